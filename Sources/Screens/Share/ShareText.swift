import MemoryTunes
import SafeText

extension SharedGame {
  /// The text to share: what the game came to in a sentence, its moves in at most twelve rows, and how to
  /// play the same board.
  ///
  /// The rows tell nothing of the board: ■■ is a pair, □ a card that was new and ▣ one that had been seen.
  /// There are ten moves in a row, or twenty in a game of more than a hundred; what comes after 240 is
  /// only counted.
  public var text: String {
    let rows = kind == .sprint ? [] : moves.rows
    return ([sentence] + rows + (code.map { ["memorytunes \($0)"] } ?? [])).joined(separator: "\n")
  }

  private var sentence: String {
    "MemoryTunes, \(day?.label ?? board): \(ranking ?? pairs(pairCount)) \(effort)."
  }

  /// "Pop 4×4 with titles".
  private var board: String {
    let kind =
      switch kind {
      case .pairs: ""
      case .titles: " with titles"
      case .sprint: " sprint"
      case .ear: " by ear"
      }
    return "\(category.label.cleaned) \(grid.label)\(kind)"
  }

  /// "in 12 moves, 48 seconds, 1 slip".
  private var effort: String {
    if kind == .sprint { return "in 60 seconds" }
    return "in \(moveWords), \(timeWords)\(slipWords)"
  }

  private var moveWords: String { moves.count == 1 ? "1 move" : "\(moves.count) moves" }

  private var timeWords: String {
    guard seconds >= 60 else { return seconds == 1 ? "1 second" : "\(seconds) seconds" }
    let time = clock(seconds)
    return time.hasPrefix("0") ? String(time.dropFirst()) : time
  }

  private var slipWords: String {
    if hindsight != nil { return ", with hindsight" }
    guard players.count < 2 else { return "" }
    return slipCount == 0 ? ", no slips" : ", \(slips(slipCount))"
  }

  /// "Ann beat Bob 5–3", "Ann and Bob drew 4–4"; nil for somebody who played alone.
  private var ranking: String? {
    guard players.count > 1, let best = winners.first else { return nil }
    let others = players.filter { $0.pairCount != best.pairCount }
      .sorted { $0.pairCount > $1.pairCount }
    let scores = (winners + others).map { "\($0.pairCount)" }.joined(separator: "–")
    let names = listed(winners.map(\.shownName))
    let beaten = listed(others.map { $0.shownName == "I" ? "me" : $0.shownName })
    guard winners.count > 1 else { return "\(names) beat \(beaten) \(scores)" }
    return "\(names) drew\(others.isEmpty ? "" : " ahead of \(beaten)") \(scores)"
  }
}

extension SharedGame.Player {
  fileprivate var shownName: String {
    let name = name.cleaned
    return name.isEmpty ? "Somebody" : name
  }
}

extension GameRecord {
  /// What the player tells others of it; nil if it was given up, or its flips were not loaded.
  public var shared: SharedGame? {
    let names = players.indices.map { index in
      players.hasOnlyPerson(at: index) ? "I" : players[index].label(index: index)
    }
    return SharedGame(self, names: names)
  }
}

extension [SharedMove] {
  /// At most twelve rows, of which the last may say how many moves are left out.
  fileprivate var rows: [String] {
    let (length, limit) = (count <= 100 ? 10 : 20, 12)
    let isWhole = count <= length * limit
    let shown = isWhole ? self[...] : prefix(length * (limit - 1))
    let rows = stride(from: 0, to: shown.count, by: length).map { start in
      shown[start..<Swift.min(start + length, shown.count)].map(\.squares).joined(separator: " ")
    }
    return rows + (isWhole ? [] : ["… and \(count - shown.count) more moves"])
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

/// "Ann, Bob and Cem".
private func listed(_ names: [String]) -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " and " + last
}
