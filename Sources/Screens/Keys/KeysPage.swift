extension Screen {
  static let keys = Screen(
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
private let listeningCommands = [Command(.back, keys: [.escape], action: .keys(.stopListening))]

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
  var items = KeysRow.all.map { item($0, in: state.settings.saved.keys) }
  let news =
    keys.listening.map {
      tr("Press a new key for “\($0.label)”, or an old one to remove it. Esc cancels.")
    } ?? keys.change?.sentence
  if let news, items.indices.contains(selected) { items[selected].note = news }
  return Page(
    title: tr("keys"), lines: [note], items: items, selected: selected,
    question: keys.isListening ? tr("Key", in: "prompt") : nil)
}

private func item(_ row: KeysRow, in table: KeyTable) -> Item {
  switch row {
  case .layout:
    let words = table.layout.words
    var item = Item(label: tr("Layout"), value: words.label, note: words.note)
    item.setValues(KeyLayout.allCases, current: table.layout, label: \.words.label) {
      .keys(.setLayout($0))
    }
    return item
  case .control(let control):
    return Item(
      label: control.label.capitalizedFirst, value: table.label(of: control, isSpoken: false),
      toldValue: table.label(of: control, isSpoken: true), note: control.words.note,
      waitsForKey: true, act: .keys(.listen(control)))
  case .reset:
    let count = table.changes.count
    return Item(
      label: tr("Undo my changes"), value: count == 0 ? tr("none", in: "changes") : "\(count)",
      note: tr("Every control gets the keys of the layout again."), act: .keys(.reset))
  }
}
