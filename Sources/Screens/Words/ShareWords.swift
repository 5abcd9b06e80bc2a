import Basics
import MemoryTunes

enum ShareWords {
  static let legend = "■■ pair   □ new   ▣ seen before"

  static func more(rows count: Int) -> String { "… \(counted(count, "more row"))" }
}

extension SharedGame {
  /// The text to share: the outcome in a sentence, the moves in at most twelve rows, and how to play the same
  /// board.
  ///
  /// The rows give nothing of the board away: ■■ is a pair, □ a new card and ▣ one seen before. There are ten
  /// moves in a row, or twenty in a game of more than a hundred; moves after the 240th are only counted.
  public var text: String {
    ([sentence] + rows + [command].compactMap(\.self)).joined(separator: "\n")
  }

  /// The same without the moves, as sentences.
  public var plainText: String {
    [sentence.spoken, command].compactMap(\.self).joined(separator: "\n")
  }

  /// The rows of moves.
  var rows: [String] { kind == .sprint ? [] : moves.rows }

  /// How to play the same board; nil if it has no code.
  var command: String? { code.map { "memorytunes \($0)" } }

  /// The outcome as a sentence.
  var sentence: String {
    (["MemoryTunes, \(day?.label ?? board): \(outcome)"]
      + [balance, goal?.sentence].compactMap(\.self))
      .map { $0 + "." }.joined(separator: " ")
  }

  /// "8 pairs in 12 moves, 48 seconds, 1 slip".
  var outcome: String { "\(ranking ?? pairs(pairCount)) \(effort)" }

  /// "Skill 80, luck 35"; nil if unknown.
  var balance: String? { skillAndLuck.map { "Skill \($0.skill), luck \($0.luck)" } }

  /// "Pop 4×4 titles".
  private var board: String { "\(category.label.cleaned) \(grid.label)\(kind.suffix)" }

  /// "in 12 moves, 48 seconds, 1 slip".
  private var effort: String {
    if kind == .sprint { return "in 60 seconds" }
    return "in \(counted(moves.count, "move")), \(timeWords)\(slipWords)"
  }

  private var timeWords: String {
    seconds < 60 ? counted(seconds, "second") : clock(seconds, hasFirstZero: false)
  }

  private var slipWords: String {
    if hindsight != nil { return ", with hindsight" }
    guard players.count < 2 else { return "" }
    return ", \(slips(slipCount))"
  }

  /// "Ann beat Bob 5–3", "Ann and Bob drew 4–4"; nil for a single player.
  private var ranking: String? {
    guard players.count > 1, let best = winners.first else { return nil }
    let others = players.filter { $0.pairCount != best.pairCount }
      .sorted { $0.pairCount > $1.pairCount }
    let scores = (winners + others).map { "\($0.pairCount)" }.joined(separator: "–")
    let names = listed(winners.sorted { $0.name != nil && $1.name == nil }.map(\.shownName))
    let beaten = listed(others.map { $0.name == nil ? "me" : $0.shownName })
    guard winners.count > 1 else { return "\(names) beat \(beaten) \(scores)" }
    return "\(names) drew\(others.isEmpty ? "" : " ahead of \(beaten)") \(scores)"
  }
}

extension SharedGame.Player {
  fileprivate var shownName: String {
    guard let name = name?.cleaned else { return "I" }
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
