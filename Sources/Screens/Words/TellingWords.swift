import Artwork
import MemoryTunes

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
        let row = saysRow ? state.game.rowLabels.first : nil
        lines.append(line + " " + state.game.moveSentence(talk, row: row))
        if talk != .brief { lines += [state.bandSentence].compactMap(\.self) }
        lines += tip
      case .game(let event): lines += sentences(of: event)
      case .settingChanged(let setting):
        // The screens where it is chosen say it themselves.
        let isThere =
          setting == .people || state.page?.items.contains { $0.label == setting.label } == true
        guard !isThere else { break }
        lines.append("\(setting.label): \(setting.value(in: state.settings.current))")
      case .friendRemoved: lines.append(FriendsWords.removed)
      case .tallyStarted, .shown, .covered, .left, .closed, .selected, .recordsTurned,
        .settingsRestored, .categorySelected, .categoryChosen, .categoryDeleted, .dailyFound,
        .suggestionChosen, .nextGameChosen, .reviewOpened, .boardChosen, .puzzleAnswered,
        .promptOpened, .promptConfirmed, .gameStored, .friendKept, .friendChosen, .coverHeard,
        .summarized, .noticed, .pastShown:
        break
      }
    }
    return lines.map(\.spoken)
  }

  private func sentences(of event: GameEvent) -> [String] {
    let (game, talk) = (state.game, state.settings.current.talk)
    switch event {
    case .flipped(let card, let player):
      return [game.flipperLabel(player) + game.cardSentence(card, talk)]
    case .shown(let card): return [game.openCardSentence(card)]
    case .passed(let player): return [game.players.turnLabel(at: player)]
    case .hinted(.seen(let card)): return [game.partnerSentence(card)]
    case .hinted(.needsCard): return ["Flip a card first, then ask"]
    case .hinted: return [game.newsLabel].compactMap(\.self)
    case .dealt:
      // Only a sprint has another board.
      guard let count = game.sprint?.boardCount, count > 0 else { return [] }
      return ["Board \(count + 1)"]
    case .ticked:
      guard game.sprint != nil, [30, 10].contains(Sprint.duration - game.clock.seconds) else {
        return []
      }
      return ["\(Sprint.duration - game.clock.seconds) seconds left"]
    case .pair, .noPair, .began, .restored, .ended, .lit: return []
    }
  }
}

extension GameState {
  /// "Skip flips "; empty for the only person.
  fileprivate func flipperLabel(_ player: Int) -> String {
    !hasTurns || player == onlyPerson ? "" : "\(players.label(at: player)) flips "
  }

  /// The face of a card: "B3: Picked You First, by Stone Fruit Sisters".
  func cardSentence(_ card: Int, _ talk: TalkSetting = .normal) -> String {
    let (row, column) = card.quotientAndRemainder(dividingBy: grid.columns)
    let place =
      talk == .full ? "row \(row + 1), column \(column + 1)" : grid.coordinate(ofCard: card)
    return "\(place): \(faceLabel(ofCard: card, hasArtist: talk != .brief).ended)".capitalizedFirst
  }

  /// The face of a face-up card, and whether its pair is found.
  func stateSentence(_ card: Int) -> String {
    cardSentence(card) + (cards[card].isMatched ? " Found." : "")
  }

  /// The sentence about a card already open or found.
  fileprivate func openCardSentence(_ card: Int) -> String {
    let place = grid.coordinate(ofCard: card).capitalizedFirst
    let state = cards[card].isMatched ? "is found already" : "is open already"
    return "\(place) \(state): \(faceLabel(ofCard: card, hasArtist: false).ended)"
  }

  /// The place and face of the open card's partner.
  fileprivate func partnerSentence(_ card: Int) -> String {
    "Its partner is at \(grid.coordinate(ofCard: card)): \(faceLabel(ofCard: card, hasArtist: false))"
  }

  /// The visible side of a card.
  fileprivate func faceLabel(ofCard card: Int, hasArtist: Bool) -> String {
    guard !isOnlyHeard(card) else { return "a tune" }
    let cover = cover(at: card)
    let artist = hasArtist && !cover.artist.isEmpty ? ", by \(cover.shownArtist)" : ""
    guard request.kind == .titles else { return cover.shownTitle + artist }
    return cards[card].showsTitle
      ? "the title \(cover.shownTitle)" : "the cover of \(cover.shownTitle)"
  }

  /// The result of the last move, and the score.
  fileprivate func moveSentence(_ talk: TalkSetting, row: String?) -> String {
    guard let move = board.moves.last else { return "" }
    let rival = ghost?.rival == nil ? nil : ghostLabels.first.map { " \($0.capitalizedFirst)." }
    let score =
      talk == .full || (talk == .normal && move.isMatch)
      ? " " + scoreSentence + (rival ?? "") : ""
    let slip = (row != nil && talk != .brief) || talk == .full ? slipSentence : ""
    let row = row.map { " " + $0 + ($0.hasSuffix("!") ? "" : ".") } ?? ""
    guard !move.isMatch else {
      // A pair earns another turn.
      let again = hasTurns && !isFinished && !isComputersTurn ? " Go again." : ""
      return "Pair!" + row + score + again
    }
    return "No pair." + row + slip + score
  }

  /// "3 of 8 pairs, 5 moves", "You 3, Skip 2".
  var scoreSentence: String {
    guard hasTurns else {
      let found = sprint == nil ? "\(matchedPairCount) of \(pairs(covers.count))" : pairs(pairCount)
      return "\(found), \(moves(shownMoveCount))."
    }
    return list(players.indices.map { "\(players.label(at: $0)): \(scores[$0])" }) + "."
  }

  /// The reason for a person's slip: the card seen before, without its place; empty if the last move was none.
  private var slipSentence: String {
    guard let move = board.moves.last, let slip = slips.last, slip.move == board.moves.count,
      players[playerIndex(inTurn: move.turn)].opponent == nil
    else { return "" }
    guard request.kind != .ear else { return " You had heard that tune." }
    let title = cover(at: cards.firstIndex { $0.pair == slip.pair } ?? move.first).shownTitle
    return switch slip.kind {
    case .missedPartner: " You saw the other “\(title)” at move \(slip.move - slip.movesSinceSeen)."
    case .knownPair: " You had seen both “\(title)”."
    }
  }

  /// All cards row by row as they lie, and which have been seen.
  var boardRows: [String] {
    let (seen, golden) = (Set(board.flips.map(\.card)), Set(shiningPairs(in: pairsInARow)))
    return rows { card in
      let label = faceLabel(ofCard: card, hasArtist: false)
      return switch cards[card].face {
      case .hidden: seen.contains(card) ? "face down, seen" : "face down"
      case .open: "open, \(label)"
      case .matched: "\(golden.contains(cards[card].pair) ? "shining" : "found"), \(label)"
      }
    }
  }

  /// The faces of all cards, row by row.
  var shownRows: [String] { rows { faceLabel(ofCard: $0, hasArtist: false) } }

  private func rows(_ label: (Int) -> String) -> [String] {
    (0..<grid.rows).map { row in
      let cards = (0..<grid.columns).map { row * grid.columns + $0 }
      let labels = cards.map(label)
      let told =
        Set(labels).count == 1
        ? ["all \(labels[0])"]
        : zip(cards, labels).map { "\(grid.coordinate(ofCard: $0)) \($1)" }
      return "Row \(row + 1): \(told.joined(separator: "; "))"
    }
  }
}
