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

  static func state(_ records: Records = records, selected: Int? = nil) -> AppState {
    var preferences = Preferences()
    preferences.settings.sound = .tunes
    return AppState(
      after: .restore(preferences), .go(.records), .records(.set(.init(records: records))),
      .records(.show(.collection)), .select(selected))
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

  @Test func `covers are dark until found; a golden one has a star, a title and a day`() throws {
    let golden = try Self.cover { $0?.isGolden == true }

    try expectScreen("collection", .whole, small: .body, of: Self.state())
    try expectScreen("collection-golden", of: Self.state(selected: golden))
    try expectScreen("collection-last", of: Self.state(selected: 99))
  }

  @Test func `an empty collection says how to fill it, and deals`() throws {
    let state = Self.state(Records(games: [], today: 0))

    try expectScreen("collection-empty", of: state)
    #expect(press(.enter, in: state) == newGame(in: state))
    #expect(press(.down, in: state) == nil)
    #expect(press(.right, in: state) == .records(.show(.me)))
  }

  @Test func `arrows turn pages until down enters the collection, and up leaves it again`() {
    let outside = Self.state()
    #expect(press(.right, in: outside) == .records(.show(.me)))
    #expect(press(.up, in: outside) == nil)
    #expect(press(.down, in: outside) == .select(0))

    let first = Self.state(selected: 0)
    #expect(press(.left, in: first) == nil)
    #expect(press(.right, in: first) == .select(1))
    #expect(press(.down, in: first) == .select(10))
    #expect(press(.up, in: first) == .select(nil))
    #expect(press(.escape, in: first) == .select(nil))
    #expect(press(.escape, in: outside) != .select(nil))
    #expect(press(.end, in: first) == .select(99))
    #expect(press(.tab, in: first) == .records(.show(.me)))

    let last = Self.state(selected: 99)
    #expect(press(.down, in: last) == nil)
    #expect(press(.right, in: last) == nil)
    #expect(press(.character("k"), in: last) == .select(89))
    #expect(press(.home, in: last) == .select(0))
  }

  @Test func `the tune of a cover is heard once it is found, and if there is sound`() throws {
    let found = try Self.cover { $0 != nil }
    let dark = try Self.cover { $0 == nil }
    let state = Self.state(selected: found)
    let silent = state.after(.set(\.sound, .off))

    #expect(press(.character(" "), in: state) == .records(.hearCover(found)))
    #expect(press(.enter, in: state) == .records(.hearCover(found)))
    #expect(press(.enter, in: silent) == nil)
    #expect(press(.enter, in: Self.state(selected: dark)) != .records(.hearCover(dark)))
  }

  @Test func `for a cover that is missing, a board that has it is dealt`() throws {
    let dark = try Self.cover { $0 == nil }
    let state = Self.state(selected: dark)

    #expect(press(.enter, in: state) == .records(.dealCover(dark)))
    #expect(press(.target(.choose(dark)), in: state) == .records(.dealCover(dark)))
  }

  @Test func `a click selects a cover, and another one plays it`() throws {
    let found = try Self.cover { $0 != nil }
    let click = Key.target(.choose(found))

    #expect(press(click, in: Self.state()) == .select(found))
    #expect(press(click, in: Self.state(selected: found)) == .records(.hearCover(found)))
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
      .go(.records), .records(.set(.init(records: Self.records))), .records(.show(.collection)),
    ] { _ = appReducer(state: &state, action: action) }

    let frame = appView(state: state, in: sizes[0])

    #expect(!frame.pictures.isEmpty && frame.pictures.allSatisfy { $0.image == "back" })
  }
}
