import Outfield

/// `outfield layouts`: which keyboard layouts there are, whether a file is one, and how one looks.
enum LayoutsCommand: Equatable {
  case list
  case check(String)
  case show(String)

  init(_ words: inout ArgumentWords) throws(ArgumentError) {
    switch words.next() {
    case nil: self = .list
    case "--check": self = .check(try words.value(of: "--check"))
    case "--show": self = .show(try words.value(of: "--show"))
    case let word?: throw word.hasPrefix("-") ? .unknownOption(word) : .unexpectedWord(word)
    }
    if let extra = words.next() { throw .unexpectedWord(extra) }
  }

  /// What to print, or what is wrong.
  func answer(from library: LayoutLibrary) -> Result<String, LayoutComplaint> {
    switch self {
    case .list: .success(Self.list(of: library))
    case .check(let path): Self.check(path)
    case .show(let name): Self.show(name, of: library)
    }
  }

  private static func list(of library: LayoutLibrary) -> String {
    let own = Set(library.userNames)
    return library.names.map { name in
      let title = (try? library.layout(named: name))?.name ?? "(has an error: try --check)"
      let tag = name + String(repeating: " ", count: max(1, 10 - name.count))
      return tag + title + (own.contains(name) ? "  [\(library.folder ?? "")]" : "") + "\n"
    }.joined()
  }

  private static func check(_ path: String) -> Result<String, LayoutComplaint> {
    guard let text = LayoutLibrary.text(ofFile: path) else { return .failure(.unreadable(path)) }
    do throws(KeyboardLayoutError) {
      let layout = try KeyboardLayout(parsing: text, file: path)
      return .success("\(path): \(layout.name), \(layout.locale)\n")
    } catch {
      return .failure(.bad(error))
    }
  }

  private static func show(_ name: String, of library: LayoutLibrary) -> Result<String, LayoutComplaint> {
    do throws(KeyboardLayoutError) {
      guard let layout = try library.layout(named: name) else { return .failure(.unknown(name)) }
      return .success(LayoutDrawing(layout).text)
    } catch {
      return .failure(.bad(error))
    }
  }
}

/// Why there is nothing to say about a layout.
enum LayoutComplaint: Error, Equatable {
  case unknown(String)
  case unreadable(String)
  case bad(KeyboardLayoutError)

  var message: String {
    switch self {
    case .unknown(let name): "no layout is called \(name); 'outfield layouts' lists them"
    case .unreadable(let path): "\(path) cannot be read"
    case .bad(let error): error.description
    }
  }
}
