import DataFlow
import Testing

@testable import MemoryTunes

@MainActor @Suite struct DailyPlayTests {
  private let today = Daily(day: 20_780, isPractice: false)

  @Test func `the board of the day is asked for, then dealt for one player`() {
    var state = AppState()
    state.settings.current.peopleCount = 3

    let asked = appReducer(state: &state, action: .daily(.play(nil)))
    reduceAndDeal(&state, .daily(.found(today)))

    #expect(asked == .handled(.run(.daily(.find(nil)), id: .daily)))
    #expect(state.routing.destination == .game)
    #expect(state.game.daily == today)
    #expect(state.game.players == [.anyone])
    #expect(state.game.request.category.id == "pop")
    #expect(state.game.request.seed == 459_811)
  }

  @Test func `whoever is playing it goes on with it`() {
    var game = GameState.dealt("A", "B", "A", "B").flipping(0)
    game.daily = today
    var state = AppState.playing(game)
    reduceAndDeal(&state, .go(.menu))

    reduceAndDeal(&state, .daily(.found(Daily(day: 20_780, isPractice: true))))

    #expect(state.routing.destination == .game)
    #expect(state.game.board.flips == game.board.flips)
    #expect(state.game.daily == today)
  }

  @Test(arguments: [true, false])
  func `practice has hindsight`(isPractice: Bool) {
    var state = AppState()

    reduceAndDeal(&state, .daily(.found(Daily(day: 20_780, isPractice: isPractice))))

    #expect(state.game.hindsight == (isPractice ? .practice : nil))
  }

  @Test func `playing it again is practice`() {
    var game = GameState.dealt("A", "B", "A", "B").flipping(0, 2, 1, 3)
    game.daily = today

    #expect(DealAction(repeating: game).daily == Daily(day: 20_780, isPractice: true))
  }

  @Test(arguments: [-1, 2_932_897, .max, .min])
  func `there is no board of an impossible day`(day: Int) {
    var state = AppState()

    let outcome = appReducer(
      state: &state, action: .daily(.found(Daily(day: day, isPractice: false))))

    #expect(outcome == .ignored(.noSuchDay))
    #expect(state == AppState())
  }
}
