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

  /// The time before a computer's card, in milliseconds; the first of a move takes longer, so that the
  /// cards of the move before can be seen.
  fileprivate func milliseconds(isFirst: Bool) -> Int {
    switch self {
    case .slow: isFirst ? 2800 : 1800
    case .normal: isFirst ? 1600 : 1000
    case .fast: isFirst ? 700 : 400
    }
  }
}

/// Gives each computer a memory of the board, empty yet.
func startMemories(in state: inout GameState) {
  var seeds = SeededGenerator(seed: state.request.seed ^ state.id)
  state.memories = state.players.map { player in
    player.opponent.map { FadingMemory(grid: state.grid, opponent: $0, seed: seeds.next()) }
  }
}

/// Lets all computers see a card that is turned; notes whether one has missed a pair with it.
func remember(_ card: Int, in state: inout GameState) {
  if state.openCards.count == 2, let memory = state.memories[state.turn],
    let lapse = Lapse(
      move: state.moveCount + 1, first: state.openCards[0], second: card, cards: state.cards,
      memory: memory)
  {
    state.lapses.append(lapse)
  }
  for index in state.memories.indices { state.memories[index]?.see(card) }
}

/// Passes the turn on after a move without a pair.
func passTurn(in state: inout GameState) {
  state.turn = (state.turn + 1) % state.players.count
  state.isHurrying = false
}

/// Lets the computer choose its next card; none if it is not its turn.
func think(in state: GameState, pace: Pace) -> Effect<GameEffect> {
  guard state.phase == .playing, !state.isPeeking, let memory = state.memories[state.turn] else {
    return .none
  }
  let thought = Thought(
    memory: memory, cards: state.cards, openCards: state.openCards, flips: state.flips)
  let delay = state.isHurrying ? 0 : pace.milliseconds(isFirst: state.openCards.count != 1)
  return .run(
    .think(thought, request: state.request.id, flip: state.flips.count), id: .thinking,
    after: .milliseconds(delay))
}

/// Lets the computer end its turn without delay.
func hurry(in state: inout GameState) -> Outcome<GameEffect> {
  guard state.isComputersTurn else { return .ignored(.notTheComputersTurn) }
  state.isHurrying = true
  return .handled(stopPeek(in: &state).merged(with: think(in: state, pace: .fast)))
}

func stopThinking(in state: inout GameState) -> Effect<GameEffect> {
  guard state.player.opponent != nil else { return .none }
  state.isHurrying = false
  return .cancel(.thinking)
}

extension Reason {
  public static let notTheComputersTurn: Self = "it is not the computer's turn"
}
