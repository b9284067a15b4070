import TestSupport

/// The two kinds of texts that GTK has, too.
enum EditorKind: String, CaseIterable {
  case entry, view
}

/// What is written in a round.
enum Writing: CaseIterable {
  case latin, accents, spaces, paragraphs, rightToLeft, mixed, emoji, han

  /// Whether all characters are as wide as the others in a font of one width, so that places can be compared.
  var isEven: Bool { self == .latin || self == .accents || self == .paragraphs }
  var hasGestures: Bool { self == .latin || self == .accents }

  /// What is typed, in the order that a letter at random is taken of: some come more often.
  var pieces: [String] {
    switch self {
    case .latin: ["a", "b", "word", "x1", "don't", "3.14", "a_b", "-", ".", ",", " ", " ", " "]
    case .accents: ["é", "ö", "e", "nn", "éa", "Ä", "-", " ", " "]
    case .spaces: ["a", "bc", " ", "  ", "\t", "\u{3000}", "\u{A0}", ".", "(", ")"]
    case .paragraphs: ["a ", "be ", "see ", "door ", "every ", "x", "elephants "]
    case .rightToLeft: ["א", "בג", "דה", "ب", "لا", "ا", "א\u{5B7}", "1", "23", "-", ".", " ", " "]
    case .mixed: ["a", "bc", "א", "בג", "ب", "12", "-", "(", ")", " ", " "]
    case .han: ["漢", "字", "中文", "我們在學", "。", "、", "「", " "]
    case .emoji: ["a", "😀", "👩\u{200D}👧", "👍\u{1F3FD}", "🇩🇪", "e\u{301}", " "]
    }
  }

  static let alphabet = Set(allCases.flatMap(\.pieces).joined().unicodeScalars)
}

/// A text and what the user does with it; the same for the same seed.
struct EditingRound: CustomStringConvertible {
  let seed: UInt64
  let kind: EditorKind
  let writing: Writing
  let text: String
  var steps: [EditingStep]

  init(seed: UInt64, kind: EditorKind) {
    var random = SeededGenerator(seed: seed)
    self.seed = seed
    self.kind = kind
    let writings = Writing.allCases.filter { kind == .view || $0 != .paragraphs }
    writing = writings[Int(seed) % writings.count]
    let size = writing == .paragraphs ? 22...30 : 3...7
    let pieces = Self.pieces(of: writing, in: kind)
    text = (0..<Int.random(in: size, using: &random)).map { _ in pieces.randomElement(using: &random)! }
      .joined()
    steps = []
    for _ in 0..<Int.random(in: 16...28, using: &random) { steps.append(Self.step(writing, kind, &random)) }
  }

  private static func pieces(of writing: Writing, in kind: EditorKind) -> [String] {
    switch kind {
    case .entry: writing.pieces.filter { $0 != "\t" }
    case .view: writing.pieces + ["\n"]
    }
  }

  private static func step(_ writing: Writing, _ kind: EditorKind, _ random: inout SeededGenerator)
    -> EditingStep
  {
    let number = Int.random(in: 0..<100, using: &random)
    func pick<T>(_ items: [T]) -> T { items.randomElement(using: &random)! }
    switch number {
    case ..<14:
      return .key(EditingKey(typing: pick(Array(pick(pieces(of: writing, in: kind)).unicodeScalars))))
    case ..<28: return .key(pick(EditingKey.deletions))
    case ..<38: return .key(pick(EditingKey.commands))
    case ..<54 where writing.hasGestures: return .gesture(gesture(&random))
    case ..<66 where writing.isEven && kind == .view: return .key(pick(EditingKey.verticalMotions))
    case ..<70 where kind == .view: return .key(pick(EditingKey.paragraphMotions))
    default: return .key(pick(EditingKey.motions))
    }
  }

  private static func gesture(_ random: inout SeededGenerator) -> EditingGesture {
    func place() -> EditingGesture.Place {
      EditingGesture.Place(number: .random(in: 0..<840, using: &random), isRightHalf: .random(using: &random))
    }
    return EditingGesture(
      kind: EditingGesture.Kind.allCases.randomElement(using: &random)!, start: place(), end: place())
  }

  var description: String { "\(kind), seed \(seed), \(writing)" }
}
