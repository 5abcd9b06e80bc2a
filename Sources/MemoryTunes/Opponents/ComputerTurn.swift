public struct ComputerFlipAction: Equatable, Codable, Sendable {
  public var card: Int
  /// The id of the request whose board it is on.
  public var request: Int
  /// The number of flips before this one.
  public var flip: Int

  public init(card: Int, request: Int, flip: Int) {
    (self.card, self.request, self.flip) = (card, request, flip)
  }
}

public enum Pace: String, CaseIterable, Codable, Sendable {
  case slow
  case normal
  case fast
  /// No delay, for play without screen or sound.
  case instant

  public static let choices: [Pace] = [.slow, .normal, .fast]

  /// The time before a computer's card, in milliseconds; longer for a move's first, to let the previous move's
  /// cards be seen.
  fileprivate func milliseconds(isFirst: Bool) -> Int {
    switch self {
    case .slow: isFirst ? 2800 : 1800
    case .normal: isFirst ? 1600 : 1000
    case .fast: isFirst ? 700 : 400
    case .instant: 0
    }
  }
}

extension AppState {
  var pace: Pace { mode == .told && audible == .off ? .instant : settings.current.pace }
}

extension GameState {
  /// The memory that the computer in a seat has of these flips; O(flips).
  func memory(of opponent: Opponent, in seat: Int, after flips: some Sequence<Flip>) -> FadingMemory
  {
    var seeds = SeededGenerator(seed: request.seed ^ id)
    let before = players.prefix(seat).count { $0.opponent != nil }
    for _ in 0..<before { _ = seeds.next() }
    var memory = FadingMemory(
      grid: grid, opponent: opponent, seed: seeds.next(), earlierPlaces: earlierPlaces)
    for flip in flips { memory.see(flip.card) }
    return memory
  }

  func think(as opponent: Opponent) -> GameEffect {
    let memory = memory(of: opponent, in: turn, after: board.flips)
    let thought = Thought(memory: memory, board: board)
    return .think(thought, request: request.id, flip: board.flips.count)
  }

  func timeToThink(at pace: Pace) -> Duration {
    .milliseconds(show.isHurrying ? 0 : pace.milliseconds(isFirst: board.openCards.count != 1))
  }
}
