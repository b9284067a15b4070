import Outfield

/// Feeds the inspector with the notifications that the event stream is made of.
///
/// While it is hidden it observes nothing and looks at nothing. While it is open what happens in a turn is noted
/// as it comes, and shown by one update at the turn's end; views are named by one walk through the tree for each
/// round of notifications, and only if something is to be named.
@MainActor final class InspectorController {
  let view = InspectorView()
  private unowned let application: Application
  private let start: Instant
  private let mark: PressMark
  private var observation: Observation?
  private var log = InspectorLog()
  private var names: ViewNames?
  /// The names of the fields that were edited: one that has been removed still ends under its name.
  private var edited: [ObjectIdentifier: String] = [:]
  /// The field that began last, and the one that ended last.
  private var (lastBegun, lastEnded) = ("", "")

  /// It was opened or closed: there is more or less room for the scene.
  var onChange: (@MainActor () -> Void)?

  init(_ application: Application) {
    self.application = application
    start = application.host.clock.now
    mark = PressMark(application)
    view.isHidden = true
    view.onLayout = { [weak self] in self?.refresh() }
  }

  var isOpen: Bool { observation != nil }

  func toggle() { isOpen ? close() : open() }

  func open() {
    guard !isOpen else { return }
    observation = application.observe { [weak self] in self?.notice($0) }
    view.isHidden = false
    update()
    onChange?()
  }

  func close() {
    observation?.cancel()
    observation = nil
    names = nil
    mark.clear()
    view.isHidden = true
    onChange?()
  }

  // MARK: What happens

  private func notice(_ notification: Application.Notification) {
    if case .pressDecided(let report) = notification {
      note(report)
    } else if let detail = describe(notification) {
      log.add(detail, at: application.host.clock.now - start, isRepeated: notification.comesInBursts)
    }
    update()
  }

  /// At the end of the turn, with all else that is laid out.
  private func update() { view.setNeedsLayout() }

  private func note(_ report: PressReport) {
    guard !isOwn(report.target) else { return }
    log.add(report.decision, place(of: report))
    guard let window = view.window, let point = report.location, report.target?.window === window else {
      return mark.clear()
    }
    mark.show(at: point, in: window, report.decision.role)
  }

  private func isOwn(_ responder: Responder?) -> Bool {
    (responder as? View)?.isDescendant(of: view) ?? false
  }

  private func place(of report: PressReport) -> InspectorLine.Detail {
    guard let target = report.target else { return InspectorLine.Detail(before: "outside the program") }
    var detail = InspectorLine.Detail(path: name(of: target))
    let point = report.location ?? .zero
    detail.after = report.isPan ? " · pan" : " · (\(Int(point.x.rounded())), \(Int(point.y.rounded())))"
    // Pressed and released within one turn: the decision is told before the fields are.
    let origin = lastBegun == detail.path ? lastEnded : lastBegun
    if report.decision == .handOver, !origin.isEmpty {
      detail.before = "\(origin.lastPart) → "
      detail.after = ""
    }
    return detail
  }

  /// Nil for what is not told.
  private func describe(_ notification: Application.Notification) -> InspectorLine.Detail? {
    switch notification {
    case .didBeginEditing(let responder): .init(before: "didBeginEditing ", path: begin(responder))
    case .didEndEditing(let responder, let cause):
      .init(before: "didEndEditing ", path: end(responder), after: " · \(cause.rawValue)")
    case .keyboard(let change): .init(before: change.phase.eventName)
    case .textDidChange(let view): .init(before: "textDidChange ", path: name(of: view))
    case .selectionDidChange(let view): .init(before: "selectionDidChange ", path: name(of: view))
    case .markedTextDidChange(let view): .init(before: "markedTextDidChange ", path: name(of: view))
    case .action(let view, _): isOwn(view) ? nil : .init(before: "action ", path: name(of: view))
    case .windowDidOpen: .init(before: "windowDidOpen")
    case .fault(let message): .init(before: "fault: " + message)
    // The chain and the panel show it.
    case .firstResponderDidChange, .pressDecided, .contentInsetsDidChange: nil
    }
  }

  private func begin(_ responder: Responder) -> String {
    let name = name(of: responder)
    edited[ObjectIdentifier(responder)] = name
    lastBegun = name
    return name
  }

  private func end(_ responder: Responder) -> String {
    lastEnded = edited.removeValue(forKey: ObjectIdentifier(responder)) ?? name(of: responder)
    return lastEnded
  }

  private func name(of responder: Responder) -> String {
    guard let view = responder as? View ?? (responder as? ViewController)?.view else { return "" }
    if names == nil { names = ViewNames(windows: application.windows) }
    return names?[view] ?? ViewNames.className(of: view)
  }

  // MARK: What is shown

  private func refresh() {
    // What was named in this turn may be called otherwise in the next.
    defer { names = nil }
    guard isOpen, let window = view.window else { return }
    switch view.page {
    case .live: showLive(window)
    case .tree: view.showTree(ViewTreeText(window) { [view] in $0 === view }.lines)
    }
  }

  private func showLive(_ window: Window) {
    view.responders.show(
      ResponderChainText.lines(from: window.firstResponder, in: window, isWhole: view.showsWholeChain) {
        name(of: $0)
      })
    let hint = InspectorLine.note("Press anything, here or elsewhere.")
    view.decisions.show(log.decisions.isEmpty ? [hint] : log.decisions)
    view.decisions.explain(log.reason)
    view.notifications.show(log.notifications.isEmpty ? [.note("None yet.")] : log.notifications)
  }
}

extension Application.Notification {
  /// Whether only the last of several is of interest.
  fileprivate var comesInBursts: Bool {
    switch self {
    case .textDidChange, .selectionDidChange, .markedTextDidChange: true
    default: false
    }
  }
}

extension String {
  /// Of a path: what follows the last slash.
  fileprivate var lastPart: Substring { split(separator: "/").last ?? self[...] }
}
