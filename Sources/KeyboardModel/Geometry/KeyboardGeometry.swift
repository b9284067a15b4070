import UICore

/// Where the keys of a page are on the panel.
///
/// Keys fill the width up to `KeyboardMetrics.maximumKeyWidth` and are in the
/// middle of wider panels, or a half of them at each side. On panels that are too low, gaps and margins give
/// way before the keys do.
package struct KeyboardGeometry: Sendable, Hashable {
  package let page: KeyboardPage
  /// The width of the panel's key area in points.
  package let width: Double
  /// The height of the panel's key area in points.
  package let height: Double
  /// The frames of the keys of each row, in the order of the page.
  package let rows: [[Rect]]
  /// The width in points of a key of one unit.
  package let unit: Double
  /// The distances between keys.
  let gaps: Size
  /// How far presses belong to keys: to the panel's edge unless keys are in the middle of a wide one.
  private let edges: Range<Double>
  /// How far beside the first and the last key of a row presses are theirs: half a key that a row is indented by.
  private let reach: Double

  /// - Parameters:
  ///   - page: the keys.
  ///   - width: the width in points of the area for the keys, margins included.
  ///   - height: the height in points of the area for the keys, margins included.
  ///   - metrics: the sizes to keep to where there is room for them.
  package init(
    page: KeyboardPage, width: Double, height: Double, metrics: KeyboardMetrics = KeyboardMetrics()
  ) {
    self.page = page
    self.width = usable(width)
    self.height = usable(height)
    let columns = Columns(page, width: self.width, metrics: metrics)
    let lines = Lines(count: page.rows.count, height: self.height, columns: columns, metrics: metrics)
    unit = columns.keyWidth
    gaps = Size(width: columns.gap, height: lines.gap)
    edges = columns.edges
    reach = columns.pitch / 2 + metrics.sideMargin + columns.gap
    rows = page.rows.enumerated().map { index, row in
      let (y, height) = lines.span(of: index)
      return columns.spans(of: row).map { Rect(x: $0.x, y: y, width: $0.width, height: height) }
    }
  }

  /// The height in points at which the keys of a page have their full size.
  package static func preferredHeight(
    of page: KeyboardPage, forWidth width: Double, metrics: KeyboardMetrics = KeyboardMetrics()
  ) -> Double {
    let columns = Columns(page, width: usable(width), metrics: metrics)
    return Lines.preferredHeight(count: page.rows.count, columns: columns, metrics: metrics)
  }

  /// The key at a point, or `nil` for a margin or a point outside. Half of the gap between two keys belongs to
  /// each, and what is beside the first or last key of a row to that.
  package func key(at point: Point) -> KeyPosition? {
    guard contains(point), let row = row(at: point.y), let column = column(at: point.x, in: rows[row]) else {
      return nil
    }
    return KeyPosition(page: page.name, row: row, column: column)
  }

  private func row(at y: Double) -> Int? {
    rows.firstIndex { row in
      guard let key = row.first else { return false }
      return y >= key.minY - gaps.height / 2 && y < key.maxY + gaps.height / 2
    }
  }

  private func column(at x: Double, in row: [Rect]) -> Int? {
    guard edges.contains(x), let first = row.first, let last = row.last else { return nil }
    guard x >= first.minX - reach, x < last.maxX + reach else { return nil }
    let index = row.firstIndex { x < $0.maxX + gaps.width / 2 } ?? row.count - 1
    // Between the halves of a panel for two thumbs is more than a gap.
    if x >= row[index].minX - max(reach, gaps.width) { return index }
    return index > 0 && x < row[index - 1].maxX + reach ? index - 1 : nil
  }

  /// The frame of a key, or `nil` if the page has none at the position.
  package func frame(of position: KeyPosition) -> Rect? {
    guard page.key(at: position) != nil else { return nil }
    return rows[position.row][position.column]
  }

  /// Whether a point is on the panel at all.
  package func contains(_ point: Point) -> Bool {
    Rect(x: 0, y: 0, width: width, height: height).contains(point)
  }
}

extension KeyboardLayout {
  /// The height in points at which the keys of every page have their full
  /// size: the panel keeps it while pages are switched. Pads do not count: their few keys are wide enough.
  package func preferredHeight(
    forWidth width: Double, metrics: KeyboardMetrics = KeyboardMetrics()
  ) -> Double {
    pages.lazy.filter { !$0.name.isPad }.map {
      KeyboardGeometry.preferredHeight(of: $0, forWidth: width, metrics: metrics)
    }.max() ?? 0
  }
}

/// A window may be asked for any size; a panel has a finite one that is not negative.
private func usable(_ length: Double) -> Double {
  length.isFinite ? max(0, length) : 0
}

/// The horizontal half of the geometry.
private struct Columns {
  private let origin: Double
  /// The part of the width in which presses belong to keys.
  let edges: Range<Double>
  /// The distance in points from a key of one unit to the next.
  let pitch: Double
  let gap: Double
  private let metrics: KeyboardMetrics
  /// Where a page for two thumbs is divided, in units, and what is between the halves, in points.
  private let middle: Double?
  private let space: Double

  init(_ page: KeyboardPage, width: Double, metrics: KeyboardMetrics) {
    let units = max(page.width, 1)
    let available = max(0, width - 2 * metrics.sideMargin)
    // On very narrow panels a full gap would eat the keys.
    gap = metrics.snapped(min(metrics.gap, available / units / 5))
    let widest = metrics.isSplit ? metrics.compactKeyWidth : metrics.maximumKeyWidth
    pitch = min(widest + gap, (available + gap) / units)
    let rest = max(0, width - (pitch * units - gap))
    middle = metrics.isSplit && !page.name.isPad ? page.middle : nil
    space = middle == nil ? 0 : max(0, rest - 2 * metrics.sideMargin)
    // A pad is at the right thumb.
    let isAtTheSide = metrics.isSplit && middle == nil
    origin = middle != nil ? (rest - space) / 2 : isAtTheSide ? max(0, rest - metrics.sideMargin) : rest / 2
    let margin = middle != nil ? 0 : max(0, origin - gap / 2)
    let reach = margin <= metrics.sideMargin + gap ? 0 : margin
    edges = reach..<max(reach, isAtTheSide ? width : width - reach)
    self.metrics = metrics
  }

  var keyWidth: Double { max(0, pitch - gap) }

  /// The spans of the keys of a row. Cell edges are on whole pixels and so is
  /// the gap: gaps are all the same, widths differ by a pixel at most.
  func spans(of row: KeyRow) -> [(x: Double, width: Double)] {
    let count = middle.map { row.count(leftOf: $0) } ?? row.keys.count
    var units = row.indent
    return row.keys.enumerated().map { index, key in
      let shift = index < count ? 0 : space
      let start = edge(units, shift)
      units += key.width
      return (start, max(0, edge(units, shift) - gap - start))
    }
  }

  private func edge(_ units: Double, _ shift: Double) -> Double {
    metrics.snapped(origin + shift + units * pitch)
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
