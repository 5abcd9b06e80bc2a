import Artwork
import MemoryTunes
import SafeText
import Terminal

extension AppState {
  /// The cover with this image if its picture is missing; nil otherwise.
  fileprivate func missingCover(_ image: String) -> Cover? {
    guard game.missingCovers.ids.contains(image) else { return nil }
    return game.covers.first { $0.id == image }
  }
}

/// Draws a picture of the board, or the cover's title if the picture is missing.
///
/// Turning cards have no title, because they are too narrow.
func draw(
  _ picture: Picture, of state: AppState, isTurning: Bool = false, theme: Theme,
  on frame: inout Frame
) {
  guard let cover = state.missingCover(picture.image) else { return frame.place(picture) }
  frame.fill(picture.rectangle, theme.onCard(picture.isDimmed ? theme.quiet : theme.text))
  if !isTurning {
    write(cover, on: picture.rectangle, isDimmed: picture.isDimmed, theme: theme, on: &frame)
  }
}

/// Draws a card that shows a cover's title and artist.
func drawTitle(
  of cover: Cover, on card: Rectangle, isDimmed: Bool = false, theme: Theme, on frame: inout Frame
) {
  frame.fill(card, theme.onCard(isDimmed ? theme.quiet : theme.text))
  write(cover, on: card, isDimmed: isDimmed, theme: theme, on: &frame)
}

private func write(
  _ cover: Cover, on card: Rectangle, isDimmed: Bool, theme: Theme, on frame: inout Frame
) {
  let width = card.size.width >= 12 ? card.size.width - 2 : card.size.width
  // The last row is for the mark.
  let rows = max(1, card.size.height - 1)
  let title = cover.shownTitle.wrapped(to: width, atMost: rows)
  // Titles are not unique, so the artist tells covers apart.
  let artist = cover.artist.wrapped(to: width, atMost: rows - title.count)
  let lines =
    title.map { ($0, isDimmed ? theme.quiet : theme.strong) }
    + artist.map { ($0, isDimmed ? theme.quiet : theme.text) }
  for (row, line) in lines.enumerated() {
    frame.write(
      line.0, x: card.minX + (card.size.width - line.0.displayWidth) / 2,
      y: card.minY + (rows - lines.count) / 2 + row, theme.onCard(line.1))
  }
}

extension Cover {
  /// The title, or "Untitled" if the title is invisible.
  var shownTitle: String { title.isInvisible ? "Untitled" : title }
}

extension String {
  /// The text wrapped to at most `count` lines of at most `width` columns; the rest is replaced by
  /// `…`.
  func wrapped(to width: Int, atMost count: Int) -> [String] {
    let lines = wrapped(to: width)
    guard lines.count > count else { return lines }
    guard count > 0 else { return [] }
    let last = lines[count - 1...count].joined(separator: " ")
    return Array(lines.prefix(count - 1)) + [last.fitted(to: width)]
  }
}
