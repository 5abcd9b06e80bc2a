import Artwork
import MemoryTunes

/// What is said about the board and beside it.
enum GameWords {
  static let searching = "Searching iTunes"
  static let fetching = "Fetching covers"
  static let withHindsight = "with hindsight"
  static let moves = "Moves"
  static let pairs = "Pairs"
  static let time = "Time"

  static func fetching(_ done: Int, of total: Int) -> String { "\(fetching) \(done)/\(total)" }
}

extension GameState {
  /// "Pop · 4×4".
  var boardLabel: String { "\(request.category.label.shortened) · \(request.grid.label)" }

  /// Where the covers come from if they are not the bundled ones.
  var sourceLabel: String? {
    request.source == .bundled ? nil : "Covers: \(request.source.label)"
  }

  var fillerLabel: String? {
    fillerCount == 0 ? nil : "\(counted(fillerCount, "cover")) from other categories"
  }

  /// What the board was dealt from.
  var requestLabel: String {
    [boardLabel, sourceLabel, fillerLabel].compactMap(\.self).joined(separator: " · ")
  }

  /// The pairs found: "3/8", or in a sprint, where there is always another, "11 pairs".
  var progressLabel: String {
    sprint.map { pairs($0.pairCount + shownPairCount) } ?? "\(shownPairCount)/\(covers.count)"
  }

  /// The score in numbers and signs: "♪ 3/8", and in a sprint, the pairs and the time left.
  var wordlessScore: String {
    sprint.map { "♪ \($0.pairCount + shownPairCount)  \(timeLabel)" } ?? "♪ \(progressLabel)"
  }

  /// The moves of all boards.
  var shownMoveCount: Int { moveCount + (sprint?.moveCount ?? 0) }

  /// The time that has passed, or in a sprint, the time that is left.
  var timeLabel: String {
    Screens.clock(sprint == nil ? clock.seconds : max(0, Sprint.duration - clock.seconds))
  }
}

extension GameState {
  /// "Time 00:48", or in a sprint, "00:12 left".
  var timeSentence: String {
    sprint == nil ? "\(GameWords.time) \(timeLabel)" : "\(timeLabel) left"
  }
}

extension MissingCoversState {
  /// What became of pictures that are missing.
  var label: String {
    let covers = counted(ids.count, "cover")
    return recovery == .underWay ? "fetching \(covers) again" : "\(covers) missing"
  }
}

extension GameState {
  /// The line above the large cover, from long to short: what the last move came to, or what a hint says;
  /// where several play, whose turn it is.
  var headings: [String] {
    if hasTurns, !isFinished {
      return [newsLabel.map { "\($0) · \(turnLabel)" }, turnLabel, label(ofPlayer: turn)]
        .compactMap { $0?.uppercased() }
    }
    if let newsLabel {
      return [rowLabel, newsLabel, shortHint].compactMap { $0?.uppercased() }
    }
    if heardCard != nil { return ["NOW PLAYING"] }
    if let sprint, sprint.boardCount > 0, board.flips.isEmpty {
      return ["BOARD \(sprint.boardCount + 1)!"]
    }
    if nowShowing == nil, let round {
      let labels = [round.players.turnLabel(at: round.seat), round.players.label(at: round.seat)]
      return labels.map { $0.uppercased() }
    }
    return nowShowing == nil ? ["FIND THE PAIRS", "FIND PAIRS"] : ["NOW SHOWING"]
  }

  /// "Second pair in a row"; nil for the first.
  private var rowLabel: String? {
    guard lastMove?.isMatch == true, !isFinished, show.hint == nil else { return nil }
    let count = board.moves.reversed().prefix(while: \.isMatch).count
    guard count > 1 else { return nil }
    return ordinal(count).map { "\($0) pair in a row" } ?? "\(count) pairs in a row"
  }

  /// A hint in few words.
  var shortHint: String? {
    switch show.hint {
    case .unseen: "Unseen"
    case .needsCard: "Flip a card"
    case .seen, nil: nil
    }
  }

  /// What the last move came to, or what a hint says; nil if there is nothing new.
  var newsLabel: String? {
    switch show.hint {
    case .seen(let card): return "Seen at \(grid.coordinate(ofCard: card))"
    case .unseen: return "Not seen yet"
    case .needsCard: return "Flip a card first, then ask"
    case nil: break
    }
    if isOpenCardChosen { return "Open: flip another card" }
    return lastMove.map { $0.isMatch ? isFinished ? "All found!" : "Pair!" : "No pair" }
  }

  /// Whether the player has chosen an open card after a miss, which cannot begin the next move.
  private var isOpenCardChosen: Bool {
    board.openCards.count == 2 && show.shownCard.map(board.openCards.contains) == true
      && request.kind != .ear && !isComputersTurn
  }

  /// The score in one line; without the moves where it is narrow.
  func scoreLabel(isNarrow: Bool) -> String {
    if isNarrow { return "\(progressLabel) \(timeLabel)" }
    return sprint == nil
      ? "Moves \(moveCount)  Pairs \(progressLabel)  \(timeLabel)"
      : "\(progressLabel)  \(timeLabel) left"
  }
}
