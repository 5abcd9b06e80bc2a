import MemoryTunes
import Terminal

/// Keys of the settings: up and down choose the row, left and right change it.
func settingsKeymap(key: Key, state: AppState) -> AppAction? {
  let rows = SettingsRow.allCases
  let row = rows[state.settings.selected]
  func change(_ row: SettingsRow, by step: Int) -> AppAction {
    .changeSetting(.init(row.change(by: step, in: state.settings.current)))
  }
  switch key {
  case .escape, .character("q"), .backspace: return .routing(.init(state.routing.previous))
  case _ where key.chooses || key.direction == .right: return change(row, by: 1)
  case _ where key.direction == .left: return change(row, by: -1)
  case .target(let index) where rows.indices.contains(index): return change(rows[index], by: 1)
  default:
    return key.step(from: state.settings.selected, in: rows.count)
      .map { .selectEntry(.init($0, of: .settings)) }
  }
}
