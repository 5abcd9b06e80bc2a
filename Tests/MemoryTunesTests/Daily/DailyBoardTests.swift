import DataFlowTesting
import Testing

@testable import MemoryTunes

@Suite struct DailyBoardTests {
  @Test(arguments: [
    (7, 7, false, false), (7, 7, true, true), (6, 7, false, true), (8, 7, false, true),
  ])
  func `only the first attempt on the day itself counts`(
    day: Int, today: Int, hasBeenPlayed: Bool, isPractice: Bool
  ) {
    #expect(
      Daily(day: day, today: today, hasBeenPlayed: hasBeenPlayed)
        == Daily(day: day, isPractice: isPractice))
  }

  @Test(
    arguments: [
      ("1970-01-01", "pop", "6x4", 318_419), ("1999-12-31", "electronic", "6x4", 74_885),
      ("2000-02-29", "electronic", "5x4", 858_287), ("2026-07-01", "pop", "5x4", 437_357),
      ("2026-11-23", "pop", "4x4", 459_811), ("2026-11-24", "electronic", "5x4", 4_007),
      ("2026-11-28", "pop", "6x5", 930_328), ("2026-11-29", "electronic", "6x6", 926_859),
      ("2100-03-01", "electronic", "4x4", 370_416), ("9999-12-31", "electronic", "6x4", 638_690),
    ] as [(String, String, String, UInt64)])
  func `the board of a day never changes`(
    text: String, category: String, grid: String, seed: UInt64
  ) throws {
    let date = try #require(CalendarDate(text))

    let board = DailyBoard(date)

    #expect(board.date == date)
    #expect(board.category == Category.named(category))
    #expect(board.grid == Grid(grid))
    #expect(board.seed == seed)
    #expect(board.deck == 1)
    #expect(DailyBoard(day: date.dayNumber) == board)
  }

  @Test func `boards grow from Monday to Sunday, and weeks and weekdays have all categories`() {
    for monday in stride(from: 4, to: 4 + 7 * 60, by: 7) {
      let week = (monday..<monday + 7).compactMap { DailyBoard(day: $0) }

      #expect(week.first?.date.weekday == 0)
      #expect(week.map(\.grid.pairCount) == [8, 10, 10, 12, 12, 15, 18])
      #expect(Category.bundled.allSatisfy { category in week.contains { $0.category == category } })
      #expect(zip(week, week.dropFirst()).allSatisfy { $0.category != $1.category })
    }
    let mondays = (0..<5).compactMap { DailyBoard(day: 4 + 7 * $0)?.category.id }
    #expect(mondays.sorted() == ["electronic", "metal", "pop", "rap", "rock"])
  }

  @Test func `each day of a year has another board`() {
    let seeds = (20_454..<20_819).compactMap { DailyBoard(day: $0)?.seed }

    #expect(Set(seeds).count == 365)
    #expect(seeds.allSatisfy { (1...999_999).contains($0) })
  }

  @Test func `a request for it says all of it`() throws {
    let board = try #require(DailyBoard(day: 20_780))

    #expect(
      DealRequest(board)
        == DealRequest(
          category: board.category, grid: board.grid, source: .bundled, seed: board.seed,
          kind: .pairs, deck: board.deck))
  }
}

@MainActor @Suite struct DailyPlayTests {
  private let today = Daily(day: 20_780, isPractice: false)

  @Test(arguments: [true, false])
  func `the board of a day is found, then dealt to one player, or for practice`(isPractice: Bool) {
    var state = AppState().with { $0.settings.current.peopleCount = 3 }
    let daily = Daily(day: 20_780, isPractice: isPractice)

    let asked = state.reduce(.daily(.play(nil)))
    state.reduceAndDeal(.daily(.found(daily)))

    #expect(asked == .handled(.run(.daily(.find(nil)), id: .daily)))
    #expect(state.routing.destination == .game)
    #expect(state.game.daily == daily)
    #expect(state.game.hindsight == (isPractice ? .practice : nil))
    #expect(state.game.players == [.anyone])
    #expect(state.game.request.category.id == "pop")
    #expect(state.game.request.seed == 459_811)
  }

  @Test func `whoever is playing it goes on with it`() {
    let game = GameState.dealt("A", "B", "A", "B").flipping(0).with { $0.daily = today }
    var state = AppState.playing(game)
    state.reduceAndDeal(.go(.menu), .daily(.found(Daily(day: 20_780, isPractice: true))))

    #expect(state.routing.destination == .game)
    #expect(state.game.board.flips == game.board.flips)
    #expect(state.game.daily == today)
  }

  @Test func `playing it again is practice`() {
    let game = GameState.dealt("A", "B", "A", "B").flipping(0, 2, 1, 3).with { $0.daily = today }
    #expect(DealAction(repeating: game).daily == Daily(day: 20_780, isPractice: true))
  }

  @Test(arguments: [-1, 2_932_897, .max, .min])
  func `there is no board of an impossible day`(day: Int) {
    AppState().store.send(
      .daily(.found(Daily(day: day, isPractice: false))), .ignored("there is no such day"))
  }
}
