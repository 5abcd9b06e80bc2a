extension Screen {
  /// The table that several programs share, or the ways to one.
  static let together = Screen(
    view: .whole(pageView), commands: { _ in listCommands + [leaveTableCommand] + commonCommands },
    page: togetherPage)
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
  /// What a player most likely wants.
  static let first = [board, deal, alone, again, open, form]
  static let signs = 10, tables = 20, seats = 40, texts = 50
}

@Sendable private func togetherPage(of state: AppState) -> Page {
  let together = state.together
  let rows = together.role == nil ? rowsAway(in: state) : rowsAtTable(in: state)
  let selected = state.routing.selections[.together]
  let first =
    rows.firstIndex { Row.first.contains($0.number) } ?? rows.firstIndex { !$0.item.isText }
  var page = Page(
    title: TogetherWords.title, items: rows.map(\.item),
    selected: rows.firstIndex { $0.number == selected } ?? first)
  page.numbers = rows.map(\.number)
  guard together.role != nil else { return page }
  page.opening = together.seats.indices.map(together.presence(ofSeat:))
  page.faces = state.facesAtTable
  page.subtitle = together.signSentence ?? list(together.company)
  page.skipsText = true
  return page
}

extension AppState {
  /// Those at the table, dimmed while they are away.
  fileprivate var facesAtTable: [Face] {
    let players = together.seats.map {
      $0.substitute.map(Player.computer) ?? .person(name: $0.name)
    }
    return zip(faces(of: players), together.seats.indices).map { face, index in
      var face = face
      let sign = theme.sign(ofPlayer: index)
      face.names = ["\(sign) \(together.presence(ofSeat: index))"] + face.names
      guard !together.seats[index].isPresent else { return face }
      (face.isDimmed, face.style) = (true, theme.quiet)
      return face
    }
  }
}

/// The ways to a table.
private func rowsAway(in state: AppState) -> [(number: Int, item: Item)] {
  let together = state.together
  // All in an arcade have the same account, which is no name to be found by.
  if state.isArcade, state.settings.current.person.isEmpty { return [(Row.name, name(in: state))] }
  var rows: [(number: Int, item: Item)] = []
  if let address = together.address {
    let join = AppAction.together(.join(address, isSpectator: together.wasSpectator))
    rows.append(
      (
        Row.again,
        together.seats.isEmpty
          ? Item(FailureWords.retry, join)
          : TogetherWords.joinAgain(join, isSpectator: together.wasSpectator)
      ))
  }
  if state.unfinishedGame(in: .shared) != nil {
    rows.append(
      (
        Row.alone,
        TogetherWords.playAlone(state.unfinishedGame(in: .shared)?.table, .together(.playAlone))
      ))
  }
  rows += together.tables.enumerated().flatMap { index, table in
    [
      (
        Row.tables + 2 * index,
        TogetherWords.join(table.name, .together(.join(table.address, isSpectator: false)))
      ),
      (
        Row.tables + 2 * index + 1,
        TogetherWords.watch(table.name, .together(.join(table.address, isSpectator: true)))
      ),
    ]
  }
  rows.append((Row.open, TogetherWords.open(state.tableToReopen, .together(.host))))
  rows.append((Row.form, form(in: state)))
  if !state.isArcade {
    rows.append((Row.company, TogetherWords.company(isForAll: together.isForAll)))
  }
  rows.append((Row.name, name(in: state)))
  return rows
}

private func form(in state: AppState) -> Item {
  let forms = SharedTable.Form.allCases
  return Item(
    label: TogetherWords.form, value: state.together.form.label,
    values: forms.map { Item.Value(text: $0.label, action: .together(.change($0))) },
    valueIndex: forms.firstIndex(of: state.together.form), note: state.together.form.note)
}

private func name(in state: AppState) -> Item {
  var item = Item(
    label: PeopleWords.name,
    value: state.isArcade ? state.settings.current.person : state.nameAtTable,
    note: state.isArcade ? TogetherWords.nameFirst : TogetherWords.nameNote,
    hasDialog: true)
  let person = state.settings.current.person
  item.act =
    person.isEmpty && state.nextPerson == nil ? nil : .prompt(.open(.renamePerson(person)))
  return item
}

/// Those at the table, and what can be done there.
private func rowsAtTable(in state: AppState) -> [(number: Int, item: Item)] {
  let together = state.together
  let isPlaying = state.isSharing && (state.game.isUnderWay || state.game.isBeingDealt)
  let invitation = [together.invitation(isPlaying: isPlaying)].compactMap(\.self)
  let texts =
    invitation.map { Item(text: $0) }
    + (invitation.isEmpty ? [] : together.commands).map {
      Item(label: $0, isText: true, isVerbatim: true)
    }
  var rows = texts.enumerated().map { (Row.texts + $0, $1) }
  if isPlaying || state.isSharing && state.game.isFinished {
    rows.append((Row.board, TogetherWords.toBoard(.routing(.go(.game)))))
  }
  if state.canDealForAll {
    let isAsked = state.seatsAreFixed || state.unfinishedGame(in: .shared) != nil
    let deal = isAsked ? AppAction.routing(.go(.confirmation)) : .together(.deal)
    rows.append((Row.deal, TogetherWords.deal(state.boardToShare, deal)))
  }
  rows += together.seats.indices.compactMap { index in
    substitution(index, in: state).map { (Row.seats + index, $0) }
  }
  if together.role == .host, !isPlaying { rows.append((Row.form, form(in: state))) }
  if together.isConnected, together.seat != nil, together.seats.count > 1 {
    rows += Sign.allCases.enumerated().map { index, sign in
      (
        Row.signs + index,
        Item(label: sign.label, note: TogetherWords.signNote, act: .together(.say(sign)))
      )
    }
  }
  rows.append(
    (Row.leave, TogetherWords.leave(together.role, isPlaying: isPlaying, .together(.leave))))
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
  return TogetherWords.substitute(seat, .together(.substitute(index)))
}
