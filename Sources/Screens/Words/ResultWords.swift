import MemoryTunes
import Terminal

/// What a finished game came to, in words.
struct ResultWords {
  /// Text in a style.
  struct Piece {
    let text: String
    let style: Style

    init(_ text: String, _ style: Style) {
      (self.text, self.style) = (text, style)
    }

    /// The text in lines of at most `width` columns.
    func lines(within width: Int) -> [Line] {
      text.wrapped(to: width).map { [Piece($0, style)] }
    }
  }

  /// Pieces of text that follow each other.
  typealias Line = [Piece]

  /// The title of a result without words.
  private static let sign = "♪"

  var title: String
  /// The stars, or the ranking.
  var headline: [Line]
  /// What the game has changed, the rarest first, or the tally of several people; empty until that is known.
  var news: [Piece] = []
  /// What to try next; nil where several played.
  var nextStep: Piece?
  var figures: [Line]
  /// When there is another daily board; nil for other boards.
  var nextBoard: Line?
  /// What to learn from it, most important first.
  var lessons: [Lesson]
  /// What choices cost and chance gave, above the lessons where there is room.
  var balance: Lesson?
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
      if let round = game.round {
        if round.nextSeat == nil { title = game.winnerLabel(in: game.standings) }
        headline = game.ranking(theme: theme)
      }
    } else {
      self.init(ofSoloIn: game, theme: theme)
    }
    if game.isCountingDaily {
      // Its own code is in the text to share.
      figures.removeLast()
      nextBoard = Screens.nextBoard(after: game, summary: state.records.summary, theme: theme)
      if let week = news?.week, week.dropLast().contains(where: { $0 != nil }) {
        figures.append(line(of: week, theme: theme))
      }
    }
    guard !game.hasTurns || game.onlyOpponent != nil else {
      self.news = [state.tallyLabel].compactMap { $0.map { Piece($0, theme.strong) } }
      return
    }
    if !game.hasTurns {
      nextStep = Piece(game.nextStep, theme.text)
      if game.sprint == nil, let category = news?.covers?.completed {
        title = category.completionLabel
      }
    }
    let lines = news?.lines(for: game, showsStreak: state.settings.current.showsSuggestions) ?? []
    self.news = lines.map { Piece($0.text, $0.isGain ? theme.success : theme.text) }
  }

  /// The prizes and the next step, in at least this many lines, even before the news is known.
  func progress(lines count: Int, width: Int) -> [Line] {
    let pieces = news + (news.count < count ? [nextStep].compactMap(\.self) : [])
    let lines = pieces.flatMap { $0.lines(within: width) }
    return lines + Array(repeating: [], count: max(0, count - lines.count))
  }

  /// Stars or numbers of pairs.
  private init(withoutWordsOn game: GameState, theme: Theme) {
    title = ResultWords.sign
    headline =
      game.everybody.count > 1
      ? game.ranking(theme: theme).map { Array($0.prefix(2) + $0.dropFirst(3).prefix(1)) }
      : [
        game.rating == nil
          ? [.init("\(game.pairCount)", theme.accent)] : stars(of: game, theme: theme)
      ]
    (figures, lessons) = ([], [])
  }

  private init(ofSoloIn game: GameState, theme: Theme) {
    title = game.duelTitle ?? game.rating.praise
    headline = [stars(of: game, theme: theme)]
    // The title says so already, or the table.
    if game.rating != .perfect, game.duelRows.count < 3 {
      headline.append(verdict(on: game, theme: theme))
    }
    let last = game.ghostMoveCountLabel.map { [Piece(", " + $0, theme.quiet)] } ?? []
    let moves: Line = [.init("Moves  ", theme.quiet), .init("\(game.moveCount)", theme.strong)]
    let duel = game.duelRows.map { name, own, other -> Line in
      [
        .init(name.padded(to: 6), theme.quiet), .init(own.padded(to: 5), theme.strong),
        .init(other, theme.text),
      ]
    }
    figures =
      (duel.isEmpty ? [moves + last, skillAndLuck(of: game, theme: theme)] : duel) + [
        time(of: game, theme: theme), board(of: game, theme: theme),
      ]
    lessons = game.hindsight == nil ? game.rivalLessons + game.slipLessons : []
    balance = game.duelTitle != nil ? nil : (game.skillAndLuck?.sentence).map { Lesson(text: $0) }
  }

  private init(ofSprintIn game: GameState, theme: Theme) {
    title = "Time’s up"
    let slipCount = (game.sprint?.slipCount ?? 0) + game.slips.count
    headline = [
      [.init(pairs(game.pairCount), theme.accent), .init(" in 60 seconds", theme.text)]
    ]
    if game.pairCount > 0 || game.hindsight != nil {
      headline.append(verdict(slips: slipCount, hindsight: game.hindsight, theme: theme))
    }
    figures = [
      [.init("Moves  ", theme.quiet), .init("\(game.shownMoveCount)", theme.strong)],
      board(of: game, theme: theme),
    ]
    lessons = []
  }

  /// The ranking: place, pairs, and how many of the pairs that had been seen were remembered.
  private init(ofTableIn game: GameState, theme: Theme) {
    title = game.winnerLabel(in: game.standings)
    headline = game.ranking(theme: theme)
    figures = [
      [.init("Moves  ", theme.quiet), .init("\(game.moveCount)", theme.strong)],
      time(of: game, theme: theme), board(of: game, theme: theme),
    ]
    lessons = game.hindsight == nil ? game.duelLessons + game.lapseLessons : game.lapseLessons
    if let label = game.headStartLabel { lessons.insert(Lesson(text: label), at: 0) }
    if let hindsight = game.hindsight { lessons.insert(Lesson(text: hindsight.label), at: 0) }
  }
}

