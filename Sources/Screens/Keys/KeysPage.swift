extension Screen {
  static let keys = Screen(
    draw: drawPage,
    commands: { $0.keys.isListening ? listeningCommands : keysCommands + commonCommands },
    page: keysPage,
    type: { text, state in
      guard state.keys.isListening, text.count == 1 else { return nil }
      return text.first.flatMap { toggle(.character($0)) }
    }, otherKeys: { $0.state.keys.isListening ? toggle($0.key) : nil })
}

private let keysCommands = [
  Command(.selectRow, perform: selectItem),
  Command(.list, perform: selectItem),
  Command(.changeRow, if: { $0.keysRow == .layout }, perform: changeItem),
  Command(.changeKeys, perform: chooseItem),
  backCommand,
]

/// The way out is not one of the player's keys: those can be assigned to the control.
private let listeningCommands = [
  Command(.stopListening, keys: [.escape], action: .keys(.stopListening))
]

/// Assigns a key to the selected control, or removes it; nil for anything but a keyboard key.
private func toggle(_ key: Key) -> AppAction? { key.keyName.map { .keys(.toggle($0)) } }

@Sendable private func keysPage(of state: AppState) -> Page {
  let keys = state.keys
  let note =
    keys.listening.map {
      // “Back” is a word to type.
      tr("Say a new key for \($0.label), or an old one to remove it. Back cancels.")
    } ?? keys.change?.sentence
    ?? tr("The keys of the drawn game. Choose a row to change its keys.")
  return Page(
    title: tr("keys"), lines: [note], items: KeysRow.all.map { item($0, in: state) },
    selected: KeysRow.all.firstIndex(of: state.keysRow),
    question: keys.isListening ? tr("Key", in: "prompt") : nil)
}

private func item(_ row: KeysRow, in state: AppState) -> Item {
  let (table, keys) = (state.settings.saved.keys, state.keys)
  var item: Item
  switch row {
  case .layout:
    let words = table.layout.words
    item = Item(label: tr("Layout"), value: words.label, note: words.note)
    item.setValues(KeyLayout.allCases, current: table.layout, label: \.words.label) {
      .keys(.setLayout($0))
    }
  case .control(let control):
    item = Item(
      label: control.label.capitalizedFirst, value: table.label(of: control, isSpoken: false),
      toldValue: table.label(of: control, isSpoken: true), note: control.words.note,
      hasDialog: true, waitsForKey: true, act: .keys(.listen(control)))
  case .reset:
    let count = table.changes.count
    item = Item(
      label: tr("Undo my changes"), value: count == 0 ? tr("none", in: "changes") : "\(count)",
      note: tr("Every control gets the keys of the layout again."), hasDialog: true,
      act: .keys(.reset))
  }
  guard row == state.keysRow else { return item }
  item.note =
    keys.listening.map {
      tr("Press a new key for “\($0.label)”, or an old one to remove it. Esc cancels.")
    } ?? keys.change?.sentence ?? item.note
  return item
}

extension AppState {
  fileprivate var keysRow: KeysRow {
    KeysRow.all.dropFirst(max(0, routing.selections[.keys] ?? 0)).first ?? .layout
  }
}
