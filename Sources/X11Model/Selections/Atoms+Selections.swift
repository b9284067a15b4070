import UICore

extension Atoms {
  /// What programs call the selection of this name.
  package func pasteboard(_ name: Atom) -> Pasteboard? {
    switch name {
    case .primary: .primary
    case self[.clipboard]: .clipboard
    default: nil
    }
  }

  package func name(of pasteboard: Pasteboard) -> Atom {
    switch pasteboard {
    case .primary: .primary
    case .clipboard: self[.clipboard]
    }
  }

  /// What a text of ours can be asked for as.
  package var served: [Atom] {
    [
      self[.targets], self[.multiple], self[.timestamp], self[.saveTargets], self[.utf8String],
      self[.textPlainUTF8], self[.textPlain], .string, self[.text],
    ]
  }

  /// The types that we ask another's text in, the best first. Nearly every owner knows the first. Who does not is asked
  /// what else it has; and if it says nothing to that, for one after the other.
  package var wanted: [Atom] { [self[.utf8String], self[.targets]] + texts.dropFirst() }

  /// The types in which a clipboard manager is to keep a text of ours: it can make the rest of them.
  package var kept: [Atom] { [self[.utf8String], self[.textPlainUTF8], .string] }

  /// The types of texts, the best first. The owner chooses the encoding of those in the middle, and the type of its
  /// answer may say which.
  private var texts: [Atom] {
    [
      self[.utf8String], self[.textPlainUTF8], .string, self[.text], self[.textPlain], self[.compoundText],
    ]
  }

  /// Which of the targets that are offered are texts, the best first.
  ///
  /// - Parameter offered: with their names, which matter for MIME types: those have parameters, and letters of either
  ///   case (RFC 2045, 5.1).
  package func texts(among offered: [(target: Atom, name: String)]) -> [Atom] {
    let ranked = offered.compactMap { target, name in rank(target, name).map { (target: target, rank: $0) } }
    return ranked.sorted { $0.rank < $1.rank }.map(\.target)
  }

  private func rank(_ target: Atom, _ name: String) -> Int? {
    if let index = texts.firstIndex(of: target) { return index }
    guard let type = TextType(name) else { return nil }
    switch type.charset {
    case "utf-8", "utf8": return 1
    case nil: return 4
    // Others would have to be converted. Every owner of those that we know offers one of ours, too.
    default: return type.isOfOneByte ? 4 : nil
    }
  }
}
