import Testing

@testable import MemoryTunes

/// An ordinary game and the daily board are kept side by side.
@MainActor @Suite struct GamePlaceTests {
  private let today = Daily(day: 20_780, isPractice: false)
  private static let begun = GameState.dealt("A", "B", "A", "B").flipping(0, 2, 1).with {
    $0.id = 5
  }

  private func daily(_ day: Int = 20_780, id: UInt64 = 6) -> GameState {
    GameState.dealt("C", "D", "D", "C").flipping(0, 3).with {
      ($0.daily, $0.id) = (Daily(day: day, isPractice: false), id)
    }
  }

  /// A run with one game on the board, on the screen, while another one waits.
  private func app(_ game: GameState, waiting: GameState?) -> AppState {
    AppState.playing(game).with { $0.waiting = [waiting.map { .kept(of: $0) }].compactMap(\.self) }
  }

  private func send(_ actions: AppAction..., to state: inout AppState) {
    for action in actions {
      let before = state
      state.reduceAndDeal(action)
      #expect(appInvariants.filter { !$0.holds(before, state) }.map(\.rule) == [])
    }
  }

  private func enterCode(in state: inout AppState) {
    send(.prompt(.open(.enterCode)), .prompt(.write("pop-4x4-7k3q")), .prompt(.confirm), to: &state)
  }

  @Test func `the ordinary game waits while the daily board is played, and both are saved`() {
    var state = app(Self.begun, waiting: nil)
    send(.go(.menu), .daily(.found(today)), to: &state)
    let batch = CoverBatch(covers: .different(8))
    send(.setCards(from: batch, request: 2), .flip(0), to: &state)

    #expect(state.routing.path == [.game])
    #expect(state.game.daily == today)
    #expect(state.waiting == [.kept(of: Self.begun)])
    #expect(
      state.savedGames
        == SavedGames(unfinished: [.kept(of: state.game), .kept(of: Self.begun)]))
    #expect(state.menuEntries.first == .resume)
    #expect(state.records.unstored == [])
  }

  @Test func `each of the two goes on where it was left`() {
    let daily = daily()
    var state = app(daily, waiting: Self.begun)

    send(.go(.menu), .session(.resumeGame(.ordinary)), to: &state)
    #expect(state.routing.path == [.game])
    #expect(state.game.board.flips == Self.begun.board.flips)
    #expect(state.game.request.id == 2)
    #expect(state.game.clock.isRunning)
    #expect(state.waiting == [.kept(of: daily)])

    send(.go(.menu), .daily(.found(today)), to: &state)
    #expect(state.game.board.flips == daily.board.flips)
    #expect(state.game.request.id == 3)
    #expect(state.waiting.first?.game.id == Self.begun.id)
  }

  @Test func `a game that takes the place of another has a clock of its own`() {
    var state = app(daily(), waiting: Self.begun)

    #expect(state.reduce(.session(.resumeGame(.ordinary))).effect?.work == [.send(.tick())])
    // Where a place is empty there is nothing to resume.
    var alone = app(daily(), waiting: nil)
    #expect(alone.reduce(.session(.resumeGame(.ordinary))) == .ignored(.noSuchGame))
  }

  @Test func `a new game does not ask to give up the daily board`() {
    var state = app(daily(), waiting: nil)

    send(.game(.deal(DealAction(for: state))), to: &state)

    #expect(state.waiting == [.kept(of: daily())])
    #expect(state.records.unstored == [])
  }

  @Test func `an ordinary game that waits is given up after a question, and recorded`() {
    var state = app(daily(), waiting: Self.begun)
    enterCode(in: &state)
    #expect(state.routing.destination == .confirmation)
    #expect(state.waiting == [.kept(of: Self.begun)])

    send(.game(.deal(state.nextDeal)), to: &state)

    #expect(state.waiting == [.kept(of: daily())])
    #expect(state.records.unstored == [.kept(of: Self.begun)])
  }

  @Test func `a game without a pair is given up after a question, and recorded if it has a move`() {
    let board = GameState.dealt("A", "B", "A", "B")
    let moved = app(daily(), waiting: board.flipping(0, 1))
    #expect(moved.unfinishedGame(in: .ordinary)?.moveCount == 1)

    var state = app(daily(), waiting: board.flipping(0))
    enterCode(in: &state)
    #expect(state.routing.destination == .confirmation)
    send(.game(.deal(state.nextDeal)), to: &state)

    #expect(state.routing.path == [.game])
    #expect(state.records.unstored == [])
  }

  @Test(arguments: [true, false])
  func `the board of another day is given up after a question, and recorded`(isWaiting: Bool) {
    let yesterday = daily(20_779)
    var state =
      isWaiting ? app(Self.begun, waiting: yesterday) : app(yesterday, waiting: Self.begun)
    send(.go(.menu), .daily(.found(today)), to: &state)
    #expect(state.routing.destination == .confirmation)
    #expect(state.unfinishedGame(in: .daily)?.board.flips == yesterday.board.flips)
    var other = state

    send(.game(.deal(state.nextDeal)), to: &state)
    #expect(state.game.daily == today)
    #expect(state.waiting.first?.game.board.flips == Self.begun.board.flips)
    #expect(state.records.unstored.map(\.game.id) == [yesterday.id])

    send(.session(.resumeGame(.daily)), to: &other)
    #expect(other.game.board.flips == yesterday.board.flips)
    #expect(other.records.unstored == [])
  }

  @Test func `both are restored, and of a daily board alone only that`() throws {
    let (ordinary, daily) = (SavedGame.kept(of: Self.begun), SavedGame.kept(of: daily()))
    let both = try #require(SavedGames(unfinished: [ordinary, daily]))
    var state = AppState()
    var other = AppState()

    send(.game(.restore(.init(games: both))), to: &state)
    send(.game(.restore(.init(games: .kept(of: daily.game)))), to: &other)

    #expect(state.savedGames == both)
    #expect(state.menuEntries.first == .resume)
    #expect(other.unfinishedGame(in: .daily)?.board.flips == daily.game.board.flips)
    #expect(other.menuEntries.first == .newGame)
  }

  @Test func `a board that was seen, also one that waits or is not stored, does not count again`() {
    let daily = daily()
    var waiting = app(Self.begun, waiting: daily)
    let unstored = app(Self.begun, waiting: nil).with { $0.records.unstored = [.kept(of: daily)] }
    var seen = app(daily, waiting: Self.begun)
    send(.game(.deal(DealAction(repeating: Self.begun))), to: &seen)
    #expect(seen.game.hindsight == .sameBoard)

    for var state in [waiting, unstored] {
      send(.game(.deal(DealAction(daily.request))), to: &state)
      #expect(state.game.hindsight == .sameBoard)
    }
    send(.game(.deal(DealAction(for: waiting))), to: &waiting)
    #expect(waiting.game.hindsight == nil)
  }
}
