import Outfield

extension Label {
  /// What stands above a group of fields.
  static func caption(_ text: String) -> Label {
    let label = Label(text, style: .small, role: .dim)
    label.identifier = "caption"
    return label
  }
}
