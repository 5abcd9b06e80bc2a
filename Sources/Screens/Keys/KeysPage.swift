extension Screen {
  static let keys = Screen(
    draw: drawPage,
    commands: {
      $0.keys.isListening ? listeningCommands : listCommands + [backCommand] + commonCommands
    },
    page: keysPage,
    type: { text, state in
      guard state.keys.isListening, text.count == 1 else { return nil }
      return text.first.flatMap { toggle(.character($0)) }
    }, otherKeys: { $0.state.keys.isListening ? toggle($0.key) : nil })
}

/// The way out is not one of the player's keys: those can be assigned to the control.
private let listeningCommands = [
  Command(.back, keys: [.escape], action: .keys(.stopListening))
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
  let selected = state.routing.selections[.keys] ?? 0
  return Page(
    title: tr("keys"), lines: [note],
    items: zip(KeysRow.all, 0...).map { item($0, isSelected: $1 == selected, in: state) },
    selected: selected,
    question: keys.isListening ? tr("Key", in: "prompt") : nil)
}

private func item(_ row: KeysRow, isSelected: Bool, in state: AppState) -> Item {
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
      waitsForKey: true, act: .keys(.listen(control)))
  case .reset:
    let count = table.changes.count
    item = Item(
      label: tr("Undo my changes"), value: count == 0 ? tr("none", in: "changes") : "\(count)",
      note: tr("Every control gets the keys of the layout again."),
      act: .keys(.reset))
  }
  guard isSelected else { return item }
  item.note =
    keys.listening.map {
      tr("Press a new key for “\($0.label)”, or an old one to remove it. Esc cancels.")
    } ?? keys.change?.sentence ?? item.note
  return item
}
