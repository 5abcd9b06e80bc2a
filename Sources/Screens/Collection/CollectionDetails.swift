import Artwork
import MemoryTunes
import Terminal

extension CollectionPage {
  /// Draws the selected cover and what is known about it; without a selection, how many have been found.
  func drawDetails(in area: Rectangle, isWide: Bool, on frame: inout Frame) {
    guard area.size.height > 2 else {
      return frame.write(briefLines(width: area.size.width), in: area)
    }
    guard let selected else {
      return frame.write(totals(width: area.size.width), in: area)
    }
    let height = isWide ? min(24, area.size.width / 2, area.size.height - 10) : area.size.height
    let picture = Rectangle(x: area.minX, y: area.minY, width: 2 * height, height: height)
    if collection[selected] != nil {
      frame.place(Picture(image: cover?.id ?? backImage, in: picture))
    } else {
      drawDarkCover(on: picture, theme: theme, on: &frame)
    }
    let text =
      isWide
      ? area.dropping(top: height + 1) : area.dropping(left: picture.size.width + 3)
    let lines = lines(about: selected, width: text.size.width)
    let totals = [("", theme.text)] + totals(width: text.size.width)
    frame.write(lines + totals, in: text)
  }

  private typealias Line = (String, Style)

  /// The selected cover; nil without one, or before the catalogue has been read.
  private var cover: Cover? { selected.flatMap(categories.bundledCover) }

  private func lines(about selected: Int, width: Int) -> [Line] {
    guard let find = collection[selected] else {
      return wrapped(CollectionWords.notFound, to: width, theme.strong)
        + wrapped(CollectionWords.offer, to: width, theme.quiet)
    }
    return wrapped(cover?.title ?? "", to: width, theme.strong)
      + wrapped(cover?.artist ?? "", to: width, theme.text)
      + wrapped(find.dateLabel, to: width, theme.quiet)
      + wrapped(
        find.isGolden ? CollectionWords.golden : CollectionWords.notGolden, to: width,
        find.isGolden ? theme.accent : theme.quiet)
  }

  /// A version that fits in two lines.
  private func briefLines(width: Int) -> [Line] {
    guard let selected else { return totals(width: width, golden: CollectionWords.goldenInBrief) }
    guard let find = collection[selected] else {
      return [(CollectionWords.notFound, theme.strong), (CollectionWords.offer, theme.quiet)]
    }
    let star = find.isGolden ? "★ " : ""
    let title = [cover?.title, cover?.artist].compactMap(\.self).joined(separator: " · ")
    return [(star + title, theme.strong), (find.dateLabel, theme.quiet)]
  }

  private func totals(
    width: Int, golden: (Int) -> String = CollectionWords.golden
  ) -> [Line] {
    guard !collection.isEmpty else {
      return wrapped(CollectionWords.invitation, to: width, theme.strong)
        + wrapped(RecordsWords.offer, to: width, theme.quiet)
    }
    return [(collection.foundLabel, theme.strong)]
      + wrapped("★ " + golden(collection.goldenCount), to: width, theme.quiet)
  }

  private func wrapped(_ text: String, to width: Int, _ style: Style) -> [Line] {
    text.wrapped(to: width).map { ($0, style) }
  }
}
