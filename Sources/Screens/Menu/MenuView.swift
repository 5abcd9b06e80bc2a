import Artwork
import MemoryTunes
import Terminal

/// The start screen: what to do, beside a wall of the chosen category's covers.
func menuView(state: AppState, in size: Size) -> Frame {
  let theme = Theme(state.settings.current.theme)
  let chrome = Chrome(in: size, theme: theme)
  var frame = chrome.frame(
    in: size, about: "find the pairs",
    keys: [.init("↑↓", "move"), .init("⏎", "choose"), .init("?", "help"), .init("q", "quit")],
    notices: state.notices)
  let entryWidth = min(32, chrome.content.size.width)
  drawEntries(state: state, width: entryWidth, chrome: chrome, on: &frame)
  let wall = Rectangle(
    x: chrome.content.minX + entryWidth, y: chrome.content.minY,
    width: chrome.content.size.width - entryWidth, height: chrome.content.size.height)
  let covers = state.categories.catalogue[state.categories.chosen.id] ?? []
  drawWall(
    of: covers.isEmpty ? [backImage] : covers.map(\.id), in: wall,
    rows: size.height >= 32 ? 4 : size.height >= 20 ? 3 : 2, on: &frame)
  return frame
}

private func drawEntries(state: AppState, width: Int, chrome: Chrome, on frame: inout Frame) {
  let theme = chrome.theme
  let entries = state.menuEntries
  let selected = min(state.menu.selected, entries.count - 1)
  let spacing = chrome.content.size.height >= entries.count * 2 + 2 ? 2 : 1
  let height = (entries.count - 1) * spacing + 1
  let top = chrome.content.minY + (chrome.content.size.height - height) / 2
  for (index, entry) in entries.enumerated() {
    let (x, y) = (chrome.content.minX, top + index * spacing)
    let isSelected = index == selected
    frame.write(isSelected ? "▸" : " ", x: x, y: y, theme.accent)
    frame.write(entry.label, x: x + 2, y: y, isSelected ? theme.strong : theme.text)
    if let detail = entry.detail(in: state) {
      frame.write(
        detail, x: x + 3 + entry.label.displayWidth, y: y,
        width: width - 4 - entry.label.displayWidth, isSelected ? theme.accent : theme.quiet)
    }
    frame.addTarget(index, Rectangle(x: x, y: y, width: width - 2, height: 1))
    if isSelected { frame.cursor = Point(x: x, y: y) }
  }
}

extension MenuEntry {
  fileprivate var label: String {
    switch self {
    case .resume: "Resume"
    case .newGame: "New Game"
    case .categories: "Choose Category"
    case .settings: "Settings"
    case .help: "Help"
    case .quit: "Quit"
    }
  }

  /// What belongs to the entry now: the score of the game to resume, the chosen category.
  fileprivate func detail(in state: AppState) -> String? {
    switch self {
    case .resume: "\(state.game.matchedPairCount)/\(state.game.covers.count) pairs"
    case .newGame: state.settings.current.grid.label
    case .categories: state.categories.chosen.name
    case .settings, .help, .quit: nil
    }
  }
}

extension Grid {
  /// As the player reads it: "4×4".
  var label: String { "\(columns)×\(rows)" }
}
