import Outfield

/// Recognizers on the key window over a split view.
///
/// While a field is edited, and only then, there is a recognizer on the window that ends the editing on a tap or a
/// drag. It never claims a press for itself: one click on a row selects it, and the drag that ends the editing
/// moves the map. The search field and its clear button are one tap group; the tool bar is excluded.
@MainActor final class SplitScene: SceneController {
  private let search = CitySearchField(placeholder: "Search cities")
  private let list = ResultList()
  private let name = TextField(placeholder: "Name")
  private let remark = TextField(placeholder: "Remark")
  private let caption = Label("Nothing is selected", style: .small, role: .dim)
  private let map = MapView()
  private let tools = MapToolBar()
  private lazy var column = SearchColumn(search, list)

  private var cities = City.all
  /// The cities that the list shows, by their places in ``cities``.
  private var found = Array(City.all.indices)
  private var selected: Int?

  override func loadView() -> View {
    prepareFields()
    list.identifier = "list"
    list.onSelect = { [weak self] row in self.map { $0.select($0.found[row]) } }
    search.onDown = { [weak self] in self?.enterResults() }
    list.onLeave = { [weak self] in _ = self?.search.becomeFirstResponder() }
    map.onPick = { [weak self] city in self?.select(city) }
    map.onLook = { [weak self] camera in self?.tools.showLimits(of: camera) }
    tools.onZoom = { [weak self] factor in self?.map.enlarge(by: factor) }
    let form = FormPane("form", [.title(caption), .firstFields(name, remark, shares: [2, 3])])
    let view = SplitSceneView(
      tools: tools, left: column, right: DetailColumn(form: form, map: map))
    showFound()
    select(2)
    return view
  }

  private func prepareFields() {
    for (field, identifier) in [(search, "search"), (name, "name"), (remark, "remark")] {
      field.identifier = identifier
      field.delegate = self
    }
    name.keyboardTraits.returnKey = .next
    name.keyboardTraits.capitalization = .words
    remark.keyboardTraits.returnKey = .done
    remark.keyboardTraits.capitalization = .sentences
  }

  override func notice(_ notification: Application.Notification) {
    switch notification {
    case .didBeginEditing, .didEndEditing:
      tools.showClickHandler(isOn: view.window?.application?.dismissal.isArmed ?? false)
    case .contentInsetsDidChange:
      map.callout.isKeyboardUp = view.window?.keyboardTop != nil
      map.setNeedsLayout()
    default: break
    }
  }

  // MARK: Cities

  private func select(_ city: Int) {
    selected = city
    caption.text = "\(cities[city].id) · \(cities[city].detail)"
    name.text = cities[city].name
    remark.text = cities[city].remark
    showCities()
    map.show(cities[city].place)
  }

  /// The first hit of a search; without one, where one was.
  private func enterResults() {
    let isSearching = !search.text.isEmpty
    list.enter(at: isSearching ? 0 : list.selectedIndex ?? 0)
  }

  private func find(_ text: String) {
    found = cities.indices.filter { cities[$0].matches(text) }
    showFound()
  }

  /// The fields' texts become the selected city's.
  private func takeFields() {
    guard let selected else { return }
    cities[selected].name = name.text
    cities[selected].remark = remark.text
    showFound()
    showCities()
  }

  private func showFound() {
    list.items = found.map { ListItem(cities[$0].name, detail: cities[$0].detail, id: cities[$0].id) }
    list.selectedIndex = selected.flatMap { found.firstIndex(of: $0) }
    column.isEmpty = found.isEmpty
  }

  private func showCities() {
    list.selectedIndex = selected.flatMap { found.firstIndex(of: $0) }
    map.cities = cities
    map.selectedIndex = selected
  }
}

extension SplitScene: TextInputDelegate {
  func textDidChange(_ input: TextInputView) {
    if input === search { return find(search.text) }
    // What the program writes into the fields comes by here too.
    if input.isFirstResponder { takeFields() }
  }

  /// Return takes the first hit; where there is none there is something to mend.
  func shouldReturn(_ input: TextInputView) -> Bool {
    guard input === search, !search.text.isEmpty else { return true }
    guard let first = found.first else { return false }
    select(first)
    return true
  }
}
