/// What a layout file may ask for at most: a file is input from outside.
enum LayoutLimits {
  static let bytes = 65_536
  static let rows = 8
  static let keys = 24
  static let alternates = 24
  static let flicks = 4
  static let scalars = 16
  static let width = 0.25...20.0
  static let indent = 0.0...10.0
}
