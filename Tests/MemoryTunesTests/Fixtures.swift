import DataFlowTesting
import Foundation
import TestSupport

@testable import MemoryTunes

/// Values that tests copy with one change.
protocol Changeable {}

extension Changeable {
  /// The same after a change.
  func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

extension AppState: Changeable {}
extension DealAction: Changeable {}
extension DealRequest: Changeable {}
extension GameState: Changeable {}
extension LaunchOptions: Changeable {}
extension PlayedGame: Changeable {}
extension Preferences: Changeable {}
extension Settings: Changeable {}
extension Sprint: Changeable {}

/// What is read of a value as it was written.
func readBack<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}

/// What is read back after a change to the file.
func readBack<Value: Codable>(
  _ value: Value, changing change: (inout [String: Any]) throws -> Void
) throws -> Value {
  var json = try #require(
    JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? [String: Any])
  try change(&json)
  return try JSONDecoder().decode(
    Value.self, from: JSONSerialization.data(withJSONObject: json))
}

typealias AppTestStore = TestStore<AppState, AppAction, AppEffect>

extension AppState {
  static func playing(_ game: GameState, isAnimated: Bool = false) -> AppState {
    AppState().with {
      $0.settings.current.isAnimated = isAnimated
      $0.game = game
      $0.routing.path = [.game]
      follow(game, in: &$0)
    }
  }

  /// A store whose transcript begins here.
  var store: AppTestStore { TestStore(initialState: self, reducer: appReducer) }

  @discardableResult
  mutating func reduce(_ action: AppAction) -> Outcome<AppEffect> {
    appReducer(state: &self, action: action)
  }

  func after(_ actions: AppAction...) -> AppState {
    actions.reduce(into: self) { $0.reduce($1) }
  }

  /// Reduces actions, and the boards that they ask for.
  mutating func reduceAndDeal(_ actions: AppAction...) {
    for action in actions {
      for case .send(.game(.deal(let deal))) in reduce(action).effect?.work ?? [] {
        reduce(.game(.deal(deal)))
      }
    }
  }
}

extension GameState {
  /// A store whose transcript begins here; cards turn over at once.
  var store: TestStore<GameState, GameAction, AppEffect> {
    TestStore(initialState: self, reducer: rules)
  }

  /// The same with cards that take a moment to turn over.
  var animatedStore: TestStore<GameState, GameAction, AppEffect> {
    TestStore(initialState: self, reducer: animatedRules)
  }

  /// What it waits for on the screen.
  func pending(_ settings: GameSettings = .still) -> Effect<AppEffect> {
    .pending(pendingWork(settings: settings, isOnScreen: true))
  }

  @discardableResult
  mutating func reduce(_ action: GameAction) -> Outcome<AppEffect> {
    rules(state: &self, action: action)
  }

  func after(_ actions: GameAction...) -> GameState {
    actions.reduce(into: self) { $0.reduce($1) }
  }

  /// What the rule of flipping makes of the board.
  mutating func flip(_ card: Int) { _ = board.flip(Flip(card: card, seconds: clock.seconds)) }

  /// The board after these flips.
  func flipping(_ cards: Int...) -> GameState { flipping(cards) }

  func flipping(_ cards: [Int]) -> GameState {
    cards.reduce(into: self) { $0.reduce(.flip($1)) }
  }

  /// The same while the cards still turn.
  func midFlip(_ cards: Int...) -> GameState {
    cards.reduce(into: self) { _ = animatedRules(state: &$0, action: .flip($1)) }
  }

  /// Finds the first pairs of the board, or all.
  mutating func solve(pairs count: Int? = nil) {
    for pair in covers.indices.prefix(count ?? covers.count) {
      for card in cards.indices where cards[card].pair == pair { reduce(.flip(card)) }
    }
  }
}

func rules(state: inout GameState, action: GameAction) -> Outcome<AppEffect> {
  rules(state: &state, action: action, settings: .still)
}

func animatedRules(state: inout GameState, action: GameAction) -> Outcome<AppEffect> {
  rules(state: &state, action: action, settings: GameSettings())
}

/// The rules of a board on the screen, with what it then waits for.
func rules(
  state: inout GameState, action: GameAction, settings: GameSettings
) -> Outcome<AppEffect> {
  let before = state.pendingWork(settings: settings, isOnScreen: true)
  var events: [AppEvent] = []
  let outcome = gameReducer(state: &state, action: action, settings: settings, events: &events)
  guard case .handled(let effect) = outcome else { return outcome }
  let after = state.pendingWork(settings: settings, isOnScreen: true)
  return .handled(Effect.pending(after, insteadOf: before).merged(with: effect))
}

/// A feature's reducer, for tests that do not ask what happens.
func quiet<State, Action>(
  _ reducer: @escaping @Sendable (inout State, Action, inout [AppEvent]) -> Outcome<AppEffect>
) -> @Sendable (inout State, Action) -> Outcome<AppEffect> {
  { state, action in
    var events: [AppEvent] = []
    return reducer(&state, action, &events)
  }
}

extension RoutingState {
  mutating func go(to destination: RoutingDestination) {
    var events: [AppEvent] = []
    go(to: destination, events: &events)
  }
}

extension Cover {
  static func titled(_ title: String) -> Cover {
    Cover(id: title, title: title, artist: "The \(title)s", artwork: "\(title).png")
  }
}

extension [Cover] {
  /// `count` covers that have nothing in common.
  static func different(_ count: Int) -> [Cover] { (0..<count).map { .titled("Cover \($0)") } }
}

extension Board {
  var faces: [Card.Face] { cards.map(\.face) }

  /// A board with these pairs on its cards.
  static func of(_ pairs: [Int]) -> Board {
    guard let board = Board(pairs: pairs) else { preconditionFailure("no board: \(pairs)") }
    return board
  }
}

extension GameState {
  /// A board as it lies before the first flip, row by row; cards of one title are a pair.
  static func dealt(_ titles: String...) -> GameState { dealt(titles) }

  static func dealt(_ titles: [String]) -> GameState {
    var state = GameState()
    state.deal = .none
    state.request.id = 1
    state.request.grid = Grid.choices.first { $0.cardCount == titles.count } ?? .standard
    state.board = .of(
      titles.map { title in
        let pair = state.covers.firstIndex { $0.title == title } ?? state.covers.count
        if pair == state.covers.count { state.covers.append(.titled(title)) }
        return pair
      })
    return state
  }

  /// A deal whose covers have not arrived yet.
  static func loading(_ grid: Grid = .standard, seed: UInt64 = 0) -> GameState {
    GameState().with {
      $0.deal = .fetching(.searching)
      $0.request.id = 1
      $0.request.grid = grid
      $0.request.seed = seed
    }
  }

  /// The outcome of dealing a batch.
  static func dealing(_ batch: CoverBatch, grid: Grid = .standard, seed: UInt64 = 0) -> GameState {
    loading(grid, seed: seed).after(.setCards(from: batch))
  }
}

extension SavedGames {
  /// What a run leaves that has only this board.
  static func kept(of game: GameState) -> SavedGames {
    let isEnded = game.isFinished
    guard
      let saved = SavedGames(
        unfinished: isEnded ? [] : [.kept(of: game)], ended: isEnded ? [.kept(of: game)] : [])
    else { preconditionFailure("there is nothing to keep") }
    return saved
  }
}

extension SavedGame {
  static func kept(of game: GameState) -> SavedGame {
    guard let saved = SavedGame(game) else { preconditionFailure("there is nothing to keep") }
    return saved
  }
}
