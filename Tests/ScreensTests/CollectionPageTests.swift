import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// The page of the covers that were found.
@Suite struct CollectionPageTests {
  /// Twelve games in three categories: some flawless, one given up with a pair.
  private static let games: [PlayedGame] = (0..<12).map { number in
    let isGivenUp = number == 11
    let pairs = (0..<16).map { $0 % 8 }
    // Every second game remembers all that it sees; the others find each pair by luck.
    let order =
      number % 2 == 0
      ? Array(0..<8) + (8..<16).flatMap { [$0, $0 - 8] } : (0..<8).flatMap { [$0, $0 + 8] }
    return PlayedGame(
      id: UInt64(number), endedAt: 86_400 * (20_760 + number),
      request: DealRequest(
        category: .bundled[number % 3], grid: .standard, source: .bundled, seed: UInt64(number / 6)),
      pairCount: isGivenUp ? 1 : 8, moveCount: isGivenUp ? 1 : order.count / 2,
      slipCount: number % 4 == 2 ? 1 : 0, seconds: 61, pairs: pairs,
      flips: order.prefix(isGivenUp ? 2 : order.count).map { Flip(card: $0, seconds: 0) })
  }

  static let records = Records(games: games, today: 20_780)

  static func state(
    _ records: Records = records, selected: Int? = nil
  ) -> AppState {
    var preferences = Preferences()
    preferences.settings.sound = .tunes
    return AppState(
      after: .settings(.restore(.init(preferences: preferences))), .routing(.go(.records)),
      .records(.set(.init(records: records))), .records(.show(.collection)),
      .routing(.select(selected)))
  }

  /// The first cover of which this is true.
  private static func cover(_ isRight: (CoverCollection.Find?) -> Bool) throws -> Int {
    try #require((0..<CoverCollection.coverCount).first { isRight(records.collection[$0]) })
  }

  @Test func `a wall has the covers that were found, then backs; all of a category without any`() {
    let summary = RecordsSummary(games: [], collection: Self.records.collection, time: 0)
    let state = AppState(after: .records(.summarized(summary)))
    let pop = state.wall(of: .bundled[0])
    let found = (0..<20).filter { Self.records.collection[$0] != nil }

    #expect(pop.count == 20)
    #expect(
      pop.prefix(found.count) == found.map { state.categories.bundledCover($0)?.id ?? "" }[...])
    #expect(pop.dropFirst(found.count).allSatisfy { $0 == "back" })
    #expect(state.wall(of: .bundled[4]) == state.categories.covers(of: .bundled[4])?.images)
  }

  @Test(arguments: sizes)
  func `covers are dark until they are found`(size: Size) throws {
    try expectScreen("collection", .wholeAtFirst(size), of: Self.state(), in: size)
  }

  @Test(arguments: sizes)
  func `a golden cover has a star, a title and a day`(size: Size) throws {
    let golden = try Self.cover { $0?.isGolden == true }

    try expectScreen("collection-golden", of: Self.state(selected: golden), in: size)
  }

  @Test(arguments: sizes)
  func `the last cover is reached, and says nothing before it is found`(size: Size) throws {
    try expectScreen("collection-last", of: Self.state(selected: 99), in: size)
  }

  @Test(arguments: sizes)
  func `an empty collection says how to fill it, and deals`(size: Size) throws {
    let state = Self.state(Records(games: [], today: 0))

    try expectScreen("collection-empty", of: state, in: size)
    #expect(appKeymap(key: .enter, state: state) == newGame(in: state))
    #expect(appKeymap(key: .down, state: state) == nil)
    #expect(appKeymap(key: .right, state: state) == .records(.show(.me)))
  }

  @Test func `arrows turn pages until down enters the collection, and up leaves it again`() {
    let outside = Self.state()
    #expect(appKeymap(key: .right, state: outside) == .records(.show(.me)))
    #expect(appKeymap(key: .up, state: outside) == nil)
    #expect(appKeymap(key: .down, state: outside) == .routing(.select(0)))

    let first = Self.state(selected: 0)
    #expect(appKeymap(key: .left, state: first) == nil)
    #expect(appKeymap(key: .right, state: first) == .routing(.select(1)))
    #expect(appKeymap(key: .down, state: first) == .routing(.select(10)))
    #expect(appKeymap(key: .up, state: first) == .routing(.select(nil)))
    #expect(appKeymap(key: .escape, state: first) == .routing(.select(nil)))
    #expect(appKeymap(key: .escape, state: outside) != .routing(.select(nil)))
    #expect(appKeymap(key: .end, state: first) == .routing(.select(99)))
    #expect(appKeymap(key: .tab, state: first) == .records(.show(.me)))

    let last = Self.state(selected: 99)
    #expect(appKeymap(key: .down, state: last) == nil)
    #expect(appKeymap(key: .right, state: last) == nil)
    #expect(appKeymap(key: .character("k"), state: last) == .routing(.select(89)))
    #expect(appKeymap(key: .home, state: last) == .routing(.select(0)))
  }

  @Test func `the tune of a cover is heard once it is found, and if there is sound`() throws {
    let found = try Self.cover { $0 != nil }
    let dark = try Self.cover { $0 == nil }
    let state = Self.state(selected: found)
    let silent = state.after(.settings(.change(.init(\.sound, .off))))

    #expect(appKeymap(key: .character(" "), state: state) == .records(.hearCover(found)))
    #expect(appKeymap(key: .enter, state: state) == .records(.hearCover(found)))
    #expect(appKeymap(key: .enter, state: silent) == nil)
    #expect(appKeymap(key: .enter, state: Self.state(selected: dark)) != .records(.hearCover(dark)))
  }

  @Test func `for a cover that is missing, a board that has it is dealt`() throws {
    let dark = try Self.cover { $0 == nil }
    let state = Self.state(selected: dark)

    #expect(appKeymap(key: .enter, state: state) == .records(.dealCover(dark)))
    #expect(appKeymap(key: .target(.choose(dark)), state: state) == .records(.dealCover(dark)))
  }

  @Test func `a click selects a cover, and another one plays it`() throws {
    let found = try Self.cover { $0 != nil }
    let click = Key.target(.choose(found))

    #expect(appKeymap(key: click, state: Self.state()) == .routing(.select(found)))
    #expect(
      appKeymap(key: click, state: Self.state(selected: found)) == .records(.hearCover(found)))
  }

  @Test func `at every size the selected cover is shown`() {
    for width in stride(from: 36, through: 220, by: 8) {
      for height in stride(from: 10, through: 70, by: 4) {
        for selected in [0, 9, 45, 99] {
          let frame = appView(
            state: Self.state(selected: selected), in: Size(width: width, height: height))
          let tile = frame.clickAreas.first { $0.target == .choose(selected) }?.rectangle

          #expect(tile.map { frame.bounds.contains($0.origin) } == true, "\(width)x\(height)")
        }
      }
    }
  }

  @Test func `covers whose catalogue cannot be read have backs`() {
    var state = AppState()
    for action: AppAction in [
      .routing(.go(.records)), .records(.set(.init(records: Self.records))),
      .records(.show(.collection)),
    ] { _ = appReducer(state: &state, action: action) }

    let frame = appView(state: state, in: sizes[0])

    #expect(!frame.pictures.isEmpty && frame.pictures.allSatisfy { $0.image == "back" })
  }
}
