/// Where the keys of a page are on the panel.
///
/// Keys fill the width up to `KeyboardMetrics.maximumKeyWidth` and are in the
/// middle of wider panels. On panels that are too low, gaps and margins give
/// way before the keys do.
public struct KeyboardGeometry: Sendable, Hashable {
  public let page: KeyboardPage
  /// The width of the panel's key area in points.
  public let width: Double
  /// The height of the panel's key area in points.
  public let height: Double
  /// The frames of the keys of each row, in the order of the page.
  public let rows: [[KeyFrame]]

  /// - Parameters:
  ///   - page: the keys.
  ///   - width: the width in points of the area for the keys, margins included.
  ///   - height: the height in points of the area for the keys, margins included.
  ///   - metrics: the sizes to keep to where there is room for them.
  public init(
    page: KeyboardPage, width: Double, height: Double, metrics: KeyboardMetrics = KeyboardMetrics()
  ) {
    self.page = page
    self.width = usable(width)
    self.height = usable(height)
    let columns = Columns(units: page.width, width: self.width, metrics: metrics)
    let lines = Lines(count: page.rows.count, height: self.height, columns: columns, metrics: metrics)
    rows = page.rows.enumerated().map { index, row in
      let (y, height) = lines.span(of: index)
      return columns.spans(of: row).map { KeyFrame(x: $0.x, y: y, width: $0.width, height: height) }
    }
  }

  /// The height in points at which the keys of a page have their full size.
  public static func preferredHeight(
    of page: KeyboardPage, forWidth width: Double, metrics: KeyboardMetrics = KeyboardMetrics()
  ) -> Double {
    let columns = Columns(units: page.width, width: usable(width), metrics: metrics)
    return Lines.preferredHeight(count: page.rows.count, columns: columns, metrics: metrics)
  }

  /// The key at a point, or `nil` for a gap, a margin or a point outside.
  public func key(at point: KeyPoint) -> KeyPosition? {
    for (row, frames) in rows.enumerated() {
      if let column = frames.firstIndex(where: { $0.contains(point) }) {
        return KeyPosition(page: page.name, row: row, column: column)
      }
    }
    return nil
  }

  /// The frame of a key, or `nil` if the page has none at the position.
  public func frame(of position: KeyPosition) -> KeyFrame? {
    guard page.key(at: position) != nil else { return nil }
    return rows[position.row][position.column]
  }

  /// Whether a point is on the panel at all.
  public func contains(_ point: KeyPoint) -> Bool {
    KeyFrame(x: 0, y: 0, width: width, height: height).contains(point)
  }
}

extension KeyboardLayout {
  /// The height in points at which the keys of every page have their full
  /// size: the panel keeps it while pages are switched.
  public func preferredHeight(
    forWidth width: Double, metrics: KeyboardMetrics = KeyboardMetrics()
  ) -> Double {
    pages.map { KeyboardGeometry.preferredHeight(of: $0, forWidth: width, metrics: metrics) }.max() ?? 0
  }
}

/// A window may be asked for any size; a panel has a finite one that is not negative.
private func usable(_ length: Double) -> Double {
  length.isFinite ? max(0, length) : 0
}

/// The horizontal half of the geometry.
private struct Columns {
  let origin: Double
  /// The distance in points from a key of one unit to the next.
  let pitch: Double
  let gap: Double
  let metrics: KeyboardMetrics

  init(units: Double, width: Double, metrics: KeyboardMetrics) {
    let units = max(units, 1)
    let available = max(0, width - 2 * metrics.sideMargin)
    // On very narrow panels a full gap would eat the keys.
    gap = metrics.snapped(min(metrics.gap, available / units / 5))
    pitch = min(metrics.maximumKeyWidth + gap, (available + gap) / units)
    origin = (width - (pitch * units - gap)) / 2
    self.metrics = metrics
  }

  var keyWidth: Double { max(0, pitch - gap) }

  /// The spans of the keys of a row. Cell edges are on whole pixels and so is
  /// the gap: gaps are all the same, widths differ by a pixel at most.
  func spans(of row: KeyRow) -> [(x: Double, width: Double)] {
    var units = row.indent
    return row.keys.map { key in
      let start = edge(units)
      units += key.width
      return (start, max(0, edge(units) - gap - start))
    }
  }

  private func edge(_ units: Double) -> Double {
    metrics.snapped(origin + units * pitch)
  }
}

/// The vertical half of the geometry.
private struct Lines {
  let top: Double
  let pitch: Double
  let gap: Double
  let metrics: KeyboardMetrics

  init(count: Int, height: Double, columns: Columns, metrics: KeyboardMetrics) {
    let preferred = Self.preferredHeight(count: count, columns: columns, metrics: metrics)
    let squeeze = preferred > 0 ? min(1, height / preferred) : 1
    // Squared, so that half the height costs a key less than half of its own.
    let shrink = squeeze * squeeze
    gap = metrics.snapped(metrics.gap * shrink)
    let margins = metrics.snapped(metrics.topMargin * shrink) + metrics.snapped(metrics.bottomMargin * shrink)
    let area = min(height, preferred) - margins
    pitch = max(0, (area + gap) / Double(max(1, count)))
    top = metrics.snapped(metrics.topMargin * shrink) + max(0, height - preferred) / 2
    self.metrics = metrics
  }

  static func preferredHeight(count: Int, columns: Columns, metrics: KeyboardMetrics) -> Double {
    guard count > 0 else { return 0 }
    let key = metrics.snapped(min(metrics.keyHeight, columns.keyWidth * metrics.maximumAspect))
    let gaps = Double(count - 1) * metrics.gap
    return metrics.topMargin + Double(count) * key + gaps + metrics.bottomMargin
  }

  func span(of row: Int) -> (y: Double, height: Double) {
    let start = edge(row)
    return (start, max(0, edge(row + 1) - gap - start))
  }

  private func edge(_ row: Int) -> Double {
    metrics.snapped(top + Double(row) * pitch)
  }
}
