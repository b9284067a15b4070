/// What a row of a ``ListView`` shows.
public struct ListItem: Sendable, Hashable {
  /// The identifier of the row's view, the title unless told otherwise.
  public var id: String
  /// What the row says.
  public var title: String
  /// A smaller line below the title.
  public var detail: String

  /// An item with its title, and a smaller line below.
  public init(_ title: String, detail: String = "", id: String? = nil) {
    self.title = title
    self.detail = detail
    self.id = id ?? title
  }
}
