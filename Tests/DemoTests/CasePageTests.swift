import TestSupport
import Testing

/// What a test cites by a short id is explained on the page of cases.
struct CasePageTests {
  @Test func everyShortIdIsExplained() throws {
    let page = try Repository.text("docs/cases.md")
    let rows = Set(
      page.split(separator: "\n").compactMap {
        $0.hasPrefix("| ") ? $0.dropFirst(2).prefix { $0 != " " } : nil
      })
    let cited = try Self.citedIds()
    #expect(cited.count > 60)
    for id in cited where !id.contains("#") {
      let key = id.split(separator: " ").last ?? ""
      #expect(rows.contains(key), "\(id) is not in docs/cases.md")
    }
  }

  /// A public report is a repository, mostly with its owner, and a number.
  @Test func everyReportCanBeFound() throws {
    for id in try Self.citedIds() where id.contains("#") {
      let parts = id.split(separator: "#")
      #expect(parts.count == 2 && Int(parts[1]) != nil && !parts[0].contains(" "), "\(id)")
    }
  }

  private static func citedIds() throws -> Set<String> {
    var ids: Set<String> = []
    for path in try Repository.paths(under: "Tests") where path.hasSuffix(".swift") {
      for part in try Repository.text(path).components(after: ".bug(id: \"") {
        ids.insert(String(part.prefix { $0 != "\"" }))
      }
    }
    return ids
  }
}

extension String {
  /// What follows each `marker`, up to the next one.
  fileprivate func components(after marker: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: marker) {
      rest = rest[range.upperBound...]
      parts.append(rest)
    }
    return parts
  }
}
