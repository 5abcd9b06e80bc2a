/// The result of a finished game in words.
struct ResultWords {
  /// Text in a style.
  typealias Piece = (text: String, style: Style)

  /// Consecutive pieces of text.
  typealias Line = [Piece]

  var title: String
  /// The stars, or the ranking.
  var headline: [Line]
  /// The news, rarest first, or the tally of several people; empty until known.
  var news: [Piece] = []
  /// The next thing to try; nil with several players.
  var nextStep: Piece?
  /// The game beside the one it answers; empty without one.
  var duel: [Line] = []
  var figures: [Line] = []
  /// The outcome of the board's goal; nil without one.
  var goal: Line?
  /// The time of the next daily board; nil for other boards.
  var nextBoard: Line?
  /// Its lessons, most important first.
  var lessons: [Lesson] = []
}

extension ResultWords {
  /// The words for the finished game.
  init(of state: AppState, theme: Theme) {
    let (game, news) = (state.game, state.records.news)
    guard !state.isWordless else {
      self.init(withoutWordsOn: game, theme: theme)
      return
    }
    if game.hasTurns {
      self.init(ofTableIn: game, theme: theme)
    } else if game.sprint != nil {
      self.init(ofSprintIn: game, theme: theme)
    } else {
      self.init(ofSoloIn: game, theme: theme)
    }
    if let table = game.table, table.seat == nil { lessons = [] }
    if let table = game.table, let winner = table.finishers.first {
      title = table.winnerLabel(winner)
      (headline, figures) = (table.ranking(in: game, theme: theme), [])
    }
    if game.isCountingDaily {
      let hours = state.records.summary.flatMap { $0.day == game.daily?.day ? $0.hoursLeft : nil }
      nextBoard = hours.map { [(tr("Next board in \(max(1, $0)) h"), theme.quiet)] }
      if let week = news?.week, week.dropLast().contains(where: { $0 != nil }) {
        let none = state.mode == .told ? tr("none", in: "daily board") : DailyWords.none
        let stars = week.map { $0?.mark ?? none }.joined(separator: " ")
        // The stars of each day: "Stars, 7 days 4 5 3 · 5 4 5".
        figures.append([(tr("Stars, 7 days \(stars)"), theme.text)])
      }
    }
    if state.isFirstResult { goal = nil }
    guard !game.hasTurns || game.onlyOpponent != nil else {
      self.news = [state.tallyLabel].compactMap { $0.map { ($0, theme.strong) } }
      return
    }
    if news?.crown == .won, let opponent = game.onlyOpponent {
      title = tr("\(opponent.label)’s crown is yours!")
    }
    if !game.hasTurns {
      nextStep = (game.nextStep, theme.text)
      if game.sprint == nil, game.ghost?.rival == nil, let category = news?.covers?.completed {
        title = tr("\(category.label) is complete!")
      }
    }
    self.news = (news?.lines(for: game) ?? []).map { ($0, theme.success) }
  }

  /// The news, or else the next step, in at least this many lines, even before the news is known.
  func progress(lines count: Int, width: Int) -> [Line] {
    let pieces = news.isEmpty ? [nextStep].compactMap(\.self) : news
    let lines = pieces.flatMap { piece in
      piece.text.wrapped(to: width).map { [($0, piece.style)] }
    }
    return lines + Array(repeating: [], count: max(0, count - lines.count))
  }

