import Basics
import MemoryTunes

enum ShareWords {
  static let letters = "P pair, N new, S slip"

  static func more(rows count: Int) -> String { "… \(counted(count, "more row"))" }
}

/// Text to share, in at most ten lines.
protocol SharedText {
  /// Its subject and its result.
  var lines: [String] { get }
  /// The same in sentences.
  var sentence: String { get }
  /// How to play against the game, or at least on a board; nil if that has no code.
  var command: String? { get }
  /// The moves of its game in rows; empty without one.
  ///
  /// They give nothing of the board away: a pair, a move when no pair was known, or a slip; their signs differ in shape
  /// and brightness, too.
  func rows(_ text: (SharedMove) -> String) -> [String]
}

extension SharedText {
  /// The text to share, in at most ten lines.
  var text: String {
    (lines + rows(\.square) + [command].compactMap(\.self)).joined(separator: "\n")
  }

  /// The same in ASCII, with letters for the moves.
  var plainText: String {
    let moves = rows(\.letter)
    let text = [sentence] + (moves.isEmpty ? [] : [ShareWords.letters]) + moves
    return (text + [command].compactMap(\.self)).joined(separator: "\n")
  }
}

extension Shared {
  var content: any SharedText {
    switch self {
    case .game(let game): game
    case .week(let week): week
    }
  }

  /// The text to share, in at most ten lines.
  public var text: String { content.text }

  /// The same in ASCII, with letters for the moves.
  public var plainText: String { content.plainText }
}

extension SharedGame: SharedText {
  /// The board or the day, and the result: "★★★★☆ 14 moves, 1 slip, third in a row", "Ann beat Bob 5–3 in 12 moves".
  var lines: [String] {
    let stars = stars.map { $0 + " " } ?? ""
    return [heading, stars + list(result), reachedGoal?.labels.first].compactMap(\.self)
  }

  /// The same as a sentence.
  var sentence: String {
    let parts = [heading, stars].compactMap(\.self) + result
    return (list(parts) + "." + (reachedGoal.map { " " + $0.sentence } ?? "")).spoken
  }

  /// How to play against the game, or at least on its board; nil if that has no code.
  var command: String? { game.command(code: code) }

  /// Its moves; none for a sprint.
  ///
  /// Ten are in a row, or twenty of more than sixty; those beyond six rows are only counted.
  func rows(_ text: (SharedMove) -> String) -> [String] {
    let all = game.board?.sharedMoves ?? []
    let (length, limit) = (all.count <= 60 ? 10 : 20, 6)
    let isWhole = all.count <= length * limit
    let shown = isWhole ? all[...] : all.prefix(length * (limit - 1))
    let rows = stride(from: 0, to: shown.count, by: length).map { start in
      shown[start..<min(start + length, shown.count)].map(text).joined()
    }
    return rows + (isWhole ? [] : ["… and \(counted(all.count - shown.count, "more move"))"])
  }

  private var heading: String {
    "\(WindowWords.name) · \(game.date?.label ?? game.sharedBoard)"
  }

  private var stars: String? { game.players.count == 1 ? game.rating?.stars : nil }

  private var reachedGoal: Goal? { game.goal.flatMap { $0.state == .reached ? $0 : nil } }

  private var result: [String] {
    guard game.players.count == 1, game.kind != .sprint else {
      return ["\(game.verdict ?? game.found) \(game.effort)"]
    }
    return [
      moves(game.moveCount) + game.slipWords,
      rival.map { "against \($0.owner)\(moves($0.moveCount))" },
      game.day == nil ? nil : daysInARow.map(inARow),
    ].compactMap(\.self)
  }
}

extension PlayedGame {
  /// How to play against the game, or at least on its board; nil if that has no code.
  func command(code: BoardCode?) -> String? {
    line(code: code).map { "memorytunes duel \($0)" } ?? code.map { "memorytunes \($0)" }
  }

  /// "8 pairs in 12 moves, 48 seconds, 1 slip", "Ann beat Bob 5–3 in 12 moves, 48 seconds".
  var outcome: String {
    "\(verdict ?? found) \(effort)" + (kind == .sprint ? "" : ", \(timeWords)\(slipWords)")
  }

