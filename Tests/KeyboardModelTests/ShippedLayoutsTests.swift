import Glibc
import Testing

@testable import KeyboardModel

@Suite struct ShippedLayoutsTests {
  @Test func literalsAreTheFilesOfResources() throws {
    for (name, text) in ShippedLayouts.all {
      #expect(try sourceFile("Resources/layouts/\(name).layout") == text, "run Scripts/generate-layouts.sh")
    }
    #expect(layoutFileNames() == ShippedLayouts.all.map { $0.name + ".layout" }.sorted())
  }

  @Test(arguments: KeyboardLayout.shippedNames)
  func everyShippedLayoutCanBeRead(name: String) throws {
    let text = try #require(ShippedLayouts.all.first { $0.name == name }?.text)
    let layout = try KeyboardLayout(parsing: text, file: name)
    #expect(layout.locale == name)
  }

  @Test func unknownNameIsNoLayout() {
    #expect(KeyboardLayout.shipped("xx") == nil)
  }

  @Test func rowsOfEnglishHaveTenNineAndSevenLetters() {
    let rows = KeyboardLayout.default.page(.letters)?.rows ?? []
    let letters = rows.map { $0.keys.compactMap { $0.text(isShifted: false) }.joined() }
    #expect(letters == ["qwertyuiop", "asdfghjkl", "zxcvbnm", ""])
    #expect(rows.last?.keys.map(\.function) == [.symbols, .space, .return, .hide])
  }

  @Test func everyPrintableASCIICharacterCanBeTyped() {
    var typed = Set<String>([" "])
    for key in KeyboardLayout.default.pages.flatMap(\.rows).flatMap(\.keys) {
      typed.formUnion([key.text(isShifted: false), key.text(isShifted: true)].compactMap { $0 })
    }
    for scalar in UInt8(0x20)...0x7E {
      #expect(typed.contains(String(UnicodeScalar(scalar))))
    }
  }

  @Test func noKeyOfEnglishIsDead() {
    let layout = KeyboardLayout.default
    let functions = Set(layout.pages.flatMap(\.rows).flatMap(\.keys).compactMap(\.function))
    #expect(!functions.contains(.globe))
    #expect(functions.compactMap(\.targetPage).allSatisfy { layout.page($0) != nil })
  }
}

/// The layout files in the repository, sorted by name.
private func layoutFileNames(from testFile: String = #filePath) -> [String] {
  let root = testFile.split(separator: "/").dropLast(3).joined(separator: "/")
  guard let folder = opendir("/\(root)/Resources/layouts") else { return [] }
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    withUnsafeBytes(of: entry.pointee.d_name) { name in
      names.append(String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
    }
  }
  return names.filter { $0.hasSuffix(".layout") }.sorted()
}
