import Testing

@testable import MemoryTunes
@testable import Screens

@Suite struct RecordsFrameTests {
  private func me(_ games: [PlayedGame], puzzles: DuePuzzles = .init()) -> AppState {
    AppState(
      after: .go(.records),
      .records(.set(.init(records: Records(games: games, today: 12, puzzles: puzzles)))),
      .records(.show(.me)))
  }

  private static let games = (0..<12).map { number in
    PlayedGame.played(number, grid: number % 3 == 0 ? "6x4" : "4x4", forgetting: number % 5)
  }

  @Test func `they tell about the memory, the slips, the best games and the last`() throws {
    try expectScreen("records-me", .whole, small: .body, of: me(Self.games))
  }

  @Test func `without a game they say how to begin`() throws {
    try expectScreen("records-empty", of: me([]))
    expectKeys(in: me([]), (.enter, newGame(in: me([]))))
  }

  @Test func `all figures wait behind one key`() {
    let state = me(Self.games)

    #expect(press(.character("f"), in: state) == .go(.figures))
    #expect(
      state.after(.go(.figures)).page?.lines == [
        "1.09 × the moves of perfect memory, 1.8 slips per game.",
        "Skill 89, luck 71 in your last 12 games.", "Skill 99 is perfect play, luck 50 is average.",
      ])
  }

  @Test func `the best games lead to the one with the fewest moves, the last ones to themselves`() {
    let state = me(
      [(1, 3), (2, 1), (3, 1), (4, 2)].map {
        PlayedGame.played(2 * $0, grid: "4x4", forgetting: $1)
      })

    expectKeys(
      in: state, (.down, .select(1)), (.end, .select(5)), (.target(.choose(5)), .select(5)),
      (.target(.choose(6)), nil))
    expectKeys(in: state.after(.select(1)), (.scrollDown, .select(2)), (.enter, .review(.open(4))))
    #expect(press(.target(.choose(5)), in: state.after(.select(5))) == .review(.open(2)))
  }

  @Test func `what is due to be practised comes first`() {
    #expect(me(Self.games).page?.items.first?.label == "Practise with a computer’s slips")
    #expect(press(.enter, in: me(Self.games)) == .go(.practice))
  }
}

extension PlayedGame {
  /// A game by someone who looks at all cards once, and then finds all pairs but these at once.
  fileprivate static func played(_ number: Int, grid: String, forgetting: Int) -> PlayedGame {
    let grid = Grid(grid) ?? .standard
    let pairs = (0..<2 * grid.pairCount).map { $0 % grid.pairCount }
    var cards = Array(0..<grid.pairCount)
    for pair in 0..<forgetting {
      // The wrong partner first, and then the right one.
      let wrong = grid.pairCount + (pair + 1) % grid.pairCount
      cards += [pair, wrong]
    }
    for pair in 0..<grid.pairCount { cards += [grid.pairCount + pair, pair] }
    let flips = cards.enumerated().map { Flip(card: $1, seconds: $0) }
    return PlayedGame(
      id: UInt64(number), endedAt: 86_400 * number,
      request: DealRequest(category: .bundled[number % 2], grid: grid, source: .bundled, seed: 7),
      moveCount: cards.count / 2, slipCount: forgetting, seconds: 60 + number, pairs: pairs,
      flips: flips)
  }
}

@Suite struct RecordsPageTests {
  /// 2026-11-23, a Monday.
  private static let today = 20_780

  private static let games: [PlayedGame] = {
    let ann = Player.person(name: "Ann")
    var games: [PlayedGame] = []
    func add(_ game: PlayedGame) {
      games.append(game)
      games[games.count - 1].id = UInt64(games.count)
    }
    for day in today - 40..<today where !day.isMultiple(of: 7) {
      var game = PlayedGame.daily(day, slips: day % 6)
      if day.isMultiple(of: 10) { game.hindsight = .hint }
      if day.isMultiple(of: 11) { game.pairCount = 3 }
      add(game)
    }
    for number in 0..<5 {
      add(.duel([ann, .computer(.echo)], firstPairs: number))
      add(.duel([.anyone, .computer(.fuzz)], firstPairs: 3 + number % 2))
    }
    add(.duel([ann, .person(name: "Bernadette"), .computer(.skip)], firstPairs: 2))
    var sprint = PlayedGame.duel([.anyone], firstPairs: 8)
    (sprint.request.kind, sprint.pairCount, sprint.pairs, sprint.flips) = (.sprint, 21, [], [])
    add(sprint)
    var own = PlayedGame.duel([.anyone], firstPairs: 8)
    own.request.category = Category(id: "own-1", name: "Öl und Essig")
    add(own)
    return games
  }()

