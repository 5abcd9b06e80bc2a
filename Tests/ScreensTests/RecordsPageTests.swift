import Artwork
import Terminal
import Testing

@testable import MemoryTunes
@testable import Screens

/// The pages of the records.
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

  static func state(
    on page: RecordsPage, _ games: [PlayedGame] = games, friends: [Rival] = []
  ) -> AppState {
    let records = Records(games: games, today: today, friends: friends)
    return AppState(
      after: .routing(.go(.records)), .records(.set(.init(records: records))),
      .records(.show(page)))
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

  @Test(arguments: sizes)
  func `friends' games stand under one's own on the same board`(size: Size) throws {
    try expectScreen("records-friends", of: Self.amongFriends(), in: size)
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
      return [state, daily].flatMap { ($0.page?.items.map(\.told) ?? []) + ($0.page?.lines ?? []) }
        .filter { $0.contains("Ben:") }
    }

    #expect(told(waiting) == ["daily-2026-11-23 Ben: shown after your game."])
    #expect(
      told(played) == [
        "daily-2026-11-23 Ben: 5 of 5 stars, 9 moves, no slips, 17 seconds.",
        "Ben: 9 moves, no slips, 00:17",
      ])
  }

  @Test(arguments: sizes)
  func `the daily boards are a calendar`(size: Size) throws {
    try expectScreen("records-daily", of: Self.state(on: .daily), in: size)
  }

  @Test(arguments: sizes)
  func `the board of today is marked, and told`(size: Size) throws {
    let state = Self.state(on: .daily, Self.games + [.daily(Self.today, slips: 1)])

    try expectScreen("records-daily-today", of: state, in: size)
  }

  @Test func `a daily board that waits is under way`() {
    let records = Records(games: [], today: Self.today)
    let dealt = AppState.dealt().after(
      .daily(.found(Daily(day: Self.today, isPractice: false))),
      .game(.setCards(.init(request: 2, batch: CoverBatch(covers: covers("metal"))))))
    let begun = dealt.flipping(0).after(.routing(.go(.menu)))

    #expect(begun.dailyLabel(ofDay: Self.today, in: records) == "Under way.")
    #expect(begun.dailyLabel(ofDay: Self.today - 1, in: records) == "Not played yet.")
    #expect(AppState.dealt().dailyLabel(ofDay: Self.today, in: records) == "Not played yet.")
  }

  @Test func `pages are turned around, with arrows and Tab, and clicked`() {
    let state = Self.state(on: .me)

    #expect(appKeymap(key: .right, state: state) == .records(.show(.daily)))
    #expect(appKeymap(key: .tab, state: state) == .records(.show(.daily)))
    #expect(appKeymap(key: .left, state: state) == .records(.show(.collection)))
    #expect(appKeymap(key: .backTab, state: state) == .records(.show(.collection)))
    #expect(appKeymap(key: .target(.tab(0)), state: state) == .records(.show(.collection)))
    #expect(appKeymap(key: .target(.tab(1)), state: state) == nil)
    #expect(appKeymap(key: .target(.tab(9)), state: state) == nil)
  }

  @Test(arguments: sizes)
  func `a day of the calendar is selected, with its board`(size: Size) throws {
    let state = Self.state(on: .daily).after(.routing(.select(17)))

    try expectScreen("records-daily-selected", of: state, in: size)
  }

  @Test(arguments: sizes)
  func `without a game there is the board of today`(size: Size) throws {
    try expectScreen("records-daily-new", of: Self.state(on: .daily, []), in: size)
  }

  @Test func `arrows move from today to the month of the first game, and no further`() {
    func selected(_ day: Int) -> AppState { Self.state(on: .daily).after(.routing(.select(day))) }
    func move(_ key: Key, from day: Int) -> AppAction? {
      appKeymap(key: key, state: selected(day))
    }
    let (first, today) = (0, 53)

    #expect(appKeymap(key: .up, state: Self.state(on: .daily)) == .routing(.select(today)))
    #expect(move(.left, from: today) == .routing(.select(today - 1)))
    #expect(move(.up, from: today) == .routing(.select(today - 7)))
    #expect(move(.right, from: today) == nil)
    #expect(move(.down, from: today - 3) == nil)
    #expect(move(.home, from: today) == .routing(.select(first)))
    #expect(move(.left, from: first) == nil)
    #expect(move(.scrollUp, from: first + 6) == nil)
    #expect(move(.end, from: first) == .routing(.select(today)))
    #expect(move(.tab, from: today) == .records(.show(.collection)))
    #expect(
      appKeymap(key: .left, state: selected(RoutingState.selectionLimit - 1))
        == .routing(.select(today - 1)))
  }

  @Test func `the board of the selected day is played, and before one is selected that of today`() {
    let state = Self.state(on: .daily)
    let yesterday = state.after(.routing(.select(52)))
    func play(_ day: Int) -> AppAction { .daily(.play(CalendarDate(dayNumber: day))) }

    #expect(appKeymap(key: .enter, state: state) == play(Self.today))
    #expect(appKeymap(key: .enter, state: yesterday) == play(Self.today - 1))
    let click = Key.target(.choose(52))
    #expect(appKeymap(key: click, state: state) == .routing(.select(52)))
    #expect(appKeymap(key: click, state: yesterday) == play(Self.today - 1))
    #expect(appKeymap(key: .target(.choose(54)), state: state) == nil)
    #expect(appKeymap(key: .enter, state: Self.state(on: .daily, [])) == play(Self.today))
  }

  @Test(arguments: [Int.min, -1, 0, 2_932_896, 2_932_897, .max])
  func `any clock has a month`(today: Int) throws {
    let records = Records(games: [.daily(0, slips: 0), .daily(2_932_896, slips: 0)], today: today)
    var state = AppState(
      after: .routing(.go(.records)), .records(.set(.init(records: records))),
      .records(.show(.daily)))
    for key in [Key.up, .home] {
      if let action = appKeymap(key: key, state: state) { state = state.after(action) }
      for size in sizes { _ = appView(state: state, in: size) }
    }

    #expect(state.routing.selection == 0)
    #expect(appKeymap(key: .left, state: state) == nil)
  }
}

@Suite struct CalendarMonthTests {
  @Test func `a month lies weeks below each other`() throws {
    let date = try #require(CalendarDate("2026-11-23"))

    let month = CalendarMonth(of: date)

    func place(_ day: Int) -> [Int] {
      let place = month.place(ofDay: day)
      return [place.week, place.weekday]
    }
    #expect(month.label == "November 2026")
    #expect(month.days.count == 30)
    // The first was a Sunday.
    #expect(place(month.days.lowerBound) == [0, 6])
    #expect(place(date.dayNumber) == [4, 0])
    #expect(place(month.days.upperBound - 1) == [5, 0])
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
  fileprivate static func duel(_ players: [Player], firstPairs: Int) -> PlayedGame {
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
