import Testing

@testable import Screens

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
    AppState(
      after: .restore { $0.settings.sound = .tunes }, .go(.records),
      .records(.set(.init(records: records))),
      .records(.show(.collection)), .select(selected))
  }

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

  @Test func `a golden cover has a star, a title and a day`() throws {
    let golden = try Self.cover { $0?.isGolden == true }

    try expectScreen("collection-golden", of: Self.state(selected: golden))
  }

  @Test func `an empty collection says how to fill it, and deals`() throws {
    let state = Self.state(Records(games: [], today: 0))

    try expectScreen("collection-empty", of: state)
    expectKeys(
      in: state, (.enter, newGame(in: state)), (.down, nil), (.right, .records(.show(.me))))
  }

  @Test func `arrows turn pages until down enters the collection, and up leaves it again`() {
    let outside = Self.state()
    expectKeys(
      in: outside, (.right, .records(.show(.me))), (.up, nil), (.down, .select(0)))
    #expect(press(.escape, in: outside) != .select(nil))
    expectKeys(
      in: Self.state(selected: 0), (.left, nil), (.right, .select(1)), (.down, .select(10)),
      (.up, .select(nil)), (.escape, .select(nil)), (.end, .select(99)),
      (.tab, .records(.show(.me))))
    expectKeys(
      in: Self.state(selected: 99), (.down, nil), (.right, nil), (.character("k"), .select(89)),
      (.home, .select(0)))
  }

  @Test func `a found cover is heard if there is sound, and for others a board is dealt`() throws {
    let found = try Self.cover { $0 != nil }
    let dark = try Self.cover { $0 == nil }
    let selected = Self.state(selected: found)
    let hear = AppAction.records(.hearCover(found))

    expectKeys(in: Self.state(), (.target(.choose(found)), .select(found)))
    expectKeys(
      in: selected, (.character(" "), hear), (.enter, hear), (.target(.choose(found)), hear))
    expectKeys(in: selected.after(.set(\.sound, .off)), (.enter, nil))
    expectKeys(
      in: Self.state(selected: dark), (.enter, .records(.dealCover(dark))),
      (.target(.choose(dark)), .records(.dealCover(dark))))
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
