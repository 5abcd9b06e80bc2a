import Basics
import MemoryTunes
import Terminal

/// Sentences about two games on the same board.
public enum DuelWords {
  public static let unnamed =
    "A duel needs a game: give a film, a recording, or a result like pop-4x4-7k3q:14."
  public static let tooMany = "--play goes with one game: give only that."
  public static let answered = "the game it answers"
  public static let heading = "place  moves  slips  skill  luck      time  game"
  /// How to answer with a film of the game.
  public static let howToFilm = "To answer, send a film of this game: \(film)."
  private static let film = "memorytunes replay --film answer.cast"

  /// How to answer with the line of the game.
  public static func howToAnswer(_ command: String) -> String {
    "To answer, send this line:\n\(command)"
  }

  /// Explains an altered recording.
  public static let altered = "It was altered after the game: ask for the original."
  public static let tooManyNames = "A duel is for one: give one name."

  /// How to play against the answer's game, too.
  public static func howToPlay(_ file: String) -> String {
    "To play on this board, too:\n  memorytunes duel --play \(file.cleaned.quoted)"
  }

  /// "pop-4x4-7k3q:14, only claimed".
  public static func claim(_ name: String) -> String { "\(name.cleaned), only claimed" }

  /// "Anna, anna.cast", or without a name, the file name.
  public static func name(of game: Rival, in file: String) -> String {
    game.name.map { "\($0.cleaned), \(file.cleaned)" } ?? file.cleaned
  }

  /// The part of a game missing from its recording, merely claimed; nil if the recording is complete.
  public static func saved(_ count: Int, in file: String) -> String? {
    let flips = count == 1 ? "first flip comes" : "first \(count) flips come"
    return count == 0
      ? nil : "\(file.cleaned): its \(flips) from a saved game, not from the recording."
  }

  /// Says that two games with the same code have their cards in different places.
  public static func otherCards(_ file: String, than other: String) -> String {
    "\(file.cleaned): its cards do not lie where those of \(other.cleaned) do."
  }

  /// The winner, and how well those with flips remembered; the games share one board, best first.
  public static func outcome(of games: [(name: String, game: Rival)]) -> [String] {
    let shown = games.filter { $0.game.board != nil }
    guard shown.count > 1, let best = shown.first, let last = shown.last else { return [] }
    func name(_ entry: (name: String, game: Rival)) -> String {
      if let name = entry.game.name { return name.cleaned }
      return entry.name == answered ? "The game before" : entry.name.cleaned
    }
    let winners = shown.filter { $0.game.moveCount == best.game.moveCount }.map(name)
    let lead = shown[min(winners.count, shown.count - 1)].game.moveCount - best.game.moveCount
    let result =
      if best.game.moveCount < last.game.moveCount {
        "\(listed(winners)) won by \(moves(lead))."
      } else {
        // Of games with as many moves, those with fewer slips win.
        slipOutcome(of: shown.map { (name($0), $0.game.figures.memory?.slipCount ?? 0) })
      }
    let slips = shown.compactMap { entry in
      entry.game.figures.memory.map { "\(name(entry)) forgot \(times($0.slipCount))" }
    }
    return [result, "\(list(slips))."]
  }

  /// "anna.cast: 12 moves, 1 slip, skill 88, luck 62, 01:04".
  public static func sentence(about name: String, _ game: Rival) -> String {
    let figures = game.figures
    let memory = figures.memory.map {
      [slips($0.slipCount), "skill \($0.skill)", "luck \($0.luck)"]
    }
    let parts =
      [moves(figures.moveCount)] + (memory ?? []) + (game.seconds.map { [clock($0)] } ?? [])
    return "\(memory == nil ? claim(name) : self.name(of: game, in: name)): \(list(parts))"
  }
}

/// "You win by two moves", "Anna wins by one slip", "A draw".
///
/// Fewer moves win, or of as many, fewer slips: `moves` and `slips` are those that the player saved.
private func duelOutcome(moves: Int, slips: Int, winner other: String) -> String {
  let (lead, noun) = moves == 0 ? (slips, "slip") : (moves, "move")
  guard lead != 0 else { return "A draw" }
  let count = abs(lead)
  return
    "\(lead > 0 ? "You win" : other) by \(spelled(count)) \(noun)\(count == 1 ? "" : "s")"
}

/// The same of two games in the records.
func duelOutcome(_ own: PlayedGame, _ game: PlayedGame, name: String) -> String {
  duelOutcome(
    moves: game.moveCount - own.moveCount, slips: game.slipCount - own.slipCount,
    winner: "\(name) wins")
}

