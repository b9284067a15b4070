/// What takes bytes that others control, and what must hold whatever they are.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case sanitizer, editor, rows, layout, selectionReader, selectionOwner, dragSource, dragTarget, settings,
    monitors

  /// Ends the program where something does not hold.
  @MainActor package func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    switch self {
    case .sanitizer: SanitizerFuzz.run(bytes)
    case .editor: EditorFuzz.run(FuzzInput(bytes))
    case .rows: TextRowsFuzz.run(FuzzInput(bytes))
    case .layout: LayoutFuzz.run(bytes)
    case .selectionReader: SelectionReaderFuzz.run(FuzzInput(bytes))
    case .selectionOwner: SelectionOwnerFuzz.run(FuzzInput(bytes))
    case .dragSource: DragSourceFuzz.run(FuzzInput(bytes))
    case .dragTarget: DragTargetFuzz.run(FuzzInput(bytes))
    case .settings: SettingsFuzz.run(bytes)
    case .monitors: MonitorsFuzz.run(bytes)
    }
  }
}
