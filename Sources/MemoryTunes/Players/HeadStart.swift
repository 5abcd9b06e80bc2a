/// Pairs that players are given before the first move, to even the odds.
public struct HeadStart: Hashable, Codable, Sendable {
  /// The pairs given to each player in turn order; trailing zeros are left out.
  public let pairCounts: [Int]

  /// More would decide most boards.
  public static let maximumPairCount = 3

  public init(pairCounts: [Int]) {
    let last = pairCounts.lastIndex { $0 != 0 } ?? -1
    self.pairCounts = Array(pairCounts[...last])
  }

  private enum EarlierKeys: CodingKey { case seat, pairCount }

  /// Decodes the pairs of a single seat as well, as earlier versions wrote them.
  public init(from decoder: any Decoder) throws {
    if let earlier = try? decoder.container(keyedBy: EarlierKeys.self) {
      let seat = try earlier.decode(Int.self, forKey: .seat)
      let pairCount = try earlier.decode(Int.self, forKey: .pairCount)
      self.init(pairCounts: (0..<Player.maximumCount).map { $0 == seat ? pairCount : 0 })
    } else {
      self.init(pairCounts: try [Int](from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(pairCounts)
  }

  /// Fits a game of `count` players, at least one of whom gets nothing; one decoded from a file may be invalid.
  func isPossible(ofPlayers count: Int) -> Bool {
    count > 1 && (1...count).contains(pairCounts.count)
      && pairCounts.allSatisfy((0...Self.maximumPairCount).contains)
      && (pairCounts.count < count || pairCounts.contains(0))
  }

  /// The pairs that the player in `seat` is given in a game of `count` players; 0 if it does not fit.
  func pairCount(ofSeat seat: Int, among count: Int) -> Int {
    isPossible(ofPlayers: count) && pairCounts.indices.contains(seat) ? pairCounts[seat] : 0
  }
}

extension Settings {
  /// The head start among these players; nil if all get the same.
  func headStart(of players: [Player]) -> HeadStart? {
    let counts = players.map { $0.name.flatMap { people[$0] }?.headStart ?? 0 }
    let least = counts.min() ?? 0
    let start = HeadStart(pairCounts: counts.map { $0 - least })
    return start.isPossible(ofPlayers: players.count) ? start : nil
  }
}
