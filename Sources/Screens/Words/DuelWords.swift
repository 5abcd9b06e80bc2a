import Basics
import MemoryTunes
import Terminal

/// Sentences about two games on the same board.
public enum DuelWords {
  public static var unnamed: String {
    tr("A duel needs a game: give a film, a recording, or a result like pop-4x4-7k3q:14.")
  }
  public static var tooMany: String { tr("--play goes with one game: give only that.") }
  // In place of the name of a game: the one that the other game, "it", was played against.
  public static var answered: String { tr("the game it answers") }
  /// Over columns of at most 5, 5, 5, 5, 4 and 8 signs, and of names.
  public static var heading: String {
    [
      tr("place", in: "column").flushed(right: 5), tr("moves", in: "column").flushed(right: 5),
      tr("slips", in: "column").flushed(right: 5), tr("skill", in: "column").flushed(right: 5),
      tr("luck", in: "column").flushed(right: 4), tr("time", in: "column").flushed(right: 8),
      tr("game", in: "column"),
    ].joined(separator: "  ")
  }
  /// How to answer with a film of the game.
  public static var howToFilm: String { tr("To answer, send a film of this game: \(film).") }
  private static let film = "memorytunes replay --film answer.cast"

  /// How to answer with the line of the game.
  public static func howToAnswer(_ command: String) -> String {
    tr("To answer, send this line:") + "\n\(command)"
  }

  /// Explains an altered recording.
  public static var altered: String { tr("It was altered after the game: ask for the original.") }
  public static var tooManyNames: String { tr("A duel is for one: give one name.") }

  /// How to play against the answer's game, too.
  public static func howToPlay(_ file: String) -> String {
    let command = "memorytunes duel --play \(file.cleaned.quoted)"
    return tr("To play on this board, too:") + "\n  \(command)"
  }

  /// "pop-4x4-7k3q:14, only claimed".
  public static func claim(_ name: String) -> String { tr("\(name.cleaned), only claimed") }

  /// "Anna, anna.cast", or without a name, the file name.
  public static func name(of game: Rival, in file: String) -> String {
    game.name.map { list([$0.cleaned, file.cleaned]) } ?? file.cleaned
  }

  /// The part of a game missing from its recording, merely claimed; nil if the recording is complete.
  public static func saved(_ count: Int, in file: String) -> String? {
    guard count > 1 else {
      return count == 0
        ? nil
        : tr("\(file.cleaned): its first flip comes from a saved game, not from the recording.")
    }
    return tr(
      "\(file.cleaned): its first \(count) flip comes from a saved game, not from the recording.",
      "\(file.cleaned): its first \(count) flips come from a saved game, not from the recording.",
      count: count)
  }

  /// Says that two games with the same code have their cards in different places.
  public static func otherCards(_ file: String, than other: String) -> String {
    tr("\(file.cleaned): its cards do not lie where those of \(other.cleaned) do.")
  }

  /// The winner, and how well those with flips remembered; the games share one board, best first.
  public static func outcome(of games: [(name: String, game: Rival)]) -> [String] {
    let shown = games.filter { $0.game.board != nil }
    guard shown.count > 1, let best = shown.first, let last = shown.last else { return [] }
    func name(_ entry: (name: String, game: Rival)) -> String {
      if let name = entry.game.name { return name.cleaned }
      return entry.name == answered ? tr("The game before") : entry.name.cleaned
    }
    let winners = shown.filter { $0.game.moveCount == best.game.moveCount }.map(name)
    let lead = shown[min(winners.count, shown.count - 1)].game.moveCount - best.game.moveCount
    let result =
      if best.game.moveCount < last.game.moveCount {
        tr(
          "\(listed(winners)) won by \(lead) move.", "\(listed(winners)) won by \(lead) moves.",
          count: lead)
      } else {
        // Of games with as many moves, those with fewer slips win.
        slipOutcome(of: shown.map { (name($0), $0.game.figures.memory?.slipCount ?? 0) })
      }
    let slips = shown.compactMap { entry in
      entry.game.figures.memory.map { forgetting(of: name(entry), $0.slipCount) }
    }
    return [result, tr("\(list(slips)).")]
  }

  /// "anna.cast: 12 moves, 1 slip, skill 88, luck 62, 01:04".
  public static func sentence(about name: String, _ game: Rival) -> String {
    let figures = game.figures
    let memory = figures.memory.map {
      [slips($0.slipCount), tr("skill \($0.skill)"), tr("luck \($0.luck)")]
    }
    let parts =
      [moves(figures.moveCount)] + (memory ?? []) + (game.seconds.map { [clock($0)] } ?? [])
    let title = memory == nil ? claim(name) : self.name(of: game, in: name)
    return tr("\(title): \(list(parts))")
  }
}

/// "You win by two moves", "Anna wins by one slip", "A draw".
///
/// Fewer moves win, or of as many, fewer slips: `moves` and `slips` are those that the player saved.
///
/// The rival is called that; nil for one without a name.
private func duelOutcome(moves: Int, slips: Int, rival: String?) -> String {
  let lead = moves == 0 ? slips : moves
  guard lead != 0 else { return tr("A draw") }
  let count = abs(lead)
  let number = spelled(count)
  switch (lead > 0, rival, moves == 0) {
  case (true, _, false):
    return tr("You win by \(number) move", "You win by \(number) moves", count: count)
  case (true, _, true):
    return tr("You win by \(number) slip", "You win by \(number) slips", count: count)
  case (false, let name?, false):
    return tr("\(name) wins by \(number) move", "\(name) wins by \(number) moves", count: count)
  case (false, let name?, true):
    return tr("\(name) wins by \(number) slip", "\(name) wins by \(number) slips", count: count)
  case (false, nil, false):
    return tr("They win by \(number) move", "They win by \(number) moves", count: count)
  case (false, nil, true):
    return tr("They win by \(number) slip", "They win by \(number) slips", count: count)
  }
}

