import MemoryTunes
import Terminal

/// Keys of the settings: up, down and clicks choose the row, left, right and a second click change
/// it.
func settingsKeymap(key: Key, state: AppState) -> AppAction? {
  let rows = Setting.allCases
  let row = rows[state.settings.selected]
  func change(_ row: Setting, by step: Int) -> AppAction {
    .settings(.change(.init(row.change(by: step, in: state.settings.current))))
  }
  let isAtFolder = row == .source && state.settings.current.isAtEndOfSources
  switch key {
  case _ where isAtFolder && (key == .enter || key.direction == .right && state.lacksFolder):
    return .prompt(.open(.chooseFolder))
  case .escape, .character("q"), .backspace: return .routing(.go(state.routing.previous))
  case _ where key.chooses || key.direction == .right: return change(row, by: 1)
  case _ where key.direction == .left: return change(row, by: -1)
  case .target(state.settings.selected): return change(row, by: 1)
  case .target(let index): return .settings(.select(index))
  default:
    return key.step(from: state.settings.selected, in: rows.count)
      .map { .settings(.select($0)) }
  }
}

extension AppState {
  /// Whether the player has never named a folder of covers.
  fileprivate var lacksFolder: Bool { settings.current.folder == nil }
}

extension MemoryTunes.Settings {
  /// Whether what comes next is a folder that must be named, or is the one that could be named anew.
  fileprivate var isAtEndOfSources: Bool { sources.last == source }
}