private func stars(of game: GameState, theme: Theme) -> ResultWords.Line {
  guard let rating = game.rating else { return [.init("With hindsight", theme.accent)] }
  let count = if case .landing(let landed) = game.show.finale { landed } else { rating.rawValue }
  return [
    .init(String(repeating: "★ ", count: count), theme.accent),
    .init(String(repeating: "☆ ", count: Rating.allCases.count - count), theme.quiet),
  ]
}

private func verdict(on game: GameState, theme: Theme) -> ResultWords.Line {
  verdict(slips: game.slips.count, hindsight: game.hindsight, theme: theme)
}

private func verdict(slips: Int, hindsight: Hindsight?, theme: Theme) -> ResultWords.Line {
  if let hindsight { return [.init(hindsight.label, theme.text)] }
  return [.init(slipCount(slips), theme.strong)]
}

/// Skill and luck; for a game with hindsight, what perfect memory needs.
private func skillAndLuck(of game: GameState, theme: Theme) -> ResultWords.Line {
  guard let figures = game.skillAndLuck else {
    return [.init(perfectMemory(pairs: game.covers.count)[0], theme.quiet)]
  }
  return [
    .init("Skill  ", theme.quiet), .init("\(figures.skill)", theme.strong),
    .init("/99, luck ", theme.quiet), .init("\(figures.luck)", theme.strong),
    .init("/99", theme.quiet),
  ]
}

private func time(of game: GameState, theme: Theme) -> ResultWords.Line {
  [.init("Time   ", theme.quiet), .init(clock(game.clock.seconds), theme.strong)]
}

/// When there is another daily board.
private func nextBoard(
  after game: GameState, summary: RecordsSummary?, theme: Theme
) -> ResultWords.Line {
  let time =
    switch (summary, game.daily?.day) {
    case (let summary?, let day?) where summary.day == day: "in \(summary.hoursLabel)"
    case (let summary?, let day?) where summary.day > day: "is ready"
    default: "at midnight UTC"
    }
  return [.init("Next board ", theme.quiet), .init(time, theme.strong)]
}

/// The stars of the last seven daily boards.
private func line(of week: [DailyResult?], theme: Theme) -> ResultWords.Line {
  let marks = week.map { $0?.mark ?? "·" }
  return [
    .init("Stars, 7 days ", theme.quiet),
    .init(marks.dropLast().joined(separator: " "), theme.text),
    .init(" " + (marks.last ?? ""), theme.strong),
  ]
}

private func board(of game: GameState, theme: Theme) -> ResultWords.Line {
  guard let code = game.code?.description else {
    return [.init("Seed   ", theme.quiet), .init("\(game.request.seed)", theme.strong)]
  }
  // The narrowest dialog has 28 columns.
  return [.init(code.count > 21 ? "" : "Board  ", theme.quiet), .init(code, theme.strong)]
}

extension Rating? {
  /// The title of the result of a solved board.
  fileprivate var praise: String {
    switch self {
    case .perfect: "Flawless!"
    case .excellent: "Brilliant!"
    case .good: "Well remembered"
    case .fair, .beginner, nil: "All pairs found"
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
  /// Why the game does not count.
  var label: String {
    switch self {
    case .timeTravel: "You travelled in time."
    case .hint: "You took a hint."
    case .peek: "You saw the cards first."
    case .sameBoard: "You knew this board."
    case .practice: "This was practice."
    case .olderVersion: "Begun in an older version."
    }
  }
}

extension ResultWords {
  /// All of it, a line each.
  func sentences(about game: GameState) -> [String] {
    func text(_ line: Line) -> String { line.map(\.text).joined() }
    var figures = figures.dropFirst(game.duelRows.count).map(text)
    // After skill and luck, which it explains.
    if let balance { figures.insert(balance.text, at: min(2, figures.count)) }
    let ranking = game.everybody.count > 1 ? game.rankingSentences : headline.map(text)
    let untold = game.hasTurns || lessons.isEmpty ? 0 : game.slips.count - game.slipLessons.count
    let progress = (news + [nextStep].compactMap(\.self)).map(\.text)
    return [title] + ranking + game.duelSentences + progress + figures
      + [nextBoard].compactMap { $0.map(text) } + lessons.inOrder.map(\.text)
      + (untold > 0 ? [PlainWords.moreSlips(untold)] : [])
  }
}
