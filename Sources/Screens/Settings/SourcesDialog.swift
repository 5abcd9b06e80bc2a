import Artwork
import MemoryTunes
import Terminal

extension Screen {
  /// The list of sources of covers.
  static let sources = Screen(
    view: .dialog(drawSources), commands: { _ in sourcesCommands + commonCommands },
    buttons: sourceButtons)
}

private let sourcesCommands = [
  Command(.selectEntry, perform: selectButton),
  Command(.list, perform: selectButton),
  Command(.choose, perform: pressButton),
  Command(.cancel, perform: goBack),
]

private func sourceButtons(in state: AppState) -> [Button] {
  state.settings.current.sources.map {
    Button(label: $0.label, action: .settings(.change(.init(\.source, $0))))
  } + [Button(label: SettingsWords.anotherFolder, action: .prompt(.open(.chooseFolder)))]
}

/// Draws the sources below each other; the current one is ticked.
private func drawSources(state: AppState, on frame: inout Frame) {
  let theme = state.theme
  let buttons = sourceButtons(in: state)
  let current = state.settings.current.sources.firstIndex(of: state.settings.current.source)
  let panel = Panel(
    frame.bounds.centered(width: min(50, frame.size.width), height: buttons.count + 4))
  panel.draw(titled: SettingsWords.sources, theme: theme, on: &frame)
  for (index, button) in buttons.enumerated() {
    let row = panel.inside.row(index)
    let isSelected = index == state.routing.selectedButton
    let text = "\(isSelected ? "▸" : " ") \(index == current ? "✓" : " ") \(button.label) "
    frame.write(
      text, x: row.minX, y: row.minY, width: row.size.width,
      isSelected ? theme.button : theme.text.on(theme.surface))
    frame.addTarget(.button(index), row)
    if isSelected { frame.cursor = row.origin }
  }
}