  static func state(on page: RecordsPage, _ games: [PlayedGame] = games, friends: [Rival] = [])
    -> AppState
  {
    let records = Records(games: games, today: today, friends: friends)
    return AppState(
      after: .go(.records), .records(.set(.init(records: records))), .records(.show(page)))
  }

  /// Friends' games on three boards, the last one today's; only the first has been played here.
  static func amongFriends(and other: PlayedGame? = nil) throws -> AppState {
    var own = PlayedGame.duel([.anyone], firstPairs: 3)
    own.request.seed = 7
    let board = try #require(own.board)
    let code = try #require(own.code)
    let flawless = try #require(PlayedGame.duel([.anyone], firstPairs: 8).board)
    let today = try #require(CalendarDate(dayNumber: today))
    let friends = [
      Rival(code, by: .person(name: "Ann"), solved: flawless),
      Rival(try BoardCode("rock-4x4-0001"), solved: board),
      Rival(.daily(today), by: .person(name: "Ben"), solved: board),
      Rival(code, by: .person(name: "Bernadette"), solved: board),
    ]
    return state(on: .friends, [own, other].compactMap(\.self), friends: friends)
  }

  @Test func `friends' games stand under one's own on the same board`() throws {
    try expectScreen("records-friends", of: Self.amongFriends())
  }

  @Test func `with a friend on two boards, the games won are told`() throws {
    let games = [UInt64(7), 8].map { seed in
      var game = PlayedGame.duel([.anyone], firstPairs: 3)
      game.request.seed = seed
      return game
    }
    let flawless = try #require(PlayedGame.duel([.anyone], firstPairs: 8).board)
    let friends = try games.map {
      Rival(try #require($0.code), by: .person(name: "Ann"), solved: flawless)
    }

    let (one, two) = (
      Self.state(on: .friends, games, friends: [friends[0]]),
      Self.state(on: .friends, games, friends: friends)
    )

    #expect(one.page?.opening.count == 1)
    #expect(two.page?.opening.last == "Games won: you 0, Ann 2.")
  }

  @Test func `what friends did on today's board is shown after one's own game`() throws {
    let waiting = try Self.amongFriends()
    let played = try Self.amongFriends(and: .daily(Self.today, slips: 1))
    func told(_ state: AppState) -> [String] {
      let daily = state.after(.records(.show(.daily)))
      let pages = [state, daily].compactMap(\.page)
      return pages.flatMap { $0.items.map(\.told) + $0.lines }.filter { $0.contains("Ben:") }
    }

    #expect(told(waiting) == ["daily-2026-11-23 Ben: shown after your game."])
    #expect(
      told(played) == [
        "daily-2026-11-23 Ben: 5 of 5 stars, 9 moves, no slips, 17 seconds.",
        "Ben: 9 moves, no slips, 00:17",
      ])
  }

  @Test func `the daily boards are a calendar that marks and tells today or a chosen day`() throws {
    let today = Self.state(on: .daily, Self.games + [.daily(Self.today, slips: 1)])
    let selected = Self.state(on: .daily).after(.select(17))

    try expectScreen("records-daily", small: .body, of: Self.state(on: .daily))
    try expectScreen("records-daily-today", of: today)
    try expectScreen("records-daily-selected", of: selected)
    try expectScreen("records-daily-new", of: Self.state(on: .daily, []))
  }

