import MemoryTunes
import Terminal

extension Screen {
  /// The settings.
  static let settings = Screen(
    view: .whole(settingsView), commands: { _ in settingsCommands + commonCommands },
    clicks: [.entry: clickSetting])
}

/// Up and down select a row, left and right change it.
private let settingsCommands = [
  Command(
    .vertical, hint: KeyHint("up down", "move"), help: KeyHint("up down jk WS", "move"),
    perform: select),
  Command(.listing, help: .listing, perform: select),
  Command(
    .horizontal + .choosing, hint: KeyHint("left right", "change"),
    help: KeyHint("left right hl AD enter space", "change"), perform: change),
  backCommand,
]

private func select(_ situation: Command.Situation) -> AppAction? {
  situation.key.step(from: situation.state.settings.selected, in: Setting.allCases.count)
    .map { .settings(.select($0)) }
}

private func change(_ situation: Command.Situation) -> AppAction? {
  let (key, state) = (situation.key, situation.state)
  let row = Setting.allCases[state.settings.selected]
  let isForward = key.direction == .right
  if row == .source, state.settings.current.isAtEndOfSources,
    key == .enter || isForward && state.settings.current.folder == nil
  {
    return .prompt(.open(.chooseFolder))
  }
  return change(row, by: key.direction == .left ? -1 : 1, in: state)
}

private func change(_ row: Setting, by step: Int, in state: AppState) -> AppAction {
  .settings(.change(.init(row.change(by: step, in: state.settings.current))))
}

/// The action for a click on a row: selects it, or changes it if it is selected.
private func clickSetting(_ index: Int, in state: AppState) -> AppAction? {
  guard Setting.allCases.indices.contains(index) else { return nil }
  return index == state.settings.selected
    ? change(Setting.allCases[index], by: 1, in: state) : .settings(.select(index))
}

extension MemoryTunes.Settings {
  /// Whether the last source is chosen: the next one is a new folder, or another path for the
  /// current one.
  fileprivate var isAtEndOfSources: Bool { sources.last == source }
}
