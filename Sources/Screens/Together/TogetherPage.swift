extension Screen {
  /// The table that several programs share, or the ways to one.
  static let together = Screen(
    commands: { _ in listCommands + [leaveTableCommand] + commonCommands }, page: togetherPage)
}

/// Back to the board, while there is a game.
private let leaveTableCommand = Command(.back) { situation in
  let state = situation.state
  return .routing(.go(state.isSharing && state.game.isUnderWay ? .game : state.routing.previous))
}

/// The rows by number, so that the selected one stays where it is when others come and go.
private enum Row {
  static let board = 0, deal = 1, open = 2, form = 3, name = 4, alone = 5, leave = 6, again = 7
  static let company = 8
  static let signs = 10, tables = 20, seats = 40, texts = 50
}

@Sendable private func togetherPage(of state: AppState) -> Page {
  let together = state.together
  let rows = together.role == nil ? rowsAway(in: state) : rowsAtTable(in: state)
  let selected = state.routing.selections[.together]
  var page = Page(
    title: ButtonWords.together, items: rows,
    selected: rows.firstIndex { $0.number == selected } ?? rows.firstIndex { !$0.isText })
  guard together.role != nil else { return page }
  page.opening = together.company
  let players = together.seats.map { $0.substitute.map(Player.computer) ?? .person(name: $0.name) }
  page.faces = state.faces(of: players)
  for (index, label) in together.company.enumerated() {
    page.faces[index].names.insert("\(state.theme.sign(ofPlayer: index)) \(label)", at: 0)
    guard !together.seats[index].isPresent else { continue }
    (page.faces[index].isDimmed, page.faces[index].style) = (true, state.theme.quiet)
  }
  page.subtitle = together.signSentence ?? list(together.company + [together.spectatorLabel])
  page.skipsText = true
  return page
}

private func rowsAway(in state: AppState) -> [Item] {
  let together = state.together
  // All in an arcade have the same account, which is no name to be found by.
  if state.isArcade, state.settings.current.person.isEmpty { return [name(in: state)] }
  let hasSeat = !together.seats.isEmpty && !together.wasSpectator
  let again = together.address.map { address in
    Item(
      number: Row.again, label: tr("Join Again"), note: hasSeat ? tr("Your seat is kept.") : "",
      act: .together(.join(address, isSpectator: together.wasSpectator)))
  }
  let alone = state.unfinishedGame(in: .shared).map { game in
    Item(
      number: Row.alone, label: tr("Play On Alone"),
      note: game.table?.form == .race
        ? tr("Finish the race alone.") : tr("Finish the game alone: you flip for everyone."),
      act: .together(.playAlone))
  }
  let others = state.tableToReopen.map { table in
    listed(table.seats.indices.filter { $0 != table.seat }.map { table.seats[$0].name })
  }
  let note = others.map { tr("Your game with \($0) goes on.") } ?? invitation
  let open = Item(number: Row.open, label: tr("Open a Table"), note: note, act: .together(.host))
  let tables = together.tables.enumerated().flatMap { index, table in
    [
      Item(
        number: Row.tables + 2 * index,
        // %1$s is the account of somebody who waits for friends.
        label: tr("Join \(table.name)"), note: tr("They wait for friends."),
        act: .together(.join(table.address, isSpectator: false))),
      Item(
        tr("Watch \(table.name)"), number: Row.tables + 2 * index + 1,
        .together(.join(table.address, isSpectator: true))),
    ]
  }
  let company = state.isArcade ? nil : company(in: state)
  return [again, alone, open].compactMap(\.self) + tables
    + [form(in: state), company, name(in: state)].compactMap(\.self)
}

private var invitation: String { tr("Friends join from another terminal, or over ssh.") }

private func company(in state: AppState) -> Item {
  func label(isForAll: Bool) -> String {
    // Who may join: "my account", "everyone on this machine".
    isForAll ? tr("everyone on this machine", in: "table") : tr("my account", in: "table")
  }
  let isForAll = state.together.isForAll
  var item = Item(
    number: Row.company, label: tr("Open to"), value: label(isForAll: isForAll), note: invitation)
  item.setValues([false, true], current: isForAll, label: label) { .together(.open(toAll: $0)) }
  return item
}

private func form(in state: AppState) -> Item {
  let form = state.together.form
  var item = Item(
    number: Row.form,
    // How the game is played: taking turns, or as a race.
    label: tr("Play", in: "form of a game"), value: form.label, note: form.note)
  item.setValues(SharedTable.Form.allCases, current: form, label: \.label) {
    .together(.change($0))
  }
  return item
}

private func name(in state: AppState) -> Item {
  let person = state.settings.current.person
  let canBeNamed = !person.isEmpty || state.nextPerson != nil
  return Item(
    number: Row.name, label: PeopleWords.name, value: state.isArcade ? person : state.nameAtTable,
    note: tr("Everyone at the table sees it."),
    act: canBeNamed ? .prompt(.open(.renamePerson(person))) : nil)
}

private func rowsAtTable(in state: AppState) -> [Item] {
  let together = state.together
  let isPlaying = state.isSharing && (state.game.isUnderWay || state.game.isBeingDealt)
  let texts = together.invitation(isPlaying: isPlaying).map { [$0] + together.commands } ?? []
  var rows = texts.enumerated().map { index, text in
    Item(number: Row.texts + index, label: text, isText: true, isVerbatim: index > 0)
  }
  if isPlaying || state.isSharing && state.game.isFinished {
    rows.append(Item(tr("To the Board"), number: Row.board, .routing(.go(.game))))
  }
  if state.canDealForAll {
    let isAsked = state.seatsAreFixed || state.unfinishedGame(in: .shared) != nil
    let deal = isAsked ? AppAction.routing(.go(.confirmation)) : .together(.deal)
    let note = state.boardToShare.label
    rows.append(Item(number: Row.deal, label: ButtonWords.deal, note: note, act: deal))
  }
  rows += together.seats.indices.compactMap { substitution($0, in: state) }
  if together.role == .host, !isPlaying { rows.append(form(in: state)) }
  if together.isConnected, together.seat != nil, together.seats.count > 1 {
    rows += Sign.allCases.enumerated().map { index, sign in
      // Said to the others at the table.
      Item(
        number: Row.signs + index, label: sign.label,
        note: tr("Say it to everyone at the table."), act: .together(.say(sign)))
    }
  }
  rows.append(
    Item(
      number: Row.leave,
      label: together.role == .host ? tr("Close the Table") : tr("Leave the Table"),
      note: isPlaying ? tr("The game is saved: you can finish it alone.") : "",
      act: .together(.leave)))
  return rows
}

/// The host's choice that a computer plays for somebody who is away, or no longer; nil for other seats.
private func substitution(_ index: Int, in state: AppState) -> Item? {
  let (together, seat) = (state.together, state.together.seats[index])
  guard
    together.role == .host && state.isSharing && state.game.isUnderWay
      && state.game.table?.form == .turns && index != together.seat
      && (!seat.isPresent || seat.substitute != nil)
  else { return nil }
  return Item(
    number: Row.seats + index, label: seat.name, value: seat.state(),
    note: seat.substitute == nil
      ? tr("Let a computer play until they are back.")
      : tr("Stop the computer, and keep the seat free."),
    isPassing: true, act: .together(.substitute(index)))
}
