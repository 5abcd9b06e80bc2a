/// The result of a finished game in words.
struct ResultWords {
  /// Consecutive pieces of text, each in a style.
  typealias Line = [(text: String, style: Style)]

  var title: String
  /// The stars, or the ranking.
  var headline: [Line]
  /// The news, rarest first, or the tally of several people; empty until known.
  var news: [String] = []
  /// The next thing to try; nil with several players.
  var nextStep: String?
  var figures: [String] = []
  /// The board's goal; nil without one.
  var goal: Goal?
  /// Its lessons, most important first.
  var lessons: [Lesson] = []
}

extension ResultWords {
  /// The words for the finished game.
  init(of state: AppState) {
    let (game, news, theme) = (state.game, state.records.news, state.theme)
    let isRanked = game.everybody.count > 1
    guard !state.isWordless else {
      title = "♪"
      // All stars: nothing is lost.
      let stars = String(repeating: "★ ", count: game.landedStars ?? 5)
      headline =
        isRanked
        ? game.ranking(hasWords: false, theme: theme)
        : [[(game.rating == nil ? "\(game.pairCount)" : stars, theme.accent)]]
      return
    }
    // The reason that a game does not count, or its slips.
    let verdict =
      game.hindsight?.label ?? slipCount((game.sprint?.slipCount ?? 0) + game.slips.count)
    let raceWinner = game.table?.finishers.first
    if let table = game.table, let winner = raceWinner {
      (title, headline) = (table.winnerLabel(winner), table.ranking(in: game, theme: theme))
    } else if isRanked {
      title = game.round?.nextSeat == nil ? game.winnerLabel(in: game.standings) : tr("Time’s up")
      headline = game.ranking(theme: theme)
    } else if game.sprint != nil {
      title = tr("Time’s up")
      // "8 pairs in 60 seconds".
      headline = [[(tr("\(pairs(game.pairCount)) in 60 seconds"), theme.accent)]]
      if game.pairCount > 0 || game.hindsight != nil { headline.append([(verdict, theme.strong)]) }
    } else {
      let praise =
        switch game.rating {
        case .perfect: tr("Flawless!")
        case .excellent: tr("Brilliant!")
        case .good: tr("Well remembered")
        case .fair, .beginner, nil: tr("All pairs found")
        }
      title = game.duelTitle ?? praise
      headline = [game.stars(theme: theme)]
      // The title already says so.
      if game.rating != .perfect { headline.append([(verdict, theme.strong)]) }
    }
    if raceWinner == nil {
      let time = game.sprint == nil ? clock(game.clock.seconds) : nil
      let last = game.ghost.flatMap { $0.rival == nil ? tr("last time \($0.moveCount)") : nil }
      let condition = isRanked ? game.hindsight?.label : nil
      figures = [
        list([moves(game.shownMoveCount), time, last]), game.duelSentence, condition,
        game.headStartLabel,
      ].compactMap(\.self)
    }
    if game.isCountingDaily {
      let hours = state.records.summary.flatMap { $0.day == game.daily?.day ? $0.hoursLeft : nil }
      if let hours { figures.insert(tr("Next board in \(max(1, hours)) h"), at: 0) }
      if let week = news?.week, week.dropLast().contains(where: { $0 != nil }) {
        let none = state.mode == .told ? tr("none", in: "daily board") : "·"
        let stars = week.map { $0?.mark ?? none }.joined(separator: " ")
        // The stars of each day: "Stars, 7 days 4 5 3 · 5 4 5".
        figures.append(tr("Stars, 7 days \(stars)"))
      }
    }
    // A first game says nothing of its goal until it is reached.
    goal = game.goal.flatMap { !state.isFirstResult || $0.state == .reached ? $0 : nil }
    lessons = game.isSpectated ? [] : game.slipLessons + [game.lapseLesson].compactMap(\.self)
    guard !game.hasTurns || game.onlyOpponent != nil else {
      self.news = [state.tallyLabel].compactMap(\.self)
      return
    }
    if news?.crown == .won, let opponent = game.onlyOpponent {
      title = tr("\(opponent.label)’s crown is yours!")
    }
    if !game.hasTurns {
      nextStep = game.nextStep
      if game.sprint == nil, game.ghost?.rival == nil, let category = news?.covers?.completed {
        title = tr("\(category.label) is complete!")
      }
    }
    self.news = news?.lines(for: game) ?? []
  }

