import MemoryTunes
import SafeText

/// What is said of two games on the same board.
public enum DuelWords {
  public static let unnamed =
    "A duel needs a game: give a film, a recording, or a result like pop-4x4-7k3q:14."
  public static let tooMany = "--play goes with one game: give only that."
  public static let answered = "the game it answers"
  public static let heading = "place  moves  slips  skill  luck      time  game"
  public static let howToAnswer = "To answer, send a film of this game: \(command)."
  static let command = "memorytunes replay --film answer.cast"

  /// How to play against the game of an answer, too.
  public static func howToPlay(_ file: String) -> String {
    "To play on this board, too: memorytunes duel --play \(file.cleaned)."
  }

  /// "pop-4x4-7k3q:14, which nothing shows".
  public static func claim(_ name: String) -> String { "\(name.cleaned), which nothing shows" }

  /// Who won, and how well those with flips remembered; the games are on one board, best first.
  public static func outcome(of games: [(name: String, game: Rival)]) -> [String] {
    let shown = games.filter { $0.game.board != nil }
    guard shown.count > 1, let best = shown.first, let last = shown.last else { return [] }
    let winners = shown.filter { $0.game.moveCount == best.game.moveCount }.map(\.name.cleaned)
    let lead = shown[min(winners.count, shown.count - 1)].game.moveCount - best.game.moveCount
    let result =
      best.game.moveCount == last.game.moveCount
      ? "A draw." : "\(listed(winners)) won by \(moves(lead)).".capitalizedFirst
    let slips = shown.compactMap { name, game in
      game.figures.memory.map { "\(name.cleaned) forgot \(times($0.slipCount))" }
    }
    return [result, "\(list(slips)).".capitalizedFirst]
  }

  /// "anna.cast: 12 moves, 1 slip, skill 88, luck 62, 01:04".
  public static func sentence(about name: String, _ game: Rival) -> String {
    let figures = game.figures
    let memory = figures.memory.map {
      [slips($0.slipCount), "skill \($0.skill)", "luck \($0.luck)"]
    }
    let parts =
      [moves(figures.moveCount)] + (memory ?? []) + (game.seconds.map { [clock($0)] } ?? [])
    return "\(memory == nil ? claim(name) : name.cleaned): \(list(parts))"
  }
}

/// "nothing", "once", "twice", "three times".
private func times(_ count: Int) -> String {
  switch count {
  case 0: "nothing"
  case 1: "once"
  case 2: "twice"
  default: "\(spelled(count)) times"
  }
}

/// "You forgot twice, they forgot five times.".
private func memories(_ mine: Int, _ theirs: Int) -> String {
  switch (mine, theirs) {
  case (0, 0): "Neither of you forgot anything."
  case (mine, mine): "You both forgot \(times(mine))."
  default: "You forgot \(times(mine)), they forgot \(times(theirs))."
  }
}

extension RivalError {
  /// What is wrong, and what the player can do.
  public var sentence: String {
    switch self {
    case .noGame: "No board was solved in it: ask for a game that was played to its end."
    case .sprint: "A sprint is no duel: it runs against the clock, so take a board that is solved."
    case .notAlone: "Several played in it: a duel is for games that one person plays alone."
    case .hindsight(let hindsight):
      "It was played with hindsight (\(hindsight.reason)): ask for a game that counts."
    case .noCode: "Its board has no code, so nobody else can play it: ask for one that has."
    case .otherBoard: "Its cards do not lie where its code puts them: it is forged or damaged."
    case .tooLong: "It has more moves than any game that is kept: ask for a shorter one."
    case .tooFewMoves(let count):
      "That cannot be: \(pairs(count)) take at least \(moves(count))."
    case .dayIsMissing: "Say whose day it was: daily-2026-11-23:14."
    }
  }
}

extension Hindsight {
  fileprivate var reason: String {
    switch self {
    case .timeTravel: "time travel"
    case .hint: "a hint"
    case .peek: "the cards were shown first"
    case .sameBoard: "the board was known"
    case .practice: "a daily board again, or on another day"
    case .olderVersion: "begun in an older version"
    }
  }
}

extension GameState {
  /// What the game has come to beside the rival's; nil without one, and with hindsight.
  private var duel: (own: GameFigures, other: GameFigures)? {
    guard isFinished, hindsight == nil, let other = ghost?.rival else { return nil }
    return (GameFigures(board), other)
  }

  /// "You win by two moves"; nil without a rival.
  var duelTitle: String? {
    duel.map { own, other in
      let lead = other.moveCount - own.moveCount
      return lead == 0
        ? "A draw"
        : "\(lead > 0 ? "You win" : "They win") by \(spelled(abs(lead))) \(abs(lead) == 1 ? "move" : "moves")"
    }
  }

  /// Both memories beside each other, and how to answer.
  var rivalLessons: [Lesson] {
    guard let (own, other) = duel else { return [] }
    let answer = Lesson(
      text: "To answer: quit, then \(DuelWords.command)",
      short: DuelWords.command)
    guard let mine = own.memory, let theirs = other.memory else { return [answer] }
    return [
      Lesson(
        text: memories(mine.slipCount, theirs.slipCount),
        short: "Slips: you \(mine.slipCount), they \(theirs.slipCount)."),
      Lesson(
        text: "Skill \(mine.skill) to their \(theirs.skill), luck \(mine.luck) to \(theirs.luck).",
        short: "Skill \(mine.skill):\(theirs.skill), luck \(mine.luck):\(theirs.luck)."),
      answer,
    ]
  }
}

extension AppState {
  /// What is said after the game; nil for nothing.
  public var farewell: String? { game.duelTitle == nil ? nil : DuelWords.howToAnswer }
}
