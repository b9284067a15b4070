import Glibc
import Testing

/// `OUTFIELD_BLESS=1`, or `make keys`, writes the page anew.
@Suite struct KeyPageTests {
  @Test func thePageListsTheKeysAsTheyAre() throws {
    let path = Self.root + KeyPage.path
    if getenv("OUTFIELD_BLESS") != nil { try Self.write(KeyPage.text, to: path) }
    let page = try Self.read(path)
    #expect(page == KeyPage.text, "docs/keys.md is out of date: make keys")
  }

  private static let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/"

  private struct FileError: Error {
    let path: String
  }

  private static func read(_ path: String) throws -> String {
    guard let file = fopen(path, "r") else { throw FileError(path: path) }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  private static func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "w") else { throw FileError(path: path) }
    defer { fclose(file) }
    let bytes = Array(text.utf8)
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw FileError(path: path) }
  }
}
