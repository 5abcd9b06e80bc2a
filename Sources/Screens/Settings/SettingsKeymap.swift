import MemoryTunes
import Terminal

/// Keys of the settings: up, down and clicks choose the row, left, right and a second click change
/// it.
func settingsKeymap(key: Key, state: AppState) -> AppAction? {
  let rows = Setting.allCases
  let row = rows[state.settings.selected]
  func change(_ row: Setting, by step: Int) -> AppAction {
    .changeSetting(.init(row.change(by: step, in: state.settings.current)))
  }
  switch key {
  case .escape, .character("q"), .backspace: return .routing(.init(state.routing.previous))
  case _ where key.chooses || key.direction == .right: return change(row, by: 1)
  case _ where key.direction == .left: return change(row, by: -1)
  case .target(state.settings.selected): return change(row, by: 1)
  case .target(let index): return .selectEntry(.init(index, of: .settings))
  default:
    return key.step(from: state.settings.selected, in: rows.count)
      .map { .selectEntry(.init($0, of: .settings)) }
  }
}
