/// The bundled covers, dark until found, with the title, artist and date found of the selected one.
struct CollectionPage {
  let collection: CoverCollection
  let categories: CategoriesState
  let selected: Int?
  let theme: Theme

  func draw(in area: Rectangle, on frame: inout Frame) {
    let layout = CollectionLayout(in: area, around: selected)
    for category in layout.categories {
      drawName(ofCategory: category, at: layout, on: &frame)
      drawCovers(ofCategory: category, at: layout, on: &frame)
    }
    drawMore(at: layout, on: &frame)
    drawDetails(in: layout.details, isWide: layout.isWide, on: &frame)
  }

  private func drawName(ofCategory index: Int, at layout: CollectionLayout, on frame: inout Frame) {
    let (category, covers) = CoverCollection.categories[index]
    let place = layout.name(ofCategory: index)
    let count = tr("\(collection.foundCount(of: covers)) of \(covers.count)", in: "covers found")
    frame.write(category.label, x: place.minX, y: place.minY, theme.accent)
    frame.write(
      count, x: layout.isWide ? place.minX : place.minX + category.label.displayWidth + 1,
      y: place.minY + (layout.isWide ? 1 : 0), theme.quiet)
  }

  /// Draws how much does not fit, at the end of the first line.
  private func drawMore(at layout: CollectionLayout, on frame: inout Frame) {
    let (categories, columns) = (layout.categories, layout.columns)
    let below = CollectionRows.categories.count - categories.upperBound
    let signs = [
      columns.lowerBound > 0 ? "←" : nil, columns.upperBound < CollectionRows.width ? "→" : nil,
      categories.lowerBound > 0 ? "↑ \(categories.lowerBound)" : nil,
      below > 0 ? "↓ \(below)" : nil,
    ].compactMap(\.self)
    // "↑ 1 more", "↑ 1 ↓ 2 more", "→ ↓ 4 more": the rest of the collection, beside the categories on the screen.
    let text = signs.isEmpty ? "" : tr("\(signs.joined(separator: " ")) more")
    let line = layout.name(ofCategory: categories.lowerBound)
    frame.write(text, x: line.maxX - text.displayWidth, y: line.minY, theme.quiet)
  }

  private func drawCovers(
    ofCategory index: Int, at layout: CollectionLayout, on frame: inout Frame
  ) {
    let (category, numbers) = CoverCollection.categories[index]
    let covers = categories.catalogue[category.id] ?? []
    for (row, inRow) in CollectionRows.categories[index].enumerated() {
      for (column, number) in inRow.enumerated() where layout.columns.contains(column) {
        let tile = layout.tile(inCategory: index, row: row, column: column)
        let place = number - numbers.lowerBound
        let image = covers.indices.contains(place) ? covers[place].id : backImage
        frame.drawPart("cover") { draw(number, image, on: tile, on: &$0) }
      }
    }
  }

  private func draw(_ cover: Int, _ image: String, on tile: Rectangle, on frame: inout Frame) {
    frame.addTarget(.choose(cover), tile)
    if let find = collection[cover] {
      frame.place(Picture(image: image, in: tile))
      if find.isGolden { frame.write("★", x: tile.maxX - 1, y: tile.maxY - 1, theme.accent) }
    } else {
      drawDarkCover(on: tile, theme: theme, on: &frame)
    }
    guard cover == selected else { return }
    drawCursor(around: tile, gap: Size(width: 1, height: 0), style: theme.cursor, on: &frame)
    frame.cursor = tile.origin
  }

  /// Draws the selected cover and what is known about it; without a selection, how many have been found.
  func drawDetails(in area: Rectangle, isWide: Bool, on frame: inout Frame) {
    guard area.height > 2 else {
      return frame.write(briefLines(width: area.width), in: area)
    }
    guard let selected else { return frame.write(totals(width: area.width), in: area) }
    let height = isWide ? min(24, area.width / 2, area.height - 10) : area.height
    let picture = Rectangle(x: area.minX, y: area.minY, width: 2 * height, height: height)
    if collection[selected] != nil {
      frame.place(Picture(image: cover?.id ?? backImage, in: picture))
    } else {
      drawDarkCover(on: picture, theme: theme, on: &frame)
    }
    let text =
      isWide
      ? area.dropping(top: height + 1) : area.dropping(left: picture.width + 3)
    let lines = lines(about: selected, width: text.width)
    let totals = [("", theme.text)] + totals(width: text.width)
    frame.write(lines + totals, in: text)
  }

  private typealias Line = (String, Style)

  /// The selected cover; nil without one, or before the catalogue has been read.
  private var cover: Cover? { selected.flatMap(categories.bundledCover) }

  /// In place of a cover that has not been found.
  private var missing: [Line] {
    // The Enter key deals a board on which the selected cover is.
    [(CollectionWords.notFound, theme.strong), (tr("Enter deals a board with it."), theme.quiet)]
  }

  private func lines(about selected: Int, width: Int) -> [Line] {
    guard let find = collection[selected] else { return missing.wrapped(to: width) }
    return [
      (cover?.title ?? "", theme.strong), (cover?.artist ?? "", theme.text),
      (find.dateLabel, theme.quiet),
      find.isGolden
        // Of a cover that the player found so.
        ? (tr("★ Found from memory in a flawless game."), theme.accent)
        : (tr("Find it from memory in a flawless game to make it golden."), theme.quiet),
    ].wrapped(to: width)
  }

  /// A version that fits in two lines.
  private func briefLines(width: Int) -> [Line] {
    guard let selected else {
      return totals(width: width) { tr("\($0) golden", "\($0) golden", count: $0) }
    }
    guard let find = collection[selected] else { return missing }
    let star = find.isGolden ? "★ " : ""
    let title = [cover?.title, cover?.artist].compactMap(\.self).joined(separator: " · ")
    return [(star + title, theme.strong), (find.dateLabel, theme.quiet)]
  }

  private func totals(width: Int, golden: (Int) -> String = CollectionWords.golden) -> [Line] {
    guard !collection.isEmpty else {
      return [(CollectionWords.invitation, theme.strong), (RecordsWords.offer, theme.quiet)]
        .wrapped(to: width)
    }
    return [(collection.foundLabel, theme.strong)]
      + [("★ " + golden(collection.goldenCount), theme.quiet)].wrapped(to: width)
  }
}

/// Draws a cover that has not been found: an outline and a question mark.
func drawDarkCover(on tile: Rectangle, theme: Theme, on frame: inout Frame) {
  if tile.height >= 3 {
    frame.drawEdge("┌─┐", in: tile.row(0), theme.faint)
    frame.drawSides("││", of: tile.inset(x: 0, y: 1), theme.faint)
    frame.drawEdge("└─┘", in: tile.bottom(1), theme.faint)
  }
  frame.write(
    "?", x: tile.minX + (tile.width - 1) / 2, y: tile.minY + (tile.height - 1) / 2, theme.quiet)
}
