extension SharedTable.Form {
  var label: String { self == .race ? tr("a race") : tr("in turns") }

  var note: String {
    self == .race
      ? tr("Everyone gets the same board; the first to finish wins.")
      : tr("Everyone shares one board; a pair earns another turn.")
  }
}

extension Sign {
  /// What players say to each other.
  var label: String {
    switch self {
    case .hello: tr("Hello!")
    case .wellPlayed: tr("Well played!")
    case .oops: tr("Oops!")
    case .again: tr("Again?")
    }
  }
}

extension PresentSeat {
  /// "Ben: away", "Ben: Skip plays".
  func label(isOwn: Bool = false) -> String { tr("\(name): \(state(isOwn: isOwn))") }

  /// Who plays in a seat: "you", "here", "away", "Skip plays".
  func state(isOwn: Bool = false) -> String {
    // The player’s own seat, or that of somebody who is there or not.
    if isOwn { return tr("you", in: "seat") }
    // A computer moves for somebody who is away.
    if let substitute { return tr("\(substitute.label) plays") }
    return isPresent ? tr("here", in: "seat") : tr("away", in: "seat")
  }
}

extension TogetherState {
  /// What the player waits for, or how others join; nil for nothing.
  func invitation(isPlaying: Bool) -> String? {
    switch link {
    case .none, .ended: nil
    case .opening: tr("One moment …")
    case .joined: isPlaying ? nil : tr("The host will deal soon.")
    case .open(let place) where place.machine.isEmpty:
      // In the menu of their games; where a friend waits.
      tr("Others choose Join \(place.account).")
    case .open where isPlaying && seats.allSatisfy(\.isPresent): nil
    case .open: tr("Friends type one of these to join:")
    }
  }

  /// The commands that friends type.
  var commands: [String] {
    guard case .open(let place) = link, !place.machine.isEmpty else { return [] }
    let join = "memorytunes join"
    let port = place.port.map { "-p \($0) " } ?? ""
    return place.isForOthers
      ? ["\(join) \(place.account)", "ssh -t \(port)\(place.machine) \(join) \(place.account)"]
      : [join, "ssh -t \(port)\(place.account)@\(place.machine) \(join)"]
  }

  /// "Ann: you", "Ben: away".
  var company: [String] { seats.enumerated().map { $1.label(isOwn: $0 == seat) } }

  /// "1 spectator"; nil for none.
  var spectatorLabel: String? {
    let count = spectatorCount
    // Those who only watch a game at a table.
    return count == 0 ? nil : tr("\(count) spectator", "\(count) spectators", count: count)
  }

  /// "Ben: Well played!".
  var signSentence: String? {
    sign.map { sign in
      seats.indices.contains(sign.seat)
        ? tr("\(seats[sign.seat].name): \(sign.sign.label)") : sign.sign.label
    }
  }
}

extension AppState {
  /// What somebody at the table says, or who is away; nil for no news.
  var tableNews: String? {
    guard isSharing else { return nil }
    if let sign = together.signSentence { return sign }
    if let watched = game.watchedLabel { return watched }
    if let winner = game.table?.finishers.first, !game.isFinished {
      return game.table?.winnerLabel(winner)
    }
    return together.seats.first { !$0.isPresent }?.label()
  }

  /// "Ann, Ben".
  var tableDetail: String? {
    together.isConnected
      ? list(together.names) : unfinishedGame(in: .shared).map { _ in tr("unfinished") }
  }

  /// Why an order does nothing: it is another player’s turn, or nothing fits it.
  public func refusal(because reason: Reason) -> String {
    (reason == .notYourTurn ? tr("\(game.turnLabel).") : PlainWords.nothing).spoken
  }
}

extension GameState {
  /// "Watching Ann and Ben", in a race only whose board it is; nil for those who play.
  var watchedLabel: String? {
    guard isSpectated, let table else { return nil }
    let names = table.seats.map(\.name)
    return tr("Watching \(listed(table.form == .race ? Array(names.prefix(1)) : names))")
  }

  /// The others' pairs in a race: "Ben: 3 · Cem: 5".
  func raceLabels(at table: SharedTable) -> [String] {
    let others = table.seats.indices.filter { $0 != table.seat ?? 0 }
    let labels = others.compactMap { seat in
      board(ofSeat: seat).map { board in
        tr("\(table.seats[seat].name): \(board.foundPairCount) of \(board.pairCount)")
      }
    }
    return [labels.joined(separator: " · ")]
  }
}

extension SharedTable {
  /// Who is where in the race, best first.
  func ranking(in game: GameState, theme: Theme) -> [ResultWords.Line] {
    let racers = seats.indices.compactMap { seat in
      game.board(ofSeat: seat).map { board in
        let order = (finishers.firstIndex(of: seat) ?? finishers.count, -board.foundPairCount)
        return (seat: seat, board: board, order: order)
      }
    }
    return zip(racers.sorted { $0.order < $1.order }, 1...).map { racer, place in
      let (seat, board) = (racer.seat, racer.board)
      let style = seat == self.seat ? theme.strong : theme.text
      let result =
        board.isSolved
        ? "\(moves(board.moves.count)), \(clock(board.flips.last?.seconds ?? 0))"
        : tr("\(board.foundPairCount) of \(board.pairCount)")
      return [
        ("\(place). ", theme.quiet), (theme.sign(ofPlayer: seat) + " ", theme.player(seat)),
        (seats[seat].name.padded(to: 8), style), (result, style),
      ]
    }
  }

  func winnerLabel(_ winner: Int) -> String {
    winner == seat ? tr("You win!") : tr("\(seats[winner].name) wins!")
  }
}

extension TableFailure {
  var sentence: String {
    switch self {
    case .noHost:
      tr("No table is open there: ask your friend to run memorytunes host, or host --open.")
    case .alreadyHosting: tr("Your table is already open in another window: close it there.")
    case .noAccount: tr("There is no such account on this machine: check the name.")
    case .full: tr("All seats are taken: watch with memorytunes watch.")
    case .underWay: tr("The game has begun: watch with memorytunes watch.")
    case .otherVersion: tr("The other program is of another version: update both.")
    case .hasty: tr("Too much came at once: join again.")
    case .elsewhere: tr("You have joined in another terminal.")
    case .unruly: tr("The other program broke the rules of the table: join again.")
    case .stalled: tr("The connection is too slow: join again.")
    case .closed: tr("The host has closed the table.")
    case .gone: tr("The host is gone.")
    case .noFolder(let path): tr("The table cannot be opened: remove \(path), which is in the way.")
    case .system(let reason): tr("The table cannot be reached: \(reason).")
    }
  }
}
