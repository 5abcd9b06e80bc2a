extension Telling {
  /// The news, a line each; without anything the next screen says.
  public var lines: [String] {
    var lines: [String] = []
    for event in events {
      switch event {
      case .game(.pair), .game(.noPair):
        // On the line of the flip that completed the move.
        let line = lines.popLast() ?? ""
        let talk = state.settings.current.talk
        let tip = state.firstGameTips.prefix(1)
        // A tip on a slip says that it is one.
        let saysRow = tip.isEmpty && (talk != .brief || state.game.hasJustSlipped)
        let row = saysRow ? state.game.rowLabel : nil
        lines.append(line + " " + state.game.moveSentence(talk, row: row))
        if talk != .brief { lines += [state.bandSentence].compactMap(\.self) }
        lines += tip
      case .game(let event): lines += sentences(of: event)
      case .settingChanged(let setting):
        // The screens where it is chosen say it themselves.
        let isThere =
          setting == .people || state.page?.items.contains { $0.label == setting.label } == true
        guard !isThere else { break }
        lines.append(tr("\(setting.label): \(setting.value(in: state.settings.current))"))
      case .said: lines += [state.together.signSentence].compactMap(\.self)
      case .presenceChanged(let seat): lines.append(tr("\(seat.label())."))
      case .raceWon(let seat):
        lines += [state.game.table.map { $0.winnerLabel(seat) }].compactMap(\.self)
      // A friend’s game.
      case .friendRemoved: lines.append(tr("Removed."))
      case .tallyStarted, .shown, .covered, .left, .closed, .selected, .settingsRestored,
        .categorySelected, .categoryChosen, .categoryDeleted, .nextGameChosen, .puzzleAnswered,
        .coverHeard, .noticed:
        break
      }
    }
    return lines.map(\.spoken)
  }

  private func sentences(of event: GameEvent) -> [String] {
    let (game, talk) = (state.game, state.settings.current.talk)
    switch event {
    case .flipped(let card, let player):
      return [game.flipSentence(card, by: player, talk)]
    // A card already open or found: "B3 is open already: Picked You First".
    case .shown(let card):
      let place = game.grid.coordinate(ofCard: card).capitalizedFirst
      let face = game.faceLabel(ofCard: card, hasArtist: false).ended
      return [
        game.cards[card].isMatched
          ? tr("\(place) is found already: \(face)") : tr("\(place) is open already: \(face)")
      ]
    case .passed: return [game.turnLabel]
    case .hinted(.seen(let card)):
      let face = game.faceLabel(ofCard: card, hasArtist: false)
      // The place and face of the open card's partner.
      return [tr("Its partner is at \(game.grid.coordinate(ofCard: card)): \(face)")]
    case .hinted: return [game.newsLabel].compactMap(\.self)
    case .dealt:
      // Only a sprint has another board.
      guard let count = game.sprint?.boardCount, count > 0 else { return [] }
      return [tr("Board \(count + 1)")]
    case .ticked:
      let left = Sprint.duration - game.clock.seconds
      guard game.sprint != nil, [30, 10].contains(left) else { return [] }
      return [tr("\(left) second left", "\(left) seconds left", count: left)]
    case .pair, .noPair, .began, .restored, .ended, .lit: return []
    }
  }
}

extension GameState {
  /// "Skip flips B3: Picked You First, by Stone Fruit Sisters."; without the only person.
  fileprivate func flipSentence(_ card: Int, by player: Int, _ talk: TalkSetting) -> String {
    let card = cardSentence(card, talk)
    return !hasTurns || player == onlyPerson
      || (player == table?.seat && table?.authority != .alone)
      ? card : tr("\(players.label(at: player)) flips \(card)")
  }

  /// The face of a card: "B3: Picked You First, by Stone Fruit Sisters".
  func cardSentence(_ card: Int, _ talk: TalkSetting = .normal) -> String {
    let (row, column) = card.quotientAndRemainder(dividingBy: grid.columns)
    let place =
      talk == .full ? tr("row \(row + 1), column \(column + 1)") : grid.coordinate(ofCard: card)
    let face = faceLabel(ofCard: card, hasArtist: talk != .brief).ended
    return tr("\(place): \(face)").capitalizedFirst
  }

