import MemoryTunes
import Terminal

extension Screen {
  /// Which keys do what.
  static let keys = Screen(
    view: .whole(keysView),
    commands: allCommands,
    clicks: [.entry: clickRow, .row: { index, _ in .keys(.select(index)) }], type: typeKey,
    otherKeys: { $0.state.keys.isListening ? toggle($0.key) : nil })
}

@Sendable private func allCommands(in state: AppState) -> [Command] {
  state.keys.isListening ? listeningCommands : keysCommands + commonCommands
}

private let keysCommands = [
  Command(.selectRow, perform: select),
  Command(.list, perform: select),
  Command(.changeRow, if: isOnLayout) {
    change($0.state.keys.row, isBack: $0.key == .left, in: $0.state)
  },
  Command(.changeKeys) { change($0.state.keys.row, in: $0.state) },
  backCommand,
]

/// The way out is none of the player's keys: those can be given to the control.
private let listeningCommands = [
  Command(.stopListening, keys: [.escape]) { _ in .keys(.stopListening) }
]

private func select(_ situation: Command.Situation) -> AppAction? {
  situation.key.step(from: situation.state.keys.selected, in: KeysRow.all.count)
    .map { .keys(.select($0)) }
}

@Sendable private func typeKey(_ text: String, in state: AppState) -> AppAction? {
  guard state.keys.isListening, text.count == 1 else { return nil }
  return text.first.flatMap { toggle(.character($0)) }
}

/// Gives a key to the selected control, or takes it away; nil for what is no key of a keyboard.
private func toggle(_ key: Key) -> AppAction? { key.keyName.map { .keys(.toggle($0)) } }

/// Selects a row, or does what it offers if it is selected.
private func clickRow(_ index: Int, in state: AppState) -> AppAction? {
  guard KeysRow.all.indices.contains(index) else { return nil }
  return index == state.keys.selected
    ? change(KeysRow.all[index], in: state) : .keys(.select(index))
}

/// What a row offers, once it is selected; the layouts go round in both directions.
func change(_ row: KeysRow, isBack: Bool = false, in state: AppState) -> AppAction {
  switch row {
  case .layout: .keys(.setLayout(state.keys.table.layout.next(isBack: isBack)))
  case .control: .keys(.listen)
  case .reset: .keys(.reset)
  }
}

extension KeyLayout {
  /// The one after it in the list, or before it; after the last comes the first.
  fileprivate func next(isBack: Bool) -> KeyLayout {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + (isBack ? all.count - 1 : 1)) % all.count]
  }
}

@Sendable private func isOnLayout(_ state: AppState) -> Bool { state.keys.row == .layout }