private func slipOutcome(of games: [(name: String, slips: Int)]) -> String {
  let counts = games.map(\.slips)
  guard let fewest = counts.min(), let next = counts.filter({ $0 > fewest }).min() else {
    return "A draw."
  }
  return
    "\(listed(games.filter { $0.slips == fewest }.map(\.name))) won by \(slips(next - fewest))."
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

extension RivalError {
  /// The problem, and the player's options.
  public var sentence: String {
    switch self {
    case .noGame: "No board was solved in it: ask for a game that was played to its end."
    case .sprint: "A sprint is no duel: it runs against the clock, so take a board that is solved."
    case .notAlone: "Several played in it: a duel is for games that one person plays alone."
    case .hindsight: "It was played with hindsight: ask for a game that counts."
    case .noCode: "Its board has no code, so nobody else can deal it: choose a board that has one."
    case .otherBoard: "Its cards do not lie where its code puts them: it is forged or damaged."
    case .tooLong: "It has more moves than any game that is kept: ask for a shorter one."
    case .tooFewMoves(let count):
      "That cannot be: \(pairs(count)) take at least \(moves(count))."
    case .movesAreMissing(let code): "Add the number of moves: \(code):14."
    case .dayIsMissing: "Say whose day it was: daily-2026-11-23:14."
    case .cutOff: "Its end is missing: copy the whole line."
    case .altered: "It was altered on the way: ask for the line again."
    case .otherVersion: "It is from a newer version: update the game."
    }
  }
}

extension GameState {
  /// "duel with Ann", "duel"; nil without a rival.
  var duelLabel: String? {
    ghost?.rival.map { rival in rival.name.map { "duel with \($0)" } ?? "duel" }
  }

  /// The game's figures beside the rival's; nil without a rival, and with hindsight.
  private var duel: (own: GameFigures, other: GameFigures)? {
    guard isFinished, hindsight == nil, let rival = ghost?.rival else { return nil }
    return (GameFigures(board), rival.figures)
  }

  /// "You win by two moves", "Anna wins by two moves"; nil without a rival.
  var duelTitle: String? {
    duel.map { own, other in
      duelOutcome(
        moves: other.moveCount - own.moveCount,
        slips: other.memory.map { $0.slipCount - (own.memory?.slipCount ?? 0) } ?? 0,
        winner: ghost?.rival?.name.map { "\($0) wins" } ?? "They win")
    }
  }

  /// Both games side by side, a row for each figure: its name, the player's, the rival's; empty without a rival.
  var duelRows: [(name: String, own: String, other: String)] {
    guard let (own, other) = duel else { return [] }
    let heading = ("", "you", ghost?.rival?.name?.fitted(to: 9) ?? "they")
    let moves = (GameWords.moves, "\(own.moveCount)", "\(other.moveCount)")
    guard let mine = own.memory, let theirs = other.memory else { return [heading, moves] }
    return [
      heading, moves, ("Slips", "\(mine.slipCount)", "\(theirs.slipCount)"),
    ]
  }

  /// The same in sentences: "Moves: you 17, Anna 13".
  var duelSentences: [String] {
    duelRows.dropFirst().map { name, own, other in
      "\(name): you \(own), \(ghost?.rival?.name ?? "they") \(other)"
    }
  }

  /// The better memory.
  var rivalLessons: [Lesson] {
    guard let (own, other) = duel, let mine = own.memory, let theirs = other.memory else {
      return []
    }
    let name = ghost?.rival?.name ?? "they"
    let sentence =
      switch (mine.slipCount, theirs.slipCount) {
      case (0, 0): "Neither of you forgot anything."
      case (let count, let others) where count == others: "You both forgot \(times(count))."
      case (let count, let others):
        "You forgot \(times(count)), \(name) forgot \(times(others))."
      }
    return [Lesson(text: sentence)]
  }
}

extension AppState {
  /// The last words, after the program ends; if games are not saved, the reason comes first; nil for none.
  public func farewell(unsaved notice: Notice? = nil) -> String? {
    if let notice, savedGames != nil { return notice.sentence }
    guard game.duelTitle != nil else { return nil }
    let code = game.code
    guard let shared = game.playedGame, shared.line(code: code) != nil,
      let command = shared.command(code: code)
    else { return DuelWords.howToFilm }
    return DuelWords.howToAnswer(command)
  }
}

extension String {
  /// Itself quoted as one shell word.
  fileprivate var quoted: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        let character = Character(Unicode.Scalar(byte))
        return character.isASCII && (character.isLetter || character.isNumber)
          || "/._-+".contains(character)
      }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