  /// The visible side of a card: "Picked You First, by Stone Fruit Sisters", after a colon.
  fileprivate func faceLabel(ofCard card: Int, hasArtist: Bool) -> String {
    guard !isOnlyHeard(card) else { return tr("a tune") }
    let cover = cover(at: card)
    guard request.kind == .titles else {
      return hasArtist ? cover.label : cover.shownTitle
    }
    return cards[card].showsTitle
      ? tr("the title \(cover.shownTitle)") : tr("the cover of \(cover.shownTitle)")
  }

  /// The result of the last move, and the score.
  fileprivate func moveSentence(_ talk: TalkSetting, row: String?) -> String {
    guard let move = board.moves.last else { return "" }
    let saysScore = talk == .full || (talk == .normal && move.isMatch)
    let rival =
      ghost?.rival == nil && table == nil
      ? nil : ghostLabels.first.map { tr("\($0.capitalizedFirst).") }
    let score = saysScore ? [scoreSentence, rival] : []
    let slip = (row != nil && talk != .brief) || talk == .full ? slipSentence : nil
    // A pair earns another turn.
    let again =
      !hasTurns || isFinished
      ? nil : isMovedHere ? tr("Go again.") : isOthersTurn ? tr("\(turnLabel).") : nil
    let sentences: [String?] =
      move.isMatch
      ? [tr("Pair!"), row?.withFinalMark] + score + [again]
      : [tr("No pair."), row?.withFinalMark, slip] + score
    return sentences.compactMap(\.self).joined(separator: " ")
  }

  /// The score as a sentence: "3 of 8 pairs, 5 moves", "You: 3, Skip: 2".
  var scoreSentence: String { tr("\(filmScore).") }

  /// The reason for a person's slip: the card seen before, without its place; nil if the last move was none.
  private var slipSentence: String? {
    guard let move = board.moves.last, let slip = slips.last, slip.move == board.moves.count,
      players[playerIndex(inTurn: move.turn)].opponent == nil
    else { return nil }
    guard request.kind != .ear else { return tr("You had heard that tune.") }
    let title = cover(at: cards.firstIndex { $0.pair == slip.pair } ?? move.first).shownTitle
    return switch slip.kind {
    case .missedPartner:
      tr("You saw the other “\(title)” at move \(slip.move - slip.movesSinceSeen).")
    // Both cards of the cover.
    case .knownPair: tr("You had seen both cards of “\(title)”.")
    }
  }

  /// All cards row by row as they lie, and which have been seen: "Row 1: a1 face down; b1 found, Picked You First".
  var boardRows: [String] {
    let (seen, golden) = (Set(board.flips.map(\.card)), Set(shiningPairs(in: pairsInARow)))
    return rows { card in
      let label = faceLabel(ofCard: card, hasArtist: false)
      return switch cards[card].face {
      case .hidden: seen.contains(card) ? tr("face down, seen") : tr("face down")
      case .open: tr("open, \(label)")
      case .matched:
        golden.contains(cards[card].pair) ? tr("shining, \(label)") : tr("found, \(label)")
      }
    }
  }

  /// The faces of all cards, row by row.
  var shownRows: [String] { rows { faceLabel(ofCard: $0, hasArtist: false) } }

  /// "Row 1: a1 face down; b1 open, Picked You First"; if all are the same, "Row 2: all face down".
  private func rows(_ label: (Int) -> String) -> [String] {
    (0..<grid.rows).map { row in
      let cards = (0..<grid.columns).map { row * grid.columns + $0 }
      let labels = cards.map(label)
      let told =
        Set(labels).count == 1
        ? [tr("all \(labels[0])")]
        : zip(cards, labels).map { "\(grid.coordinate(ofCard: $0)) \($1)" }
      return tr("Row \(row + 1): \(told.joined(separator: semicolon))")
    }
  }
}
