/// Pairs that one player is given before the first move, to even the odds.
public struct HeadStart: Hashable, Codable, Sendable {
  /// The player's place in the order of turns, counted from 0.
  public let seat: Int
  /// From 1 to ``maximumPairCount``.
  public let pairCount: Int

  /// More would decide most boards.
  public static let maximumPairCount = 3

  public init(seat: Int, pairCount: Int) {
    (self.seat, self.pairCount) = (seat, pairCount)
  }

  /// Whether it fits a game of `count` players; one decoded from a file may be anything.
  func isPossible(ofPlayers count: Int) -> Bool {
    count > 1 && (0..<count).contains(seat) && (1...Self.maximumPairCount).contains(pairCount)
  }

  /// The pairs that the player in `seat` is given in a game of `count` players; 0 if it does not fit.
  func pairCount(ofSeat seat: Int, among count: Int) -> Int {
    isPossible(ofPlayers: count) && seat == self.seat ? pairCount : 0
  }
}

extension Settings {
  /// The head start in the next game; nil for none.
  public var nextHeadStart: HeadStart? {
    headStart.flatMap { kind != .sprint && $0.isPossible(ofPlayers: players.count) ? $0 : nil }
  }

  /// What can be chosen, with nil for no head start.
  public var headStarts: [HeadStart?] {
    let seats = players.count > 1 ? players.indices : 0..<0
    return [nil]
      + seats.flatMap { seat in
        (1...HeadStart.maximumPairCount).map { HeadStart(seat: seat, pairCount: $0) }
      }
  }
}