  /// "Skill 80, luck 35"; nil if unknown.
  var balance: String? { skillAndLuck.map { "Skill \($0.skill), luck \($0.luck)" } }

  /// "Pop 4×4 titles".
  fileprivate var sharedBoard: String { "\(category.label.cleaned) \(grid.label)\(kind.suffix)" }

  fileprivate var found: String { Screens.pairs(pairCount) }

  /// "in 12 moves".
  fileprivate var effort: String {
    if kind == .sprint { return "in 60 seconds" }
    return "in \(moves(moveCount))"
  }

  private var timeWords: String {
    seconds < 60 ? counted(seconds, "second") : clock(seconds, hasFirstZero: false)
  }

  fileprivate var slipWords: String {
    if hindsight != nil { return ", with hindsight" }
    guard players.count < 2 else { return "" }
    return ", \(Screens.slips(slipCount))"
  }

  /// "Ann beat Bob 5–3", "Ann and Bob drew 4–4"; nil for a single player.
  fileprivate var verdict: String? {
    guard let most = scores.max() else { return nil }
    let winners = scores.indices.filter { scores[$0] == most }
      .sorted { !players.isAddressed(at: $0) && players.isAddressed(at: $1) }
    let others = scores.indices.filter { scores[$0] < most }.sorted { scores[$0] > scores[$1] }
    let figures = (winners + others).map { "\(scores[$0])" }.joined(separator: "–")
    let names = listed(winners.map { name(ofPlayer: $0, whoTells: "I") })
    let beaten = listed(others.map { name(ofPlayer: $0, whoTells: "me") })
    guard winners.count > 1 else { return "\(names) beat \(beaten) \(figures)" }
    return "\(names) drew\(others.isEmpty ? "" : " ahead of \(beaten)") \(figures)"
  }

  /// The name of a player, or a pronoun for the one who shares the game.
  private func name(ofPlayer index: Int, whoTells pronoun: String) -> String {
    guard !players.isAddressed(at: index) else { return pronoun }
    let name = players.label(at: index).cleaned
    return name.isEmpty ? "Somebody" : name
  }
}

extension SharedMove {
  /// For the text to send.
  fileprivate var square: String { signs.square }
  fileprivate var letter: String { signs.letter }
  /// As wide as the square, for terminals without a font that has it.
  var sign: String { signs.sign }

  private var signs: (square: String, letter: String, sign: String) {
    switch self {
    case .pair: ("🟩", "P", "■ ")
    case .noPair: ("⬜", "N", "□ ")
    case .slip: ("🔶", "S", "◆ ")
    }
  }
}

extension AppState {
  /// Whether the text was copied, and what to do if not; nil until known.
  var copyStatus: String? {
    guard let isCopied = share.isCopied else { return nil }
    guard !isCopied else { return "Copied: paste it wherever you like." }
    let plain = mode == .told ? " --plain" : ""
    let week = routing.base == .records ? " --week" : ""
    // The command shares the last game, not one of the records.
    let command = routing.base == .review ? "" : ", or run memorytunes share\(week)\(plain)"
    let key = settings.current.usesMouse && mode == .drawn ? "hold Shift and " : ""
    return "To copy, \(key)select the text\(command)."
  }

  /// The status of the pictures; nil if there is nothing to say.
  var pictureStatus: String? {
    switch share.pictures {
    case nil: nil
    case .underWay?: "Saving pictures …"
    case .saved(let pictures)? where routing.base == .records:
      "Saved \(pictures.name.cleaned).png in \(pictures.folder.cleaned)."
    case .saved(let pictures)?:
      "Saved \(pictures.name.cleaned).png and an animated \(pictures.name.cleaned).svg in "
        + "\(pictures.folder.cleaned). They show where the covers lie."
    }
  }
}

/// The reason there is nothing to share.
public enum ShareFailure: Error, Equatable {
  case noGames
  case notPlayed(CalendarDate)
  case givenUp(CalendarDate)

  public var sentence: String {
    switch self {
    case .noGames: "There is nothing to share: finish a game first."
    case .notPlayed(let date):
      "There is nothing to share: you have not played the board of \(date.label)."
    case .givenUp(let date):
      "There is nothing to share: you gave up the board of \(date.label)."
    }
  }
}
