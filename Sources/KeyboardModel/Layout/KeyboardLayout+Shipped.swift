extension KeyboardLayout {
  /// The names of the layouts in the library, such as `en-US`, in alphabetical order.
  public static var shippedNames: [String] {
    ShippedLayouts.names
  }

  /// A layout of the library, or `nil` if it has none of this name.
  public static func shipped(_ name: String) -> KeyboardLayout? {
    ShippedLayouts.text(of: name).flatMap { try? KeyboardLayout(parsing: $0, file: name + ".layout") }
  }

  /// The layout to use when nothing else is known, or when a file is bad: `en-US`.
  public static let `default`: KeyboardLayout = {
    guard let layout = shipped("en-US") else { fatalError("the library's own en-US layout is bad") }
    return layout
  }()
}
