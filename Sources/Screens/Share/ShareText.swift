import MemoryTunes
import SafeText

extension SharedGame {
  /// The text to share: what the game came to in a sentence, a row for each move, and the board's code.
  ///
  /// The rows tell nothing of the board: ■■ is a pair, □ a card that was new and ▣ one that had been seen.
  public var text: String {
    let rows = kind == .sprint ? [] : moves.map(\.row)
    return ([sentence] + rows + (code.map { ["\($0)"] } ?? [])).joined(separator: "\n")
  }

  private var sentence: String {
    let heading = day.map { "MemoryTunes, \($0.label):" } ?? "MemoryTunes: \(board),"
    return "\(heading) \(result)\(outcome)."
  }

  /// "Pop 4×4 with titles".
  private var board: String {
    let kind =
      switch kind {
      case .pairs: ""
      case .titles: " with titles"
      case .sprint: " sprint"
      }
    return "\(category.label.cleaned) \(grid.label)\(kind)"
  }

  /// "8 pairs in 12 moves with 1 slip, in 0:48".
  private var result: String {
    if kind == .sprint { return "\(pairs(pairCount)) in 60 seconds" }
    let time = clock(seconds)
    let shortTime = time.hasPrefix("0") ? String(time.dropFirst()) : time
    return "\(pairs(pairCount)) in \(moveWords)\(slipWords), in \(shortTime)"
  }

  private var moveWords: String { moves.count == 1 ? "1 move" : "\(moves.count) moves" }

  private var slipWords: String {
    if hindsight != nil { return " with hindsight" }
    guard players.count < 2 else { return "" }
    return slipCount == 0 ? " without a slip" : " with \(slips(slipCount))"
  }

  /// "; Ann won with 5 pairs, Bob found 3".
  private var outcome: String {
    guard players.count > 1, let best = winners.first else { return "" }
    let names = winners.map(\.shownName)
    let others = players.filter { $0.pairCount != best.pairCount }
      .map { ", \($0.shownName) found \($0.pairCount)" }.joined()
    return names.count == 1
      ? "; \(names[0]) won with \(pairs(best.pairCount))\(others)"
      : "; \(listed(names)) drew with \(pairs(best.pairCount)) each\(others)"
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

extension SharedMove {
  fileprivate var row: String {
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
