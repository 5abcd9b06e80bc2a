import Artwork
import MemoryTunes
import Terminal

/// The category picker: one cover per category, the chosen one ticked, and all covers of the
/// selected one below.
func categoriesView(state: AppState, in size: Size) -> Frame {
  let theme = state.theme
  let chrome = Chrome(in: size, theme: theme)
  let categories = state.categories.all
  let selected = state.categories.selectedCategory
  var frame = chrome.frame(
    in: size, about: about(state.categories, shown: shownCategories(of: state.categories)),
    hints: hints(for: .categories, in: state))
  let content = chrome.content
  let shown = shownCategories(of: state.categories)
  let gap = content.size.width >= 70 ? 3 : 1
  let widest = (content.size.width - 2 - gap * (shown.count - 1)) / shown.count
  let height = max(1, min(widest / 2, content.size.height / 2 - 2))
  let row = Rectangle(
    x: content.minX, y: content.minY + 1, width: content.size.width, height: height
  ).centered(width: shown.count * (2 * height + gap) - gap, height: height)
  for (place, index) in shown.enumerated() {
    let tile = Rectangle(
      x: row.minX + place * (2 * height + gap), y: row.minY, width: 2 * height, height: height)
    frame.addTarget(.entry(index), tile)
    drawTile(
      categories[index], in: tile, isSelected: index == state.categories.selected, state, theme,
      &frame)
  }
  let wall = Rectangle(
    x: row.minX, y: row.maxY + 5, width: row.size.width, height: content.maxY - row.maxY - 5)
  let covers = state.categories.catalogue[selected.id] ?? []
  guard wall.size.height >= 3, !covers.isEmpty else {
    drawOrigin(of: selected, source: state.settings.current.source, in: wall, theme, &frame)
    return frame
  }
  frame.write(
    "\(covers.count) covers", x: wall.minX, y: wall.minY - 2, width: wall.size.width, theme.quiet)
  Wall(in: wall, for: covers.count).draw(covers.map(\.id), on: &frame)
  return frame
}

/// Says where the covers of one of the player's own categories come from.
private func drawOrigin(
  of category: MemoryTunes.Category, source: CoverSource, in wall: Rectangle, _ theme: Theme,
  _ frame: inout Frame
) {
  guard category.isOwn, wall.size.height > 0 else { return }
  let sentence =
    switch source {
    case .bundled:
      "No covers are bundled for this category: choose iTunes or a folder in the settings."
    case .itunes: "Its covers come from searching iTunes for these words."
    case .folder(let path):
      "Its covers come from the folder with this name in \(path), if there is one."
    }
  for (row, line) in sentence.wrapped(to: wall.size.width).enumerated() {
    frame.write(
      line, x: wall.minX, y: wall.minY + row, width: wall.size.width, theme.quiet)
  }
}

/// The indices of the five categories shown, around the selected one.
private func shownCategories(of state: CategoriesState) -> Range<Int> {
  let first = min(max(0, state.selected - 2), max(0, state.all.count - 5))
  return first..<min(first + 5, state.all.count)
}

private func about(_ state: CategoriesState, shown: Range<Int>) -> String {
  shown.count == state.all.count
    ? "choose a category" : "choose a category · \(state.selected + 1) of \(state.all.count)"
}

private func drawTile(
  _ category: Category, in tile: Rectangle, isSelected: Bool, _ state: AppState, _ theme: Theme,
  _ frame: inout Frame
) {
  let image = state.categories.catalogue[category.id]?.first?.id ?? backImage
  frame.place(Picture(image: image, in: tile))
  let isChosen = category == state.categories.chosen
  let name = (isChosen ? "✓ \(category.label)" : category.label).fitted(to: tile.size.width + 2)
  let x = tile.minX + (tile.size.width - name.displayWidth) / 2
  let style = isSelected ? theme.accent : isChosen ? theme.success : theme.text
  let hasRoom = tile.size.width >= 10
  if hasRoom || isSelected { frame.write(name, x: x, y: tile.maxY + 1, style) }
  if !hasRoom, isChosen { frame.write("✓", x: tile.maxX - 1, y: tile.maxY - 1, theme.success) }
  guard isSelected else { return }
  drawCursor(around: tile, gap: Size(width: 1, height: 1), style: theme.cursor, on: &frame)
  frame.cursor = tile.origin
}
