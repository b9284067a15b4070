/// Owns a view and stands behind it in the responder chain.
@MainActor open class ViewController: Responder {
  /// The controller's view, made by ``loadView()`` when first asked for.
  public private(set) lazy var view: View = {
    let view = loadView()
    view.viewController = self
    return view
  }()

  public override init() {}

  /// Makes the view. Called once.
  open func loadView() -> View { View() }

  open override var next: Responder? { view.superview ?? view.window.flatMap { $0 === view ? nil : $0 } }
}
