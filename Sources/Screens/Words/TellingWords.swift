extension Telling {
  /// The news, a line each; without anything the next screen says.
  public var lines: [String] {
    var lines: [String] = []
    for event in events {
      guard [.pair, .noPair].contains(event) else {
        lines += [sentence(of: event)].compactMap(\.self)
        continue
      }
      // On the line of the flip that completed the move.
      let line = lines.popLast() ?? ""
      let talk = state.settings.current.talk
      let tip = state.firstGameTips.prefix(1)
      // A tip on a slip says that it is one.
      let saysRow = tip.isEmpty && (talk != .brief || state.game.hasJustSlipped)
      let row = saysRow ? state.game.rowLabel : nil
      lines.append(line + " " + state.game.moveSentence(talk, row: row))
      if talk != .brief { lines += state.bandLabels.prefix(1).map(\.capitalizedFirst) }
      lines += tip
    }
    return lines.map(\.spoken)
  }

  /// Nil for what the next screen says.
  private func sentence(of event: AppEvent) -> String? {
    let (game, settings) = (state.game, state.settings.current)
    switch event {
    case .flipped(let card, let player): return game.flipSentence(card, by: player, settings.talk)
    // A card already open or found.
    case .cardShown(let card): return game.sideSentence(ofCard: card)
    case .passed: return game.turnLabel
    case .hinted: return game.newsLabel
    case .dealt:
      // Only a sprint has another board.
      guard let count = game.sprint?.boardCount, count > 0 else { return nil }
      return tr("Board \(count + 1)")
    case .ticked:
      let isNear = [30, 10].contains(Sprint.duration - game.clock.seconds)
      return game.sprint != nil && isNear ? game.timeSentence : nil
    case .settingChanged(let setting):
      // The screens where it is chosen say it themselves.
      let isThere =
        setting == .people || state.page?.items.contains { $0.label == setting.label } == true
      return isThere ? nil : tr("\(setting.label): \(setting.value(in: settings))")
    case .said: return state.together.signSentence
    case .presenceChanged(let seat): return tr("\(seat.label()).")
    case .raceWon(let seat): return game.table?.winnerLabel(seat)
    // A friend’s game.
    case .friendRemoved: return tr("Removed.")
    case .pair, .noPair, .began, .restored, .ended, .lit, .shown, .covered, .left, .closed,
      .categorySelected, .nextGameChosen, .puzzleAnswered, .coverHeard, .noticed:
      return nil
    }
  }
}

extension GameState {
  /// "Skip flips B3: Picked You First, by Stone Fruit Sisters"; without the only person; unless given, who flipped last.
  func flipSentence(_ card: Int, by player: Int? = nil, _ talk: TalkSetting = .brief) -> String {
    guard cards.indices.contains(card) else { return tr("Flipped no card") }
    let lastTurn = moveOfLastFlip?.turn ?? board.turn
    let (card, player) = (cardSentence(card, talk), player ?? playerIndex(inTurn: lastTurn))
    return !hasTurns || player == onlyPerson
      || (player == table?.seat && table?.authority != .alone)
      ? card : tr("\(players.label(at: player)) flips \(card)")
  }

  /// The last move; nil once a flip has begun another.
  private var moveOfLastFlip: Board.Move? {
    board.flips.count == 2 * board.moves.count ? board.moves.last : nil
  }

  /// The last move and its result, or the flip that has begun one.
  var lastFlipSentences: [String] {
    let move = moveOfLastFlip
    let flips = board.flips.suffix(move == nil ? 1 : 2).map { flipSentence($0.card, .normal) }
    guard !flips.isEmpty else { return [] }
    return [flips.joined(separator: " ")]
      + (move.map { [$0.isMatch ? tr("Pair!") : tr("No pair.")] } ?? [])
  }

  /// The face of a card: "B3: Picked You First, by Stone Fruit Sisters".
  func cardSentence(_ card: Int, _ talk: TalkSetting = .normal) -> String {
    let (row, column) = card.quotientAndRemainder(dividingBy: grid.columns)
    let place =
      talk == .full ? tr("row \(row + 1), column \(column + 1)") : grid.coordinate(ofCard: card)
    let face = faceLabel(ofCard: card, hasArtist: talk != .brief).withFinalMark
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
    let hasRival = ghost?.rival != nil || table != nil
    let rival = hasRival ? ghostLabels.first?.capitalizedFirst.withFinalMark : nil
    let score = saysScore ? [scoreSentence, rival] : []
    let slip = (row != nil && talk != .brief) || talk == .full ? slipSentence : nil
    let again = move.isMatch && hasTurns && !isFinished ? turnLabel.withFinalMark : nil
    let result = move.isMatch ? tr("Pair!") : tr("No pair.")
    let sentences = [result, row?.withFinalMark, slip] + score + [again]
    return sentences.compactMap(\.self).joined(separator: " ")
  }

  /// The score as a sentence: "3 of 8 pairs, 5 moves", "You: 3, Skip: 2".
  var scoreSentence: String { tr("\(filmScore).") }

  /// The reason for a person's slip, without places; nil if the last move was none.
  private var slipSentence: String? {
    guard let move = board.moves.last, let slip = slips.last, slip.move == board.moves.count,
      players[playerIndex(inTurn: move.turn)].opponent == nil
    else { return nil }
    return request.kind == .ear
      ? tr("You had heard that tune.")
      // Both cards of the cover.
      : tr("You had seen both cards of “\(covers[slip.pair].shownTitle)”.")
  }

  /// A card as it lies: "B3: found, Picked You First".
  func sideSentence(ofCard card: Int) -> String {
    tr("\(grid.coordinate(ofCard: card)): \(sideLabel(ofCard: card))").capitalizedFirst
  }

  private func sideLabel(ofCard card: Int) -> String {
    let label = faceLabel(ofCard: card, hasArtist: false)
    return switch cards[card].face {
    case .hidden: tr("face down")
    case .open: tr("open, \(label)")
    case .matched:
      shiningPairs(in: pairsInARow).contains(cards[card].pair)
        ? tr("shining, \(label)") : tr("found, \(label)")
    }
  }

  /// All cards row by row as they lie, and which have been seen: "Row 1: a1 face down; b1 found, Picked You First".
  var boardRows: [String] {
    let seen = Set(board.flips.map(\.card))
    return rows { card in
      cards[card].face == .hidden && seen.contains(card)
        ? tr("face down, seen") : sideLabel(ofCard: card)
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
