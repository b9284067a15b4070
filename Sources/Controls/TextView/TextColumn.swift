import TextModel
import UICore

/// A text set in rows of one width, marked text and all, as far as it was looked at: paragraphs are laid out when they are asked
/// for, and kept.
///
/// Nothing is known of the rest, not even its height: whoever scrolls holds on to a row and walks from there.
@MainActor final class TextColumn {
  private let content: TextContent
  private let system: any TextSystem
  let font: Font
  let width: Double
  let lineHeight: Double
  private let layoutDirection: LayoutDirection
  private let cutter: StretchCutter
  /// Those that are laid out, in order, with gaps between them.
  private(set) var paragraphs: [Paragraph] = []

  init(
    _ content: TextContent, font: Font, width: Double, system: any TextSystem,
    layoutDirection: LayoutDirection = .leftToRight, cutter: StretchCutter = StretchCutter()
  ) {
    self.layoutDirection = layoutDirection
    self.content = content
    self.cutter = cutter
    self.font = font
    self.width = width
    self.system = system
    lineHeight = TextFlow.lineHeight(of: font, metrics: system.metrics(of: font))
  }

  var storage: LineStorage { content.shownLines }
  var utf8Count: Int { storage.utf8Count }

  /// The paragraph that holds `offset`, or ends there. Laid out if need be.
  func paragraph(at offset: Int) -> Paragraph {
    let index = insertionIndex(of: offset)
    if index > 0, paragraphs[index - 1].holds(offset) {
      let found = paragraphs[index - 1]
      if found.change != nil { setter.set(found) }
      return found
    }
    let made = stretch(around: offset, between: index > 0 ? paragraphs[index - 1] : nil, and: index)
    setter.set(made)
    paragraphs.insert(made, at: index)
    return made
  }

  /// What is between two newlines, or of a very long line some of what is not laid out yet.
  private func stretch(around offset: Int, between previous: Paragraph?, and next: Int) -> Paragraph {
    let line = storage.lineStart(at: offset)..<storage.lineEnd(at: offset)
    let start = max(line.lowerBound, previous?.end ?? 0)
    let end = next < paragraphs.count ? min(line.upperBound, paragraphs[next].start) : line.upperBound
    let range = cutter.stretch(around: offset, in: start..<end, of: storage)
    let made = Paragraph(start: range.lowerBound, utf8Count: range.count)
    made.isContinued = (range.lowerBound > line.lowerBound, range.upperBound < line.upperBound)
    return made
  }

  func layout(of place: RowPlace) -> any TextLayout {
    let paragraph = place.paragraph
    let row = paragraph.rows[place.index]
    if let layout = row.layout { return layout }
    let layout = setter.layout(row.start..<row.end, of: paragraph)
    paragraph.rows[place.index].layout = layout
    return layout
  }

  private var setter: ParagraphSetter {
    ParagraphSetter(
      storage: storage, system: system, font: font, width: width, layoutDirection: layoutDirection)
  }

  /// How many of the paragraphs begin at or before `offset`. O(log *n*)
  private func insertionIndex(of offset: Int) -> Int {
    paragraphs.partitionPoint { $0.start > offset }
  }

  // MARK: Changes

  /// Follows an edit that the storage has already: what is before and behind it stays laid out.
  func follow(_ edit: TextEdit) {
    let difference = edit.insertedCount - edit.range.count
    var kept: [Paragraph] = []
    kept.reserveCapacity(paragraphs.count)
    for paragraph in paragraphs {
      if paragraph.end < edit.range.lowerBound {
        kept.append(paragraph)
      } else if paragraph.isCut(at: edit.range.lowerBound) {
        // Whatever is behind it may be a newline now.
        paragraph.isContinued.behind = storage.lineEnd(at: paragraph.end) > paragraph.end
        kept.append(paragraph)
      } else if paragraph.start > edit.range.upperBound {
        paragraph.start += difference
        kept.append(paragraph)
      } else if absorb(edit, in: paragraph) {
        kept.append(paragraph)
      }
    }
    paragraphs = kept
    guard paragraphs.contains(where: \.isStretch) else { return }
    paragraphs.removeAll { !endsAtClusters($0, after: edit) }
    for offset in [edit.range.lowerBound, edit.range.lowerBound + edit.insertedCount] { turnLine(at: offset) }
  }

  /// All stretches of a line run as the line does, which an edit in one of them may have turned.
  private func turnLine(at offset: Int) {
    let line = storage.lineStart(at: offset)...storage.lineEnd(at: offset)
    let isOfLine: (Paragraph) -> Bool = { $0.isStretch && line.contains($0.start) }
    guard paragraphs.contains(where: isOfLine) else { return }
    let direction = storage.withUTF8(in: line.lowerBound..<line.upperBound) { LineDirection(of: $0) }
    paragraphs.removeAll { isOfLine($0) && $0.direction != direction }
  }

  /// What was inserted may have grown together with its neighbours where a stretch was cut, and turned pairs of flags
  /// behind it.
  private func endsAtClusters(_ paragraph: Paragraph, after edit: TextEdit) -> Bool {
    let continued = paragraph.isContinued
    guard paragraph.isStretch, paragraph.end >= edit.range.lowerBound else { return true }
    return !(continued.before && storage.clusterBoundary(atOrBefore: paragraph.start) < paragraph.start)
      && !(continued.behind && storage.clusterBoundary(atOrBefore: paragraph.end) < paragraph.end)
  }

  /// Whether the edit left the paragraph one, so that only some rows need be set again.
  private func absorb(_ edit: TextEdit, in paragraph: Paragraph) -> Bool {
    let range = edit.range
    guard paragraph.start <= range.lowerBound, range.upperBound <= paragraph.end else { return false }
    let end = paragraph.end + edit.insertedCount - range.count
    let inserted = range.lowerBound..<range.lowerBound + edit.insertedCount
    guard end - paragraph.start <= cutter.longest, storage.lineEnd(at: inserted.lowerBound) >= end,
      storage.lineStart(at: inserted.upperBound) <= paragraph.start
    else { return false }
    let change = Paragraph.Change(
      range: range.lowerBound - paragraph.start..<range.upperBound - paragraph.start,
      insertedCount: edit.insertedCount)
    paragraph.change = paragraph.change?.followed(by: change) ?? change
    paragraph.utf8Count = end - paragraph.start
    return true
  }

  /// Lets go of what is far from `range` once there is much of it.
  func trim(to range: Range<Int>) {
    guard paragraphs.count > 256 else { return }
    paragraphs.removeAll { $0.end < range.lowerBound || $0.start > range.upperBound }
  }
}
