import Glibc
import Testing

@testable import TextModel

@Suite(.serialized) struct SecureStorageTests {
  /// Types a secret that exists nowhere else in the process: byte by byte, from a formula.
  static func type(_ count: Int, into editor: inout TextEditor<SecureStorage>) {
    for index in 0..<count {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) { byte in
        byte.initialize(repeating: secretByte(index))
        editor.insert(utf8: UnsafeBufferPointer(byte), kind: .typing, at: .zero)
      }
    }
  }

  @inline(never) static func secretByte(_ index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (index &* 7919 &+ 31) % 89 + 33)
  }

  /// Counts where the secret's first twelve bytes lie in the writable memory of the process.
  static func copiesInMemory() -> Int {
    let memory = open("/proc/self/mem", O_RDONLY)
    defer { close(memory) }
    return writableRegions().reduce(0) { $0 + copies(in: $1, of: memory) }
  }

  private static func writableRegions() -> [Range<Int>] {
    guard let maps = fopen("/proc/self/maps", "r") else { return [] }
    defer { fclose(maps) }
    var regions: [Range<Int>] = []
    var line = [CChar](repeating: 0, count: 512)
    while fgets(&line, 512, maps) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let fields = text.split(separator: " ")
      let bounds = fields[0].split(separator: "-").compactMap { Int($0, radix: 16) }
      if fields[1].hasPrefix("rw"), bounds.count == 2 { regions.append(bounds[0]..<bounds[1]) }
    }
    return regions
  }

  private static func copies(in region: Range<Int>, of memory: Int32) -> Int {
    let page = UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { page.deallocate() }
    var found = 0
    for start in stride(from: region.lowerBound, to: region.upperBound, by: 1 << 16) {
      let count = pread(memory, page, min(1 << 16, region.upperBound - start), start)
      if count > 0 { found += matches(page, count: count) }
      memset(page, 0, 1 << 16)
    }
    return found
  }

  private static func matches(_ page: UnsafeMutableRawPointer, count: Int) -> Int {
    var found = 0
    var rest = UnsafeRawPointer(page)
    let end = UnsafeRawPointer(page) + count - 12
    while rest < end, let hit = memchr(rest, Int32(secretByte(0)), end - rest) {
      let hit = UnsafeRawPointer(hit)
      if (0..<12).allSatisfy({ hit.load(fromByteOffset: $0, as: UInt8.self) == secretByte($0) }) {
        found += 1
      }
      rest = hit + 1
    }
    return found
  }

  @Test func noCopyOfAClearedSecretIsLeftInTheProcess() {
    var editor = TextEditor(SecureStorage())
    Self.type(20, into: &editor)
    #expect(Self.copiesInMemory() > 0)
    editor.setText("")
    #expect(Self.copiesInMemory() == 0)
  }

  @Test func noCopyOfAFreedOrOutgrownSecretIsLeftInTheProcess() {
    do {
      var editor = TextEditor(SecureStorage())
      Self.type(9000, into: &editor)
      #expect(editor.storage.utf8Count == 9000)
      #expect(Self.copiesInMemory() > 0)
    }
    #expect(Self.copiesInMemory() == 0)
  }

  @Test func deletingWipesWhatIsDeleted() {
    var editor = TextEditor(SecureStorage())
    editor.insert("secret", kind: .paste, at: .zero)
    editor.perform(.delete(.backward), at: .zero)
    editor.perform(.delete(.textStart), at: .zero)
    #expect(editor.storage.memory.allSatisfy { $0 == 0 })
  }

  @Test func clearingWipesTheMemory() {
    let storage = SecureStorage()
    var text = "secret"
    text.withUTF8 { storage.replace(0..<0, with: $0) }
    storage.clear()
    #expect(storage.utf8Count == 0)
    #expect(storage.memory.allSatisfy { $0 == 0 })
  }

  @Test func clustersOfASecretAreThoseOfTheSameOrdinaryText() {
    for sample in Samples.strings {
      let plain = LineStorage(sample)
      let secret = SecureStorage()
      plain.withUTF8(in: 0..<plain.utf8Count) { secret.replace(0..<0, with: $0) }
      for offset in 0...plain.utf8Count {
        #expect(secret.clusterBoundary(after: offset) == plain.clusterBoundary(after: offset))
        #expect(secret.clusterBoundary(before: offset) == plain.clusterBoundary(before: offset))
      }
    }
  }

  @Test func aSecretHasNoWordsHistoryOrMarkedText() {
    var editor = TextEditor(SecureStorage())
    editor.filter = { _, _ in nil }
    editor.insert("one two", kind: .typing, at: .zero)
    #expect(!editor.canUndo)
    editor.setMarkedText("x")
    #expect(editor.markedText == nil)
    editor.perform(.move(.wordBackward), at: .zero)
    #expect(editor.selection == TextSelection(caret: 0))
    editor.perform(.extend(.wordForward), at: .zero)
    #expect(editor.selection == TextSelection(anchor: 0, head: 7))
    editor.select(at: 5, by: .word)
    #expect(editor.selection == TextSelection(anchor: 0, head: 7))
  }

  @Test func aValueOfTheEditorSharesTheOneSecret() {
    let editor = TextEditor(SecureStorage())
    let copy = editor
    #expect(copy.storage === editor.storage)
  }
}