/// The same of two games in the records.
func duelOutcome(_ own: PlayedGame, _ game: PlayedGame, name: String) -> String {
  duelOutcome(
    moves: game.moveCount - own.moveCount, slips: game.slipCount - own.slipCount,
    rival: name)
}

private func slipOutcome(of games: [(name: String, slips: Int)]) -> String {
  let counts = games.map(\.slips)
  guard let fewest = counts.min(), let next = counts.filter({ $0 > fewest }).min() else {
    return tr("A draw.")
  }
  let (names, lead) = (listed(games.filter { $0.slips == fewest }.map(\.name)), next - fewest)
  return tr("\(names) won by \(lead) slip.", "\(names) won by \(lead) slips.", count: lead)
}

/// "Anna forgot nothing", "Anna forgot twice", "Anna forgot three times", in a list.
private func forgetting(of name: String, _ count: Int) -> String {
  switch count {
  case 0: tr("\(name) forgot nothing")
  case 1: tr("\(name) forgot once")
  case 2: tr("\(name) forgot twice")
  default:
    tr(
      "\(name) forgot \(spelled(count)) time", "\(name) forgot \(spelled(count)) times",
      count: count)
  }
}

/// "You forgot nothing", "You forgot twice", "You forgot three times", before what the other forgot.
private func ownForgetting(_ count: Int) -> String {
  switch count {
  case 0: tr("You forgot nothing")
  case 1: tr("You forgot once")
  case 2: tr("You forgot twice")
  default:
    tr("You forgot \(spelled(count)) time", "You forgot \(spelled(count)) times", count: count)
  }
}

/// Of two players who forgot as often.
private func commonForgetting(_ count: Int) -> String {
  switch count {
  case 0: tr("Neither of you forgot anything.")
  case 1: tr("You both forgot once.")
  case 2: tr("You both forgot twice.")
  default:
    tr(
      "You both forgot \(spelled(count)) time.", "You both forgot \(spelled(count)) times.",
      count: count)
  }
}

extension RivalError {
  /// The problem, and the player's options.
  public var sentence: String {
    switch self {
    case .noGame: tr("No board was solved in it: ask for a game that was played to its end.")
    case .sprint:
      tr("A sprint is no duel: it runs against the clock, so take a board that is solved.")
    case .notAlone: tr("Several played in it: a duel is for games that one person plays alone.")
    case .hindsight: tr("It was played with hindsight: ask for a game that counts.")
    case .noCode:
      tr("Its board has no code, so nobody else can deal it: choose a board that has one.")
    case .otherBoard: tr("Its cards do not lie where its code puts them: it is forged or damaged.")
    case .tooLong: tr("It has more moves than any game that is kept: ask for a shorter one.")
    case .tooFewMoves(let count):
      tr("That cannot be: \(pairs(count)) take at least \(moves(count)).")
    case .movesAreMissing(let code): tr("Add the number of moves: \(code):14.")
    case .dayIsMissing: tr("Say whose day it was: daily-2026-11-23:14.")
    case .cutOff: tr("Its end is missing: copy the whole line.")
    case .altered: tr("It was altered on the way: ask for the line again.")
    case .otherVersion: tr("It is from a newer version: update the game.")
    }
  }
}

extension GameState {
  /// "duel with Ann", "duel"; nil without a rival.
  var duelLabel: String? {
    ghost?.rival.map { rival in rival.name.map { tr("duel with \($0)") } ?? tr("duel") }
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
        rival: ghost?.rival?.name)
    }
  }

  /// Both games side by side, a row for each figure: its name, the player's, the rival's; empty without a rival.
  var duelRows: [(name: String, own: String, other: String)] {
    guard let (own, other) = duel else { return [] }
    let heading = (
      // Over columns of at most 5 and 9 signs.
      "", tr("you", in: "column"), ghost?.rival?.name?.fitted(to: 9) ?? tr("they", in: "column")
    )
    let moves = (GameWords.moves, "\(own.moveCount)", "\(other.moveCount)")
    guard let mine = own.memory, let theirs = other.memory else { return [heading, moves] }
    return [
      // At most 6 columns.
      heading, moves, (tr("Slips"), "\(mine.slipCount)", "\(theirs.slipCount)"),
    ]
  }

  /// The same in sentences: "Moves: you 17, Anna 13".
  var duelSentences: [String] {
    duelRows.dropFirst().map { name, own, other in
      ghost?.rival?.name.map { tr("\(name): you \(own), \($0) \(other)") }
        ?? tr("\(name): you \(own), they \(other)")
    }
  }

  /// The better memory.
  var rivalLessons: [Lesson] {
    guard let (own, other) = duel, let mine = own.memory, let theirs = other.memory else {
      return []
    }
    guard mine.slipCount != theirs.slipCount else {
      return [Lesson(text: commonForgetting(mine.slipCount))]
    }
    // In place of a name, before "forgot once".
    let name = ghost?.rival?.name ?? tr("they", in: "other player")
    let both = list([ownForgetting(mine.slipCount), forgetting(of: name, theirs.slipCount)])
    return [Lesson(text: tr("\(both)."))]
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
