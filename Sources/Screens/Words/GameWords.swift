extension Grid {
  /// "4×4".
  public var label: String { "\(columns)×\(rows)" }
}

extension MissingCoversState {
  var label: String {
    let count = ids.count
    return recovery == .underWay
      ? tr("fetching \(count) cover again", "fetching \(count) covers again", count: count)
      : tr("\(count) cover missing", "\(count) covers missing", count: count)
  }
}

extension GameState {
  /// "Pop · 4×4".
  var boardLabel: String { "\(request.category.label.shortened) · \(request.grid.label)" }

  /// Nil for the bundled covers.
  var sourceLabel: String? {
    request.source == .bundled ? nil : tr("Covers: \(request.source.label)")
  }

  var fillerLabel: String? {
    fillerCount == 0
      ? nil
      : tr(
        "\(fillerCount) cover from other categories",
        "\(fillerCount) covers from other categories", count: fillerCount)
  }

  var requestLabel: String {
    [boardLabel, sourceLabel, fillerLabel].compactMap(\.self).joined(separator: " · ")
  }

  /// The pairs found: "3/8", or in a sprint, which has no total, "11 pairs".
  var progressLabel: String {
    sprint.map { pairs($0.pairCount + shownPairCount) } ?? "\(shownPairCount)/\(covers.count)"
  }

  /// Of all boards.
  var shownMoveCount: Int { moveCount + (sprint?.moveCount ?? 0) }

  /// The time elapsed, or in a sprint, the time left.
  var timeLabel: String {
    Screens.clock(sprint == nil ? clock.seconds : max(0, Sprint.duration - clock.seconds))
  }

  /// "Time 00:48", or in a sprint, "00:12 left".
  var timeSentence: String {
    // At most 6 columns.
    sprint == nil ? "\(tr("Time")) \(timeLabel)" : tr("\(timeLabel) left")
  }

  /// The line above the large cover, from long to short: the result of the last move, or a hint; with several
  /// players, whose turn it is.
  func headings(about goal: Goal?) -> [String] {
    let labels: [String?] =
      if hasTurns, !isFinished {
        [newsLabel.map { "\($0) · \(turnLabel)" }, turnLabel, players.label(at: turn)]
      } else if newsLabel != nil {
        [rowLabel, newsLabel]
      } else if heardCard != nil {
        [tr("NOW PLAYING")]
      } else if let sprint, sprint.boardCount > 0, board.flips.isEmpty {
        [tr("Board \(sprint.boardCount + 1)")]
      } else if let round, nowShowing == nil {
        [round.players.turnLabel(at: round.seat), round.players.label(at: round.seat)]
      } else {
        [goal?.label, nowShowing == nil ? tr("FIND PAIRS") : tr("NOW SHOWING")]
      }
    return labels.compactMap { $0?.uppercased() }
  }

  /// "2 pairs, no slip", "5 pairs, no slip: it shines!", "A slip, 4 stars left"; nil if there is nothing to say.
  var rowLabel: String? {
    guard let lastMove, !hasTurns, !isFinished, show.hint == nil else { return nil }
    guard lastMove.isMatch else {
      guard hasJustSlipped else { return nil }
      return list([tr("A slip"), hasLostStar ? (ratingAhead?.rawValue).map(starsLeft) : nil])
    }
    guard let count = pairsInARow.last?.count, count > 1 else { return nil }
    // The row of pairs shines.
    return count.isMultiple(of: Self.pairsToShine)
      ? tr(
        "\(count) pair, no slip: it shines!", "\(count) pairs, no slip: it shines!", count: count)
      : tr("\(count) pair, no slip", "\(count) pairs, no slip", count: count)
  }

  /// The result of the last move, or a hint, in at most 11 columns if possible; nil if there is nothing new.
  var newsLabel: String? {
    switch show.hint {
    case .seen(let card): return tr("Seen at \(grid.coordinate(ofCard: card))")
    case .unseen: return tr("Not seen")
    case .needsCard: return tr("Flip a card")
    case nil: break
    }
    if isFinished, sprint != nil { return tr("Time’s up") }
    guard let lastMove else { return nil }
    if lastMove.isMatch { return isFinished ? tr("All found!") : tr("Pair!") }
    return hasJustSlipped ? tr("A slip") : tr("No pair")
  }

  /// The score in one line, beside the stars if there are any to earn, from long to short.
  var scoreLabels: [String] {
    let score =
      sprint == nil
      ? "\(tr("Pairs")) \(progressLabel)  \(timeLabel)" : "\(progressLabel)  \(timeSentence)"
    return [
      // At most 6 columns.
      "\(tr("Moves")) \(shownMoveCount)  \(score)", score, "\(progressLabel)  \(timeLabel)",
      "\(progressLabel) \(timeLabel)",
    ]
  }

  /// The code of the board, and the players, best first.
  public var ranking: [String] { [code?.description].compactMap(\.self) + rankingSentences }

  /// "Place 1: Fuzz, 7 pairs, head start 2, remembered 5 of 7" for each player, best first.
  var rankingSentences: [String] {
    rankedStandings.map { standing in
      let result = list([
        everybody.label(at: standing.index), pairs(standing.pairCount),
        standing.headStart > 0 ? tr("head start \(standing.headStart)") : nil,
        round == nil ? standing.memoryLabel : nil,
      ])
      return round?.nextSeat == nil ? tr("Place \(standing.place): \(result)") : result
    }
  }

  /// The kind of game and its players; without the goal in a first game, which has not heard of slips.
  func introduction(isFirstGame: Bool = false) -> [String] {
    let cards = list([requestLabel, pairs(covers.count)])
    let day = daily.flatMap { CalendarDate(dayNumber: $0.day) }.map {
      tr("Daily board of \($0.label)")
    }
    let race = table.flatMap { $0.form == .race ? $0 : nil }
    let names = race?.seats.map(\.name) ?? players.indices.map(players.label(at:))
    let others = hasTurns || race != nil ? tr("Players: \(list(names))") : nil
    let kind = request.kind == .pairs ? nil : request.kind.note
    let price = hindsight.map { "\($0.label) \(tr("This game won’t count"))" }
    let isNew = board.flips.isEmpty && !isFinished
    let first = isNew && isCountingDaily ? DailyWords.firstCounts : nil
    let stake = isNew && ratingAhead != nil ? tr("You start with 5 stars; slips cost stars") : nil
    return [
      watchedLabel, day, first, cards, price, kind, stake, isFirstGame ? nil : goal?.sentence,
      others, headStartLabel, race?.form.note,
    ]
    .compactMap(\.self)
  }

  /// The state of the game, for a returning player.
  var situation: [String] {
    let isBegun = !board.flips.isEmpty
    let peek = show.isPeeking ? [tr("Memorise the cards:")] + shownRows : []
    return peek
      + [
        isBegun ? scoreSentence : nil,
        isBegun ? ratingAhead.map { starsLeft($0.rawValue) } : nil,
        ghostLabels.first?.capitalizedFirst,
        isBegun ? openSentence : nil,
        hasTurns ? turnLabel : nil,
      ].compactMap(\.self)
  }

  /// "B3: Picked You First", for each open card.
  var openSentence: String {
    board.openCards.isEmpty
      ? tr("No card is open")
      : board.openCards.map { cardSentence($0, .brief) }.joined(separator: " ")
  }
}
