import MemoryTunes
import Terminal

extension Screen {
  static let sources = Screen(
    view: .dialog(drawSources), commands: { _ in sourcesCommands + commonCommands },
    page: sourcesPage)
}

private let sourcesCommands = [
  Command(.selectEntry, perform: selectItem),
  Command(.list, perform: selectItem),
  Command(.choose, perform: chooseItem),
  Command(.cancel, perform: goBack),
]

@Sendable private func sourcesPage(of state: AppState) -> Page {
  let sources = state.settings.current.sources.map {
    Item($0.label, .settings(.change(.init(\.source, $0))))
  }
  return Page(
    title: Setting.source.label,
    buttons: sources + [Item(SettingsWords.anotherFolder, .prompt(.open(.chooseFolder)))],
    first: state.settings.current.sourceIndex, in: state)
}

private func drawSources(state: AppState, on frame: inout Frame) {
  let theme = state.theme
  let page = sourcesPage(of: state)
  let current = state.settings.current.sources.firstIndex(of: state.settings.current.source)
  let panel = Panel(
    frame.bounds.centered(width: min(50, frame.size.width), height: page.items.count + 4))
  panel.draw(titled: page.title, theme: theme, on: &frame)
  for (index, item) in page.items.enumerated() {
    let row = panel.inside.row(index)
    let isSelected = index == page.selected
    let text = "\(isSelected ? "▸" : " ") \(index == current ? "✓" : " ") \(item.label) "
    frame.write(text, in: row, isSelected ? theme.button : theme.text.on(theme.surface))
    frame.addTarget(.button(index), row)
    if isSelected { frame.cursor = row.origin }
  }
}
