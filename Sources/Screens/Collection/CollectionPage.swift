/// The bundled covers, dark until found, with what is known of the selected one.
struct CollectionPage {
  let collection: CoverCollection
  let categories: CategoriesState
  let selected: Int?
  let theme: Theme

  func draw(in area: Rectangle, on frame: inout Frame) {
    let layout = CollectionLayout(in: area, around: selected)
    for index in layout.categories {
      let (category, covers) = CoverCollection.categories[index]
      let count = tr("\(collection.foundCount(of: covers)) of \(covers.count)", in: "covers found")
      frame.write(
        pieces: [(category.label, theme.accent), (" \(count)", theme.quiet)],
        in: layout.name(ofCategory: index))
      let known = categories.catalogue[category.id] ?? []
      for (place, cover) in covers.enumerated() {
        guard let tile = layout.tile(place, inCategory: index) else { continue }
        let image = known.indices.contains(place) ? known[place].id : backImage
        frame.drawPart("cover") { drawTile(of: cover, image, on: tile, on: &$0) }
      }
    }
    drawMore(at: layout, on: &frame)
    drawDetails(in: layout.details, isWide: layout.isWide, on: &frame)
  }

  /// Draws where there is more than fits, at the end of the first line.
  private func drawMore(at layout: CollectionLayout, on frame: inout Frame) {
    let (categories, columns) = (layout.categories, layout.columns)
    let signs = [
      ("←", columns.lowerBound > 0), ("→", columns.upperBound < CollectionLayout.rowLength),
      ("↑", categories.lowerBound > 0),
      ("↓", categories.upperBound < CoverCollection.categories.count),
    ].filter(\.1).map(\.0).joined(separator: " ")
    let line = layout.name(ofCategory: categories.lowerBound)
    frame.write(signs, x: line.maxX - signs.displayWidth, y: line.minY, theme.quiet)
  }

  private func drawTile(
    of cover: Int, _ image: String, on tile: Rectangle, on frame: inout Frame
  ) {
    if !collection.isEmpty { frame.addTarget(.choose(cover), tile) }
    draw(cover, image, on: tile, on: &frame)
    if collection[cover]?.isGolden == true {
      frame.write("★", x: tile.maxX - 1, y: tile.maxY - 1, theme.accent)
    }
    guard cover == selected else { return }
    drawCursor(around: tile, gap: Size(width: 1, height: 0), style: theme.cursor, on: &frame)
    frame.cursor = tile.origin
  }

  /// Draws the picture of a cover, or if it has not been found, an outline and a question mark.
  private func draw(_ cover: Int, _ image: String, on tile: Rectangle, on frame: inout Frame) {
    guard collection[cover] == nil else { return frame.place(Picture(image: image, in: tile)) }
    if tile.height >= 3 {
      frame.drawEdge("┌─┐", in: tile.row(0), theme.faint)
      frame.drawSides("││", of: tile.inset(x: 0, y: 1), theme.faint)
      frame.drawEdge("└─┘", in: tile.bottom(1), theme.faint)
    }
    let middle = tile.row((tile.height - 1) / 2)
    frame.write("?", x: tile.minX + (tile.width - 1) / 2, y: middle.minY, theme.quiet)
  }

  private func drawDetails(in area: Rectangle, isWide: Bool, on frame: inout Frame) {
    guard area.height > 2 else {
      let lines = lines(width: area.width)
      return frame.write(selected == nil ? lines.wrapped(to: area.width) : lines, in: area)
    }
    var text = area
    if let selected {
      let height = isWide ? min(24, area.width / 2, area.height - 10) : area.height
      let picture = Rectangle(x: area.minX, y: area.minY, width: 2 * height, height: height)
      let image = categories.bundledCover(selected)?.id ?? backImage
      draw(selected, image, on: picture, on: &frame)
      text = isWide ? area.dropping(top: height + 1) : area.dropping(left: picture.width + 3)
    }
    frame.write(lines(width: text.width).wrapped(to: text.width), in: text)
  }

  /// The details, the most important two lines first.
  private func lines(width: Int) -> [(String, Style)] {
    let golden = CollectionWords.golden(collection.goldenCount)
    let totals =
      collection.isEmpty
      ? [(CollectionWords.invitation, theme.strong), (RecordsWords.offer, theme.quiet)]
      : [
        (collection.foundLabel, theme.strong),
        ("★ " + longest(golden, fitting: width - 2), theme.quiet),
      ]
    guard let selected else { return totals }
    let about =
      collection[selected].map { find in
        [
          (find.label(of: categories.bundledCover(selected)), theme.strong),
          (find.dateLabel, theme.quiet),
          find.isGolden
            // Of a cover that the player found so.
            ? (tr("★ Found from memory in a flawless game."), theme.accent)
            : (tr("Find it from memory in a flawless game to make it golden."), theme.quiet),
        ]
      } ?? [
        (CollectionWords.notFound, theme.strong),
        // The Enter key deals a board on which the selected cover is.
        (tr("Enter deals a board with it."), theme.quiet),
      ]
    return about + [(" ", theme.text)] + totals
  }
}
