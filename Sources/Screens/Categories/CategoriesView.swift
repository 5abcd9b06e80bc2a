/// One cover per category, the chosen one ticked, and covers of the selected one below.
func drawCategories(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  let (categories, listed) = (state.categories, state.categories.listed)
  if let filter = categories.filter {
    chrome.draw(about: "", on: &frame)
    drawSearch(for: filter, count: listed.count, chrome: chrome, on: &frame)
  } else {
    // "choose a category · 3 of 12", and the progress of scanning the folder.
    let place = tr("\(categories.selected + 1) of \(listed.count)", in: "place in a list")
    let facts = [
      tr("choose a category"), listed.count > tileCount ? place : nil, categories.shelf?.changes,
    ]
    chrome.draw(about: joined(facts, fitting: chrome.about.width), on: &frame)
  }
  if let shelf = categories.shelf, shelf.showsScan {
    if case .running(let done, let total) = shelf.scan {
      drawProgress(shelf.sentence, done, of: total, in: chrome, on: &frame)
    } else {
      drawSentences([shelf.sentence], in: chrome, on: &frame)
    }
  } else if listed.isEmpty {
    drawSentences([tr("No category matches.")], in: chrome, on: &frame)
  } else {
    drawCategories(listed, state: state, chrome: chrome, on: &frame)
  }
}

private func drawCategories(
  _ categories: [MemoryTunes.Category], state: AppState, chrome: Chrome, on frame: inout Frame
) {
  let content = chrome.content
  let shown = window(of: tileCount, around: state.categories.selected, in: categories.count)
  let gap = content.width >= 70 ? 3 : 1
  let widest = (content.width - 2 - gap * (tileCount - 1)) / tileCount
  let height = max(1, min(widest / 2, content.height / 2 - 2))
  let row = content.dropping(top: 1).top(height)
  for (index, tile) in zip(shown, row.columns(shown.count, width: 2 * height, gap: gap)) {
    frame.addTarget(.choose(index), tile)
    frame.drawPart("tiles") {
      drawTile(
        categories[index], in: tile, isSelected: index == state.categories.selected, state,
        chrome: chrome, &$0)
    }
  }
  let below = content.dropping(top: 1 + height + 4)
  let width = min(content.width, tileCount * (2 * height + gap) - gap)
  drawSelected(
    state: state, in: below.centered(width: width, height: below.height), chrome.theme, &frame)
}

/// The number of categories side by side.
private let tileCount = 5

/// Draws covers of the selected category, or says where those of a custom one come from.
private func drawSelected(
  state: AppState, in wall: Rectangle, _ theme: Theme, _ frame: inout Frame
) {
  guard let selected = state.categories.selectedCategory else { return }
  let images = state.wall(of: selected)
  if wall.height >= 3, !images.isEmpty {
    Wall(in: wall, for: images.count).draw(images, on: &frame)
  } else if selected.isOwn, wall.height > 0 {
    let origin =
      // The source of a custom category's covers.
      state.settings.current.source == .itunes
      ? tr("Its covers come from an iTunes search for these words.")
      : CoverFailure.noneBundled.sentence
    frame.write(origin.wrapped(to: wall.width), in: wall, theme.quiet)
  }
}

private func drawSearch(for text: String, count: Int, chrome: Chrome, on frame: inout Frame) {
  let (area, theme) = (chrome.about, chrome.theme)
  // The number of categories that match a search.
  let found = tr("\(count) found", "\(count) found", count: count)
  frame.write("/", x: area.minX, y: area.minY, theme.accent)
  let room = area.width - max(12, found.displayWidth + 3)
  let field = Rectangle(x: area.minX + 2, y: area.minY, width: max(4, min(30, room)), height: 1)
  drawField(text, in: field, theme: theme, on: &frame)
  frame.write(found, in: area.dropping(left: field.maxX + 1 - area.minX), theme.quiet)
}

private func drawTile(
  _ category: MemoryTunes.Category, in tile: Rectangle, isSelected: Bool, _ state: AppState,
  chrome: Chrome, _ frame: inout Frame
) {
  let theme = chrome.theme
  frame.place(Picture(image: state.wall(of: category).first ?? backImage, in: tile))
  let isChosen = category == state.categories.current
  let name = isChosen ? "✓ \(category.label)" : category.label
  let style = isSelected ? theme.accent : isChosen ? theme.success : theme.text
  let count = state.categories.covers(of: category).map { "\($0.count)" } ?? ""
  if tile.width >= 10 {
    let around = tile.inset(x: -1, y: 0)
    frame.write(centered: [name.fitted(to: around.width)], in: around.row(tile.height + 1), style)
    frame.write(centered: [count], in: around.row(tile.height + 2), theme.quiet)
  } else {
    let text = [name.fitted(to: 20), count].filter { !$0.isEmpty }.joined(separator: " · ")
    let line = chrome.content.row(tile.maxY + 1 - chrome.content.minY)
    if isSelected { frame.write(centered: [text], in: line, style) }
    if isChosen { frame.write("✓", x: tile.maxX - 1, y: tile.maxY - 1, theme.success) }
  }
  guard isSelected else { return }
  drawCursor(around: tile, gap: Size(width: 1, height: 1), style: theme.cursor, on: &frame)
  // While typing a name, the cursor is in the search field.
  if state.categories.filter == nil { frame.cursor = tile.origin }
}

extension ShelfState {
  /// Shows its scan instead of covers: the first one, or one that has failed.
  var showsScan: Bool { if case .failed = scan { true } else { content == nil } }
}
