import Artwork
import DataFlow
import DataFlowTesting
import TestSupport

@testable import MemoryTunes

extension AppState {
  static func playing(_ game: GameState, isAnimated: Bool = false) -> AppState {
    var state = AppState()
    state.settings.current.isAnimated = isAnimated
    state.game = game
    state.routing.path = [.game]
    _ = follow(game, in: &state)
    return state
  }

  /// A store whose transcript begins here.
  var store: TestStore<AppState, AppAction, AppEffect> {
    TestStore(initialState: self, reducer: appReducer)
  }

  @discardableResult
  mutating func reduce(_ action: AppAction) -> Outcome<AppEffect> {
    appReducer(state: &self, action: action)
  }

  func after(_ actions: AppAction...) -> AppState {
    actions.reduce(into: self) { $0.reduce($1) }
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

  @discardableResult
  mutating func reduce(_ action: GameAction) -> Outcome<AppEffect> {
    rules(state: &self, action: action)
  }

  func after(_ actions: GameAction...) -> GameState {
    actions.reduce(into: self) { $0.reduce($1) }
  }

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
  let outcome = gameReducer(state: &state, action: action, settings: settings)
  guard case .handled(let effect) = outcome else { return outcome.map(AppEffect.game) }
  let after = state.pendingWork(settings: settings, isOnScreen: true)
  return .handled(Effect.pending(after, insteadOf: before).merged(with: effect.map(AppEffect.game)))
}

/// The reducers of features, for tests that do not ask what happens.
func categoriesReducer(
  state: inout CategoriesState, action: CategoriesAction
) -> Outcome<CategoriesEffect> {
  var events: [AppEvent] = []
  return categoriesReducer(state: &state, action: action, events: &events)
}

func settingsReducer(
  state: inout SettingsState, action: SettingsAction
) -> Outcome<SettingsEffect> {
  var events: [AppEvent] = []
  return settingsReducer(state: &state, action: action, events: &events)
}

func routingReducer(
  state: inout RoutingState, action: RoutingAction
) -> Outcome<AppEffect> {
  var events: [AppEvent] = []
  return routingReducer(state: &state, action: action, events: &events)
}

/// Reduces an action, and the board that it asks for.
@discardableResult
func reduceAndDeal(_ state: inout AppState, _ action: AppAction) -> Outcome<AppEffect> {
  let outcome = state.reduce(action)
  guard case .handled(let effect) = outcome else { return outcome }
  for case .send(.game(.deal(let deal))) in effect.work { state.reduce(.game(.deal(deal))) }
  return outcome
}

extension RoutingState {
  mutating func go(to destination: RoutingDestination) {
    var events: [AppEvent] = []
    go(to: destination, events: &events)
  }
}

extension GameAction {
  static func flip(_ index: Int) -> Self { .flipCard(FlipCardAction(index: index)) }
  static func move(_ direction: MoveCursorAction.Direction) -> Self {
    .moveCursor(MoveCursorAction(direction))
  }
}

extension AppAction {
  static func flip(_ index: Int) -> Self { .game(.flip(index)) }
  static func go(_ destination: RoutingDestination) -> Self { .routing(.go(destination)) }
  static func move(_ direction: MoveCursorAction.Direction) -> Self {
    .game(.move(direction))
  }
}

extension AppAction {
  /// Its feature and its case in there: "game flipCard".
  var name: String {
    guard let feature = Mirror(reflecting: self).children.first else { return "\(self)" }
    let action = Mirror(reflecting: feature.value).children.first?.label ?? "\(feature.value)"
    return "\(feature.label ?? "") \(action)"
  }
}

extension GameState {
  /// What the rule of flipping makes of the board.
  mutating func flip(_ card: Int) {
    _ = board.flip(Flip(card: card, seconds: clock.seconds))
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

extension GameSettings {
  static let still = GameSettings(isAnimated: false)
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
    var state = GameState()
    state.deal = .fetching(.searching)
    state.request.id = 1
    state.request.grid = grid
    state.request.seed = seed
    return state
  }

  /// The outcome of dealing a batch.
  static func dealing(
    _ batch: CoverBatch, grid: Grid = .standard, seed: UInt64 = 0
  ) -> GameState {
    var state = loading(grid, seed: seed)
    _ = rules(state: &state, action: .setCards(SetCardsAction(request: 1, batch: batch)))
    return state
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

extension RoutingDestination {
  /// What is read of the records when it is shown.
  var reading: Effect<AppEffect> {
    switch self {
    case .menu: .summarize
    case .records, .paused: .run(.records(.load()))
    case .practice: .run(.practice(.load(person: "")), id: .practice)
    default: .none
    }
  }
}

extension Effect<AppEffect> {
  static func deal(_ request: DealRequest) -> Self {
    .run(.game(.fetchCovers(request)), id: .deal)
  }

  /// Deals a board, as if the player had asked for it.
  static func dealing(_ deal: DealAction) -> Self { .run(.send(.game(.deal(deal)))) }

  static let nextFlashEnd = send(.game(.endFlash), .flash, after: 420)
  static func nextBeat(after delay: Int) -> Self {
    send(.game(.advanceFinale), .finale, after: delay)
  }

  static let summarize = Self.run(.records(.summarize()), id: .summary)

  static func store(_ game: GameState) -> Self {
    .run(.records(.add([.kept(of: game)], tallyStart: nil)))
  }

  static let nextTick = send(.game(.tick(.init())), .clock, after: 1000)
  static let nextStep = send(.game(.advanceFlips(.init())), .flipping, after: 40)
  static let laterSave = send(.saving(.save(.init())), .saving, after: 30_000)
  static let nextSave = send(.saving(.save(.init())), .saving, after: 1000)

  static func send(_ action: AppAction, _ id: EffectID, after milliseconds: Int) -> Self {
    .run(.send(action), id: id, after: .milliseconds(milliseconds))
  }
}

extension GameState {
  /// What it waits for on the screen.
  func pending(_ settings: GameSettings = .still) -> Effect<AppEffect> {
    .pending(pendingWork(settings: settings, isOnScreen: true))
  }
}

extension Effect {
  /// How long the work with this id waits, in the order of the work.
  func delays(of id: EffectID) -> [Duration] {
    steps.compactMap { step in if case .run(let job) = step, job.id == id { job.delay } else { nil }
    }
  }

  var work: [Work] {
    steps.compactMap { step in if case .run(let job) = step { job.work } else { nil } }
  }

  var cancelled: [EffectID] {
    steps.compactMap { step in if case .cancel(let id) = step { id } else { nil } }
  }
}