  /// All of it, a line each: in front the outcome, the news, and a lesson or the next step; the rest in `more`.
  func sentences(about game: GameState) -> (front: [String], more: [String]) {
    func text(_ line: Line) -> String { line.map(\.text).joined() }
    let standing =
      game.everybody.count > 1
      ? [title] + game.rankingSentences
      // "Flawless! ★ ★ ★ ★ ★".
      : ["\(title.withFinalMark) \(list(headline.map(text)))"]
    let outcome = goal == nil ? nil : game.goal?.sentence
    let advice = lessons.map(\.text) + [nextStep?.text].compactMap(\.self)
    let untold = game.hasTurns || lessons.isEmpty ? 0 : game.slips.count - game.slipLessons.count
    let front =
      standing + [outcome].compactMap(\.self) + game.duelSentences + news.prefix(1).map(\.text)
      + advice.prefix(1)
    let hint = tr(
      "And \(untold) more slip: say slips.", "And \(untold) more slips: say slips.", count: untold)
    let rest = [nextBoard.map(text), untold > 0 ? hint : nil]
    let more = news.dropFirst().map(\.text) + figures.map(text) + advice.dropFirst()
    return (front, more + rest.compactMap(\.self))
  }

  /// Stars or numbers of pairs.
  private init(withoutWordsOn game: GameState, theme: Theme) {
    title = "♪"
    // All stars: nothing is lost.
    let stars = String(repeating: "★ ", count: landedStars(of: game) ?? 5)
    headline =
      game.everybody.count > 1
      ? game.ranking(hasWords: false, theme: theme)
      : [[(game.rating == nil ? "\(game.pairCount)" : stars, theme.accent)]]
  }

  private init(ofSoloIn game: GameState, theme: Theme) {
    title = game.duelTitle ?? game.rating.praise
    headline = [stars(of: game, theme: theme)]
    // The title or the table already says so.
    if game.rating != .perfect, game.duelRows.count < 3 {
      headline.append([verdict(slips: game.slips.count, hindsight: game.hindsight, theme: theme)])
    }
    duel = game.duelRows.map { name, own, other in
      [(name.padded(to: 6), theme.quiet), (own.padded(to: 5), theme.strong), (other, theme.text)]
    }
    figures =
      duel.isEmpty
      ? [movesAndTime(of: game, theme: theme)]
      : [[(GameWords.time.padded(to: 6), theme.quiet), (clock(game.clock.seconds), theme.strong)]]
    if let ghost = game.ghost, ghost.rival == nil {
      figures[0].append((comma + tr("last time \(ghost.moveCount)"), theme.quiet))
    }
    goal = game.goal.map { [($0.label, $0.state == .reached ? theme.success : theme.quiet)] }
    lessons = game.hindsight == nil ? game.slipLessons : []
  }

  private init(ofSprintIn game: GameState, theme: Theme) {
    title = tr("Time’s up")
    // "8 pairs in 60 seconds".
    headline = [[(tr("\(pairs(game.pairCount)) in 60 seconds"), theme.accent)]]
    if game.pairCount > 0 || game.hindsight != nil {
      let slips = (game.sprint?.slipCount ?? 0) + game.slips.count
      headline.append([verdict(slips: slips, hindsight: game.hindsight, theme: theme)])
    }
    if let round = game.round {
      if round.nextSeat == nil { title = game.winnerLabel(in: game.standings) }
      headline = game.ranking(theme: theme)
    }
    figures = [[(moves(game.shownMoveCount), theme.strong)]]
  }

  /// The ranking: place, pairs, and how many of the pairs seen before were remembered.
  private init(ofTableIn game: GameState, theme: Theme) {
    title = game.winnerLabel(in: game.standings)
    headline = game.ranking(theme: theme)
    figures = [movesAndTime(of: game, theme: theme)]
    let conditions = [game.hindsight?.label, game.headStartLabel].compactMap(\.self)
    lessons =
      conditions.map { Lesson(text: $0) } + (game.hindsight == nil ? game.duelLessons : [])
      + game.lapseLessons
  }
}

