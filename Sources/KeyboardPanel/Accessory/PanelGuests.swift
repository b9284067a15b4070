import UICore

/// What a field has on the panel beside the keys or in their place: the bar, and views of the program's own.
///
/// It is asked for at the end of each turn: whoever answers with another view has it shown at once.
@MainActor final class PanelGuests {
  /// Whether the bar stands above the keys of a field that does not say.
  var usualBar = KeyboardTraits.AccessoryBar.automatic
  /// The user pulls at the bar.
  var pull: @MainActor (PanGestureRecognizer) -> Void = { _ in }

  private let view: KeyboardPanelView
  private let style: KeyStyle
  private var bar: AccessoryBar?
  /// What is edited, or the field whose guest has what is edited in it.
  private weak var owner: Responder?
  private var steps: FieldSteps?
  /// What the steps were found in.
  private var version = 0

  init(_ view: KeyboardPanelView, style: KeyStyle) {
    self.view = view
    self.style = style
  }

  /// What stands above the keys, and how high it wants to be on a panel of that width.
  func accessory(width: Double) -> PanelPlace.Accessory {
    PanelPlace.Accessory(height: view.accessory.wantedHeight(width: width), isBar: showsBar)
  }

  /// How high that wants to be which stands in the place of the keys; nil where the keys do.
  func inputHeight(width: Double) -> Double? {
    view.showsKeys ? nil : view.input.wantedHeight(width: width)
  }

  private var showsBar: Bool { bar != nil && view.accessory.guest === bar }

  /// Whether what is edited is on the panel itself.
  func contains(_ responder: Responder) -> Bool { (responder as? View)?.isDescendant(of: view) ?? false }

  /// Brings the panel in line with what is edited now.
  func update(for session: EditingSession) {
    let responder = owner(of: session.responder)
    if responder !== owner { steps = nil }
    owner = responder
    findSteps()
    let traits = session.input.keyboardTraits
    view.accessory.guest = responder.chain.lazy.compactMap(\.inputAccessoryView).first ?? bar(for: traits)
    view.input.guest = responder.chain.lazy.compactMap(\.inputView).first
    for place in [view.accessory, view.input] { place.takeIn() }
  }

  /// Views were laid out: the first and the last field may be others.
  func refreshBar() {
    guard showsBar, let bar else { return }
    findSteps()
    bar.toPrevious.isEnabled = steps?.previous != nil
    bar.toNext.isEnabled = steps?.next != nil
  }

  /// The panel is gone: nobody is held, and a field whose guest was edited has its keys back.
  func leave() {
    if view.firstResponder != nil { owner?.becomeFirstResponder() }
    view.accessory.guest = nil
    view.input.guest = nil
    owner = nil
    steps = nil
  }

  /// A field on the panel does not bring guests of its own: those of its owner stay, as long as that is there.
  private func owner(of responder: Responder) -> Responder {
    guard contains(responder), let owner, owner.responderWindow != nil else { return responder }
    return owner
  }

  private func bar(for traits: KeyboardTraits) -> AccessoryBar? {
    switch traits.accessoryBar == .automatic ? usualBar : traits.accessoryBar {
    case .hidden: return nil
    case .automatic: if steps?.hasOthers != true { return nil }
    case .shown: break
    }
    if bar == nil { bar = makeBar() }
    return bar
  }

  private func makeBar() -> AccessoryBar {
    AccessoryBar(style: style) { [unowned self] in
      take($0)
    } pull: { [unowned self] in
      pull($0)
    }
  }

  private func take(_ role: AccessoryKey.Role) {
    findSteps()
    switch role {
    case .previous: go(to: steps?.previous)
    case .next: go(to: steps?.next)
    case .done: owner?.responderWindow?.topLevel.keyReceiver.endEditing(cause: .doneKey)
    }
  }

  private func go(to field: View?) {
    if let field { field.window?.makeFirstResponder(field, cause: .nextField) }
  }

  /// Looking at all views costs more than a key may, and is needed only where something has changed.
  private func findSteps() {
    guard let owner, let window = owner.responderWindow else { return }
    guard steps == nil || window.contentVersion != version else { return }
    version = window.contentVersion
    steps = FieldSteps(from: owner)
  }
}