  /// All of it, a line each: in front the outcome, the news, and a lesson or the next step; the rest in `more`.
  func sentences(about game: GameState) -> (front: [String], more: [String]) {
    let standing =
      game.everybody.count > 1
      ? [title] + game.rankingSentences
      // "Flawless! ★ ★ ★ ★ ★".
      : ["\(title.withFinalMark) \(list(headline.map { $0.map(\.text).joined() }))"]
    let advice = lessons.map(\.text) + [nextStep].compactMap(\.self)
    return (
      standing + [goal?.sentence].compactMap(\.self) + news.prefix(1) + advice.prefix(1),
      news.dropFirst() + figures + advice.dropFirst()
    )
  }
}

extension AppState {
  /// The figures left out of the records, or of the result: choices and chance, and the changes to the player's rating
  /// and memory.
  var details: [String] {
    guard routing.base != .records else { return records.records?.details ?? [] }
    let isTold = mode == .told && !isWordless
    let untold = isTold ? ResultWords(of: self).sentences(about: game).more : []
    let (figures, news) = (game.playedGame?.skillAndLuck, records.news)
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
    let details = [
      figures.map { tr("Skill \($0.skill)/99, luck \($0.luck)/99") }, figures?.sentence,
      isBoardSolvedAlone ? memory : nil, news?.rating?.news, board,
      news?.memory.map { tr("You remember \($0.before) → \($0.after)%") },
    ].compactMap(\.self)
    return untold + details
  }
}

extension GameState {
  /// A suggestion once all pairs are found, or the time is up, in at most 28 columns.
  var nextStep: String {
    if round?.nextSeat != nil { return tr("Same boards for everyone.") }
    // In place of advice for players on their own.
    if table != nil { return isSpectated ? "" : tr("Another race?") }
    guard hindsight == nil else { return tr("Another board earns stars.") }
    if sprint != nil {
      let count = pairCount + 1
      return tr("\(count) pair next time?", "\(count) pairs next time?", count: count)
    }
    guard let next = rating?.next else {
      if isCountingDaily { return tr("Everyone plays this board.") }
      return grid.next.map { tr("Ready for \($0.label)?") } ?? tr("No board is larger.")
    }
    let count = slips.count - next.mostSlips(pairs: covers.count)
    let stars = next.rawValue
    // The stars are 2 to 5.
    return tr(
      "\(count) slip fewer: \(stars) stars", "\(count) slips fewer: \(stars) stars", count: count)
  }

  /// Is the one game on a daily board that counts.
  var isCountingDaily: Bool { daily.map { !$0.isPractice } ?? false }

  fileprivate func stars(theme: Theme) -> ResultWords.Line {
    guard let rating else { return [(tr("With hindsight"), theme.accent)] }
    let count = landedStars ?? rating.rawValue
    return [
      (String(repeating: "★ ", count: count), theme.accent),
      (String(repeating: "☆ ", count: Rating.allCases.count - count), theme.quiet),
    ]
  }

  /// The stars of a result that have come so far; nil once all have.
  fileprivate var landedStars: Int? {
    if case .landing(let landed) = show.finale { landed } else { nil }
  }

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
      let memory = (round == nil ? "  " + (standing.memoryLabel ?? "") : "", theme.quiet)
      return hasWords ? [place, sign, name, pairs, memory] : [place, sign, pairs]
    }
  }
}

extension Hindsight {
  static var words: String { tr("with hindsight") }

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

extension Standing {
  /// "remembered 5 of 7": of the pairs seen before; "all luck": had seen none before.
  var memoryLabel: String? {
    guard chanceCount == 0 else { return tr("remembered \(recallCount) of \(chanceCount)") }
    return pairCount > headStart ? tr("all luck") : nil
  }
}
