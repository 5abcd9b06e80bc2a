import Artwork
import MemoryTunes
import Terminal

/// The picker: a cover of each category, the chosen one ticked, and more covers of the selected.
func categoriesView(state: AppState, in size: Size) -> Frame {
  let theme = Theme(state.settings.current.theme)
  let chrome = Chrome(in: size, theme: theme)
  var frame = chrome.frame(
    in: size, about: "choose a category",
    keys: [.init("←→", "move"), .init("⏎", "choose"), .init("esc", "back"), .init("?", "help")])
  let content = chrome.content
  let categories = state.categories.all
  let gap = content.size.width >= 70 ? 3 : 1
  let widest = (content.size.width - 2 - gap * (categories.count - 1)) / categories.count
  let height = max(1, min(widest / 2, content.size.height / 2 - 2))
  let row = Rectangle(
    x: content.minX, y: content.minY + 1, width: content.size.width, height: height
  ).centered(width: categories.count * (2 * height + gap) - gap, height: height)
  for (index, category) in categories.enumerated() {
    let tile = Rectangle(
      x: row.minX + index * (2 * height + gap), y: row.minY, width: 2 * height, height: height)
    frame.addTarget(index, tile)
    drawTile(
      category, in: tile, isSelected: index == state.categories.selected, state, theme, &frame)
  }
  let wall = Rectangle(
    x: row.minX, y: row.maxY + 4, width: row.size.width, height: content.maxY - row.maxY - 5)
  let selected = categories[min(state.categories.selected, categories.count - 1)]
  let covers = state.categories.catalogue[selected.id] ?? []
  guard wall.size.height >= 3, !covers.isEmpty else { return frame }
  frame.write(
    "\(covers.count) covers", x: wall.minX, y: wall.minY - 1, width: wall.size.width, theme.quiet)
  drawWall(
    of: covers.map(\.id), in: wall, tileHeight: tileHeight(for: covers.count, in: wall.size),
    on: &frame)
  return frame
}

private func drawTile(
  _ category: Category, in tile: Rectangle, isSelected: Bool, _ state: AppState, _ theme: Theme,
  _ frame: inout Frame
) {
  let image = state.categories.catalogue[category.id]?.first?.id ?? backImage
  frame.place(Picture(image: image, in: tile))
  let isChosen = category == state.categories.chosen
  let name = isChosen ? "✓ \(category.name)" : category.name
  let x = tile.minX + (tile.size.width - name.displayWidth) / 2
  let style = isSelected ? theme.accent : isChosen ? theme.success : theme.text
  let hasRoom = tile.size.width >= 10
  if hasRoom || isSelected { frame.write(name, x: x, y: tile.maxY + 1, style) }
  if !hasRoom, isChosen { frame.write("✓", x: tile.maxX - 1, y: tile.maxY - 1, theme.success) }
  guard isSelected else { return }
  drawCursor(around: tile, hasRowGap: true, style: theme.accent, on: &frame)
  frame.cursor = tile.origin
}
