import Basics
import MemoryTunes
import Terminal

/// The result of a finished game in words.
struct ResultWords {
  /// Text in a style.
  typealias Piece = (text: String, style: Style)

  /// Consecutive pieces of text.
  typealias Line = [Piece]

  var title: String
  /// The title is called out, as "Flawless!" is.
  private var isExclamation = false
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
    if game.isCountingDaily {
      nextBoard = Screens.nextBoard(after: game, summary: state.records.summary, theme: theme)
      if let week = news?.week, week.dropLast().contains(where: { $0 != nil }) {
        figures.append(line(of: week, isTold: state.mode == .told, theme: theme))
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
        (title, isExclamation) = (tr("\(category.label) is complete!"), true)
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

  /// Stars or numbers of pairs.
  private init(withoutWordsOn game: GameState, theme: Theme) {
    title = "♪"
    headline =
      game.everybody.count > 1
      ? game.ranking(hasWords: false, theme: theme)
      : [
        game.rating == nil
          ? [("\(game.pairCount)", theme.accent)]
          // All of them: nothing is lost.
          : [(String(repeating: "★ ", count: landedStars(of: game) ?? 5), theme.accent)]
      ]
  }

  private init(ofSoloIn game: GameState, theme: Theme) {
    title = game.duelTitle ?? game.rating.praise
    isExclamation = game.duelTitle == nil && [.perfect, .excellent].contains(game.rating)
    headline = [stars(of: game, theme: theme)]
    // The title or the table already says so.
    if game.rating != .perfect, game.duelRows.count < 3 {
      headline.append([verdict(slips: game.slips.count, hindsight: game.hindsight, theme: theme)])
    }
    duel = game.duelRows.map { name, own, other in
      [
        (name.padded(to: 6), theme.quiet), (own.padded(to: 5), theme.strong), (other, theme.text),
      ]
    }
    if duel.isEmpty {
      let last = game.ghostMoveCountLabel.map { [(comma + $0, theme.quiet)] } ?? []
      figures = [movesAndTime(of: game, theme: theme) + last]
    } else {
      figures = [
        [(GameWords.time.padded(to: 6), theme.quiet), (clock(game.clock.seconds), theme.strong)]
      ]
    }
    if let goal = game.goal {
      let style = goal.state == .reached ? theme.success : theme.quiet
      self.goal = [
        (goal.state == .reached ? "✓ " : "✗ ", style), (tr("Goal:") + " ", theme.quiet),
        (goal.aim.label, theme.text),
      ]
    }
    lessons = game.hindsight == nil ? game.rivalLessons + game.slipLessons : []
  }

  private init(ofSprintIn game: GameState, theme: Theme) {
    title = tr("Time’s up")
    let found = pairs(game.pairCount)
    // "8 pairs in 60 seconds".
    headline = [tr("\(found) in 60 seconds").styled(theme.text, but: found, theme.accent)]
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
    return [
      figures.map { tr("Skill \($0.skill)/99, luck \($0.luck)/99") }, figures?.sentence,
      isBoardSolvedAlone ? perfectMemory(pairs: game.covers.count) : nil,
      news?.rating?.news, board,
      news?.memory.map { tr("You remember \($0.before) → \($0.after)%") },
    ].compactMap(\.self)
  }
}

/// "11 moves, 00:48".
private func movesAndTime(of game: GameState, theme: Theme) -> ResultWords.Line {
  [
    (moves(game.moveCount), theme.strong),
    (comma + clock(game.clock.seconds), theme.text),
  ]
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
  if let hindsight { return (hindsight.label, theme.text) }
  return (slipCount(slips), theme.strong)
}

/// The time of the next daily board.
private func nextBoard(
  after game: GameState, summary: RecordsSummary?, theme: Theme
) -> ResultWords.Line {
  let time =
    switch (summary, game.daily?.day) {
    case (let summary?, let day?) where summary.day == day:
      summary.hoursLeft > 0 ? tr("in \(summary.hoursLeft) h") : tr("in under 1 h")
    // "Next board is ready".
    case (let summary?, let day?) where summary.day > day: tr("is ready")
    default: tr("at midnight UTC")
    }
  // Before "in 6 h", "is ready" or "at midnight UTC".
  return [(tr("Next board") + " ", theme.quiet), (time, theme.strong)]
}

/// The stars of the last seven daily boards.
private func line(
  of week: [DailyResult?], isTold: Bool, theme: Theme
) -> ResultWords.Line {
  let marks = week.map { $0?.mark ?? (isTold ? tr("none", in: "daily board") : "·") }
  return [
    // Before the stars of each day: "Stars, 7 days 4 5 3 · 5 4 5".
    (tr("Stars, 7 days") + " ", theme.quiet),
    (marks.dropLast().joined(separator: " "), theme.text),
    (" " + (marks.last ?? ""), theme.strong),
  ]
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

  /// The text after blanks up to this many columns, or cut to them.
  func flushed(right width: Int) -> String {
    let text = fitted(to: width)
    return String(repeating: " ", count: max(0, width - text.displayWidth)) + text
  }

  /// In a style, but a part of it, wherever the language has it, in another.
  fileprivate func styled(_ style: Style, but part: String, _ other: Style) -> ResultWords.Line {
    guard let range = firstRange(of: part) else { return [(self, style)] }
    let pieces: ResultWords.Line = [
      (String(self[..<range.lowerBound]), style), (part, other),
      (String(self[range.upperBound...]), style),
    ]
    return pieces.filter { !$0.text.isEmpty }
  }
}

extension Hindsight {
  /// The reason the game does not count.
  var label: String {
    switch self {
    case .timeTravel: tr("You travelled in time.")
    case .hint: tr("You took a hint.")
    case .peek: tr("You saw the cards first.")
    case .sameBoard: tr("You knew this board.")
    case .practice: tr("This was practice.")
    case .olderVersion: tr("Begun in an older version.")
    }
  }

  /// The same before the game.
  var warning: String { self == .practice ? tr("You have played this board.") : label }
}

extension ResultWords {
  /// "Flawless! ★ ★ ★ ★ ★, goal reached", "Time’s up: 8 pairs in 60 seconds", with hindsight
  /// "All pairs found. You took a hint."
  private func sentence(before outcome: String, in game: GameState) -> String {
    if isExclamation { return "\(title) \(outcome)" }
    return game.hindsight == nil ? tr("\(title): \(outcome)") : tr("\(title). \(outcome)")
  }

  /// All of it, a line each: in front the outcome, the news, and a lesson or the next step; the rest in `more`.
  func sentences(about game: GameState) -> (front: [String], more: [String]) {
    func text(_ line: Line) -> String { line.map(\.text).joined() }
    let verdict = goal == nil ? nil : game.goal?.outcome
    let standing =
      game.everybody.count > 1
      ? [title] + game.rankingSentences
      : [sentence(before: list(headline.map(text) + [verdict].compactMap(\.self)), in: game)]
    let advice = lessons.map(\.text) + [nextStep?.text].compactMap(\.self)
    let untold = game.hasTurns || lessons.isEmpty ? 0 : game.slips.count - game.slipLessons.count
    let front = standing + game.duelSentences + news.prefix(1).map(\.text) + advice.prefix(1)
    let rest: [String?] = [
      game.goal?.sentence, nextBoard.map(text), untold > 0 ? PlainWords.moreSlips(untold) : nil,
    ]
    let more = news.dropFirst().map(\.text) + figures.map(text) + advice.dropFirst()
    return (front, more + rest.compactMap(\.self))
  }
}

extension Goal {
  /// Among the figures of a result.
  fileprivate var outcome: String? {
    switch state {
    case .open: nil
    case .reached: tr("goal reached")
    case .missed: tr("goal missed")
    }
  }
}