extension AppState {
  /// The figures left out of the result: choices and chance, and the changes to the player's rating and memory.
  var resultDetails: [String] {
    let (figures, news) = (game.skillAndLuck, records.news)
    // A daily board's is in the text to share.
    let board =
      game.isCountingDaily
      ? nil : game.code.map { tr("Board \($0)") } ?? tr("Board of the seed \(game.request.seed)")
    let isBoardSolvedAlone = !game.hasTurns && game.sprint == nil
    let count = Int(perfectMemoryMoves(pairs: game.covers.count).rounded())
    // The moves that a perfect memory needs on average.
    let memory = tr(
      "Perfect memory needs about \(count) move.", "Perfect memory needs about \(count) moves.",
      count: count)
    return [
      figures.map { tr("Skill \($0.skill)/99, luck \($0.luck)/99") }, figures?.sentence,
      isBoardSolvedAlone ? memory : nil,
      news?.rating?.news, board,
      news?.memory.map { tr("You remember \($0.before) → \($0.after)%") },
    ].compactMap(\.self)
  }
}

/// "11 moves, 00:48".
private func movesAndTime(of game: GameState, theme: Theme) -> ResultWords.Line {
  [(moves(game.moveCount), theme.strong), (comma + clock(game.clock.seconds), theme.text)]
}

private func stars(of game: GameState, theme: Theme) -> ResultWords.Line {
  guard let rating = game.rating else { return [(tr("With hindsight"), theme.accent)] }
  let count = landedStars(of: game) ?? rating.rawValue
  return [
    (String(repeating: "★ ", count: count), theme.accent),
    (String(repeating: "☆ ", count: Rating.allCases.count - count), theme.quiet),
  ]
}

/// The stars of a result that have come so far; nil once all have.
private func landedStars(of game: GameState) -> Int? {
  if case .landing(let landed) = game.show.finale { landed } else { nil }
}

private func verdict(slips: Int, hindsight: Hindsight?, theme: Theme) -> ResultWords.Piece {
  hindsight.map { ($0.label, theme.text) } ?? (slipCount(slips), theme.strong)
}

extension Rating? {
  /// The title of the result of a solved board.
  fileprivate var praise: String {
    switch self {
    case .perfect: tr("Flawless!")
    case .excellent: tr("Brilliant!")
    case .good: tr("Well remembered")
    case .fair, .beginner, nil: tr("All pairs found")
    }
  }
}

extension String {
  /// The text with blanks up to this many columns, or cut to them.
  func padded(to width: Int) -> String {
    let text = fitted(to: width)
    return text + String(repeating: " ", count: max(0, width - text.displayWidth) + 1)
  }
}

extension Hindsight {
  /// The reason the game does not count, before and after it.
  var label: String {
    switch self {
    case .timeTravel: tr("You travelled in time.")
    case .hint: tr("You took a hint.")
    case .peek: tr("You saw the cards first.")
    case .sameBoard: tr("You knew this board.")
    case .practice: tr("This is practice.")
    case .olderVersion: tr("Begun in an older version.")
    }
  }
}

extension GameState {
  /// The standings, best first.
  var rankedStandings: [Standing] {
    standings.sorted { ($0.place, $0.index) < ($1.place, $1.index) }
  }

  /// A line for each player, best first; without places until all have had their minute.
  func ranking(hasWords: Bool = true, theme: Theme) -> [ResultWords.Line] {
    rankedStandings.map { standing in
      let place = (round?.nextSeat == nil ? "\(standing.place). " : "", theme.quiet)
      let sign = (theme.sign(ofPlayer: standing.index) + " ", theme.player(standing.index))
      let name = (
        everybody.label(at: standing.index).padded(to: 8),
        standing.place == 1 ? theme.strong : theme.text
      )
      // "5", or with a head start of two, "3+2".
      let (count, start) = (standing.pairCount, standing.headStart)
      let pairs = (start > 0 ? "\(count - start)+\(start)" : "\(count)", theme.strong)
      let memory = (round == nil ? "  " + standing.memoryLabel : "", theme.quiet)
      return hasWords ? [place, sign, name, pairs, memory] : [place, sign, pairs]
    }
  }
}

extension Standing {
  /// "remembered 5 of 7": of the pairs seen before; "all luck": had seen none before.
  var memoryLabel: String {
    guard chanceCount == 0 else { return tr("remembered \(recallCount) of \(chanceCount)") }
    return pairCount > headStart ? tr("all luck") : ""
  }
}
