/// Everything that drives a display runs here, one test at a time: a display has one pointer and one focus.
@globalActor
actor HarnessActor {
  static let shared = HarnessActor()
}
