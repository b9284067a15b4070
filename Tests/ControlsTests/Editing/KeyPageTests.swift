import Glibc
import TestSupport
import Testing

/// `OUTFIELD_BLESS=1`, or `make keys`, writes the page anew.
@Suite struct KeyPageTests {
  @Test func thePageListsTheKeysAsTheyAre() throws {
    if getenv("OUTFIELD_BLESS") != nil { try Files.write(KeyPage.text, to: Repository.path(KeyPage.path)) }
    #expect(try Repository.text(KeyPage.path) == KeyPage.text, "docs/keys.md is out of date: make keys")
  }
}
