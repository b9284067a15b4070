import Outfield

/// Shortens paths such as `nested/order/name` from their beginning.
@MainActor enum PathText {
  /// All of the words, and as much of the end of the path as fits into `width`.
  static func fit(
    _ detail: InspectorLine.Detail, into width: Double, font: Font, with system: (any TextSystem)?
  ) -> String {
    guard let system else { return detail.before + detail.path + detail.after }
    return fit(detail, into: width) { system.layout($0, font: font).width }
  }

  static func fit(
    _ detail: InspectorLine.Detail, into width: Double, measured: (String) -> Double
  ) -> String {
    var parts = detail.path.split(separator: "/")[...]
    var text = detail.before + detail.path + detail.after
    while parts.count > 1, measured(text) > width {
      parts = parts.dropFirst()
      text = detail.before + "…/" + parts.joined(separator: "/") + detail.after
    }
    return text
  }
}
