/// Prints what a piece of work takes at several sizes, and how much that is of the first.
@MainActor enum Report {
  /// `body` gets the index of the size, and returns whether all went well.
  static func print(_ name: String, _ sizes: [Int], repeats: Int, _ body: (Int) -> Bool) {
    let times = sizes.indices.map { index in Stopwatch.median(repeats: repeats) { precondition(body(index)) }
    }
    let cells = zip(sizes, times).map { size, time in
      "\(size): \(time.nanosecondsText) (×\(ratio(time, to: times[0])))"
    }
    Swift.print("\(name)\n  \(cells.joined(separator: "   "))")
  }

  private static func ratio(_ time: Duration, to base: Duration) -> String {
    let tenths = Int((time / base * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
