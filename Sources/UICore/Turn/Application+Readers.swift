/// Files, sockets and pipes that the program reads between its turns.
extension Application {
  /// Calls `handler` in a turn of its own whenever `descriptor` can be read, or its other end is closed, until
  /// ``removeReader(_:)`` is called. Returns whether the host can watch it.
  ///
  /// A descriptor has one reader: a second one takes the place of the first.
  @discardableResult public func addReader(
    _ descriptor: Int32, _ handler: @escaping @MainActor () -> Void
  ) -> Bool {
    host.addReader(descriptor, handler)
  }

  /// Nobody is told of `descriptor` any more. To be called before it is closed.
  public func removeReader(_ descriptor: Int32) { host.removeReader(descriptor) }
}