  @Test func `a daily board that waits is under way`() {
    let records = Records(games: [], today: Self.today)
    let dealt = AppState.dealt().after(
      .daily(.found(Daily(day: Self.today, isPractice: false))), .lay(covers("metal"), request: 2))
    let begun = dealt.flipping(0).after(.go(.menu))

    #expect(begun.dailyLabel(ofDay: Self.today, in: records) == "Under way.")
    #expect(begun.dailyLabel(ofDay: Self.today - 1, in: records) == "Not played yet.")
    #expect(AppState.dealt().dailyLabel(ofDay: Self.today, in: records) == "Not played yet.")
  }

  @Test func `pages are turned around, with arrows and Tab, and clicked`() {
    expectKeys(
      in: Self.state(on: .me), (.right, .records(.show(.daily))), (.tab, .records(.show(.daily))),
      (.left, .records(.show(.collection))), (.backTab, .records(.show(.collection))),
      (.target(.tab(0)), .records(.show(.collection))), (.target(.tab(1)), nil),
      (.target(.tab(9)), nil))
  }

  @Test func `arrows move from today to the month of the first game, and no further`() {
    let calendar = Self.state(on: .daily)
    let (first, today) = (0, 53)
    func day(_ number: Int) -> AppState { calendar.after(.select(number)) }

    expectKeys(in: calendar, (.up, .select(today)))
    expectKeys(
      in: day(today), (.left, .select(today - 1)), (.up, .select(today - 7)), (.right, nil),
      (.home, .select(first)), (.tab, .records(.show(.collection))))
    expectKeys(in: day(today - 3), (.down, nil))
    expectKeys(in: day(first), (.left, nil), (.end, .select(today)))
    expectKeys(in: day(first + 6), (.scrollUp, nil), (.up, .select(nil)))
    expectKeys(in: day(RoutingState.selectionLimit - 1), (.left, .select(today - 1)))
  }

  @Test func `the board of the selected day is played, and before one is selected that of today`() {
    func play(_ day: Int) -> AppAction { .daily(.play(CalendarDate(dayNumber: day))) }
    let click = Key.target(.choose(52))

    expectKeys(
      in: Self.state(on: .daily), (.enter, play(Self.today)), (click, .select(52)),
      (.target(.choose(54)), nil))
    expectKeys(
      in: Self.state(on: .daily).after(.select(52)), (.enter, play(Self.today - 1)),
      (click, play(Self.today - 1)))
    expectKeys(in: Self.state(on: .daily, []), (.enter, play(Self.today)))
  }

  @Test(arguments: [Int.min, -1, 0, 2_932_896, 2_932_897, .max])
  func `any clock has a month`(today: Int) throws {
    let records = Records(games: [.daily(0, slips: 0), .daily(2_932_896, slips: 0)], today: today)
    var state = AppState(
      after: .go(.records), .records(.set(.init(records: records))), .records(.show(.daily)))
    for key in [Key.up, .home] {
      if let action = press(key, in: state) { state = state.after(action) }
      _ = appView(state: state, in: sizes[0])
    }

    #expect(state.routing.selection == 0)
    #expect(press(.left, in: state) == nil)
  }
}

extension PlayedGame {
  fileprivate static func daily(_ day: Int, slips: Int) -> PlayedGame {
    let board = DailyBoard(day: day)
    return PlayedGame(
      id: UInt64(day), endedAt: 86_400 * day,
      request: DealRequest(
        category: board?.category ?? .bundled[0], grid: board?.grid ?? .standard, source: .bundled,
        seed: board?.seed ?? 0), day: day, moveCount: 20 + slips, slipCount: slips,
      seconds: 70 + slips)
  }

  /// A game of 4×4 of which the first player finds so many pairs, and the next one all others.
  static func duel(_ players: [Player], firstPairs: Int) -> PlayedGame {
    let next = 2 * firstPairs
    let others = next < 14 ? [next, next + 2, next + 1, next] + Array(next + 2..<16) : []
    let flips = (Array(0..<next) + others).enumerated().map { Flip(card: $1, seconds: $0) }
    return PlayedGame(
      id: 0, endedAt: 86_400 * 20_780,
      request: DealRequest(category: .bundled[0], grid: .standard, source: .bundled, seed: 4711),
      players: players, moveCount: flips.count / 2, slipCount: 0, seconds: 61,
      pairs: (0..<16).map { $0 / 2 }, flips: flips)
  }
}
