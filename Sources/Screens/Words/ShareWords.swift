import Basics
import MemoryTunes

enum ShareWords {
  static let legend = "■■ pair   □ new   ▣ seen before"

  static func more(rows count: Int) -> String { "… \(counted(count, "more row"))" }
}

/// Finished games with their flips. Only the covers of a folder's board reveal its code, so it is given.
extension PlayedGame {
  /// The text to share: the outcome in a sentence, the moves in at most twelve rows, and how to answer, or to play
  /// the same board.
  ///
  /// The rows give nothing of the board away: ■■ is a pair, □ a new card and ▣ one seen before. There are ten
  /// moves in a row, or twenty in a game of more than a hundred; moves after the 240th are only counted.
  public func sharedText(code: BoardCode?) -> String {
    ([sharedSentence] + moveRows + [command(code: code)].compactMap(\.self)).joined(separator: "\n")
  }

  /// The same without the moves, as sentences.
  public func plainSharedText(code: BoardCode?) -> String {
    [sharedSentence.spoken, command(code: code)].compactMap(\.self).joined(separator: "\n")
  }

  /// How to play against the game, or at least on its board; nil if that has no code.
  func command(code: BoardCode?) -> String? {
    line(code: code).map { "memorytunes duel \($0)" } ?? code.map { "memorytunes \($0)" }
  }

  /// The rows of moves; none for a sprint.
  var moveRows: [String] { board?.sharedMoves.rows ?? [] }

  /// The outcome as a sentence.
  var sharedSentence: String {
    (["MemoryTunes, \(date?.label ?? sharedBoard): \(outcome)"]
      + [balance, goal?.state == .reached ? goal?.sentence : nil].compactMap(\.self))
      .map { $0 + "." }.joined(separator: " ")
  }

  /// "8 pairs in 12 moves, 48 seconds, 1 slip", "Ann beat Bob 5–3 in 12 moves, 48 seconds".
  var outcome: String { "\(verdict ?? Screens.pairs(pairCount)) \(effort)" }

  /// "Skill 80, luck 35"; nil if unknown.
  var balance: String? { skillAndLuck.map { "Skill \($0.skill), luck \($0.luck)" } }

  /// "Pop 4×4 titles".
  private var sharedBoard: String { "\(category.label.cleaned) \(grid.label)\(kind.suffix)" }

  /// "in 12 moves, 48 seconds, 1 slip".
  private var effort: String {
    if kind == .sprint { return "in 60 seconds" }
    return "in \(moves(moveCount)), \(timeWords)\(slipWords)"
  }

  private var timeWords: String {
    seconds < 60 ? counted(seconds, "second") : clock(seconds, hasFirstZero: false)
  }

  private var slipWords: String {
    if hindsight != nil { return ", with hindsight" }
    guard players.count < 2 else { return "" }
    return ", \(Screens.slips(slipCount))"
  }

  /// "Ann beat Bob 5–3", "Ann and Bob drew 4–4"; nil for a single player.
  private var verdict: String? {
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

extension [SharedMove] {
  /// At most twelve rows; the last may say how many moves are left out.
  fileprivate var rows: [String] {
    let (length, limit) = (count <= 100 ? 10 : 20, 12)
    let isWhole = count <= length * limit
    let shown = isWhole ? self[...] : prefix(length * (limit - 1))
    let rows = stride(from: 0, to: shown.count, by: length).map { start in
      shown[start..<Swift.min(start + length, shown.count)].map(\.squares).joined(separator: " ")
    }
    return rows + (isWhole ? [] : ["… and \(counted(count - shown.count, "more move"))"])
  }
}

extension SharedMove {
  fileprivate var squares: String {
    switch self {
    case .pair: "■■"
    case .noPair(let first, let second): (first ? "▣" : "□") + (second ? "▣" : "□")
    }
  }
}

extension AppState {
  /// Whether the text was copied, and what to do if not; nil until known.
  var copyStatus: String? {
    switch share.isCopied {
    case true?: "Copied: paste it wherever you like."
    case false? where settings.current.usesMouse && mode == .drawn:
      "To copy, hold Shift and select the text, or run memorytunes share."
    case false?: "To copy, select the text, or run memorytunes share."
    case nil: nil
    }
  }

  /// The status of the pictures; nil if there is nothing to say.
  var pictureStatus: String? {
    switch share.pictures {
    case nil: nil
    case .underWay?: "Saving pictures …"
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
