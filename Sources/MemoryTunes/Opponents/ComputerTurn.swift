import DataFlow
import SeededRandom

/// "The computer turns this card".
public struct ComputerFlipAction: Equatable, Codable, Sendable {
  /// The card's index, counted from 0 row by row.
  public var card: Int
  /// The id of the request whose board it is on.
  public var request: Int
  /// The number of flips before this one.
  public var flip: Int

  public init(card: Int, request: Int, flip: Int) {
    self.card = card
    self.request = request
    self.flip = flip
  }
}

/// How fast computers play.
public enum Pace: String, CaseIterable, Codable, Sendable {
  case slow
  case normal
  case fast
  /// Without a delay, since nobody watches or listens.
  case instant

  /// Those to choose from.
  public static let choices: [Pace] = [.slow, .normal, .fast]

  /// The time before a computer's card, in milliseconds; the first of a move takes longer, so that the
  /// cards of the move before can be seen.
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
  /// How fast computers play now.
  var pace: Pace { mode == .told && audible == .off ? .instant : settings.current.pace }
}

extension GameState {
  /// What the computers among the players remember before the first flip, by the same indices; nil for
  /// people.
  var newMemories: [FadingMemory?] {
    var seeds = SeededGenerator(seed: request.seed ^ id)
    let earlierPlaces = earlierPlaces
    return players.map { player in
      player.opponent.map {
        FadingMemory(grid: grid, opponent: $0, seed: seeds.next(), earlierPlaces: earlierPlaces)
      }
    }
  }

  /// What the computer to move remembers of all flips; nil if a person is to move.
  ///
  /// O(flips).
  var memory: FadingMemory? {
    newMemories[turn].map { board.flips.reduce(into: $0) { $0.see($1.card) } }
  }
}

/// Lets the computer choose its next card; none if it is not its turn.
func think(in state: GameState, pace: Pace) -> Effect<GameEffect> {
  guard state.phase == .playing, !state.show.isPeeking, let memory = state.memory else {
    return .none
  }
  let thought = Thought(memory: memory, board: state.board)
  let delay =
    state.show.isHurrying ? 0 : pace.milliseconds(isFirst: state.board.openCards.count != 1)
  return .run(
    .think(thought, request: state.request.id, flip: state.board.flips.count), id: .thinking,
    after: .milliseconds(delay))
}

/// Lets the computer end its turn without delay.
func hurry(in state: inout GameState) -> Outcome<GameEffect> {
  guard state.isComputersTurn else { return .ignored(.notTheComputersTurn) }
  state.show.isHurrying = true
  return .handled(stopPeek(in: &state).merged(with: think(in: state, pace: .fast)))
}

func stopThinking(in state: inout GameState) -> Effect<GameEffect> {
  guard state.player.opponent != nil else { return .none }
  state.show.isHurrying = false
  return .cancel(.thinking)
}

extension Reason {
  public static let notTheComputersTurn: Self = "it is not the computer's turn"
}
