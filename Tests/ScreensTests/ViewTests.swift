import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Screens

@Suite struct ViewTests {
  private let size = Size(width: 80, height: 24)

  @Test func `a card turns narrow, on edge, and narrow with its other side`() {
    let fresh = AppState.dealt().after(.settings(.change(.init(\.isAnimated, true))))
    let steps = [
      fresh.after(.game(.flipCard(.init(index: 0)))),
      fresh.after(.game(.flipCard(.init(index: 0))), .game(.advanceFlips(.init()))),
      fresh.after(
        .game(.flipCard(.init(index: 0))), .game(.advanceFlips(.init())),
        .game(.advanceFlips(.init()))),
      fresh.after(
        .game(.flipCard(.init(index: 0))), .game(.advanceFlips(.init())),
        .game(.advanceFlips(.init())),
        .game(.advanceFlips(.init()))),
    ]

    let cards = steps.map { appView(state: $0, in: size).pictures[0] }

    let cover = fresh.game.cover(at: 0).id
    #expect(cards.map(\.image) == ["back", cover, cover, cover])
    #expect(cards.map(\.rectangle.size.width) == [4, 2, 4, 8])
  }

  @Test func `a cover without an artist leaves no gap where one would be`() throws {
    let folder = CoverSource.folder("~/Music")
    let grid = Grid("2x2") ?? .standard
    let covers = ["Loud", "Louder"].map { Cover(id: $0, title: $0, artist: "", artwork: $0) }
    let state = AppState(
      after: .settings(.change(.init(\.isAnimated, false))),
      .game(.deal(.init(.init(category: .bundled[0], grid: grid, source: folder, seed: 7)))),
      .routing(.go(.game)), .game(.setCards(.init(request: 1, batch: CoverBatch(covers: covers)))),
      .game(.flipCard(.init(index: 0))), .routing(.go(.info)))

    try expectScreen("info-without-artist", of: state, in: size)
  }

  @Test func `clicking a card means that card`() throws {
    let frame = appView(state: .dealt(), in: size)
    let layout = try #require(
      BoardLayout(grid: .standard, in: Chrome(in: size, theme: .dark).content))

    for index in 0..<16 {
      let place = layout.rectangle(ofCard: index)
      #expect(frame.target(at: place.origin) == .card(index))
      #expect(frame.target(at: Point(x: place.maxX - 1, y: place.maxY - 1)) == .card(index))
    }
    #expect(frame.target(at: Point(x: 79, y: 23)) == nil)
  }

  @Test func `the terminal's cursor sits on the card that keys turn`() throws {
    let state = AppState.dealt().after(
      .game(.moveCursor(.init(.right))), .game(.moveCursor(.init(.down))))
    let layout = try #require(
      BoardLayout(grid: .standard, in: Chrome(in: size, theme: .dark).content))

    #expect(appView(state: state, in: size).cursor == layout.rectangle(ofCard: 5).origin)
  }

  @Test func `nothing below a dialog can be clicked`() {
    let asking = AppState.dealt().after(.routing(.go(.confirmation)))
    let helping = AppState.dealt().after(.routing(.go(.help)))

    #expect(
      appView(state: asking, in: size).clickAreas.map(\.target) == [
        .button(0), .button(1), .hint(2), .hint(3), .hint(4), .hint(6),
      ])
    #expect(appView(state: helping, in: size).clickAreas.first?.rectangle.size == size)
  }

  @Test func `every screen is drawn at every size`() {
    let begun = AppState.dealt().after(.game(.flipCard(.init(index: 3))))
    let states =
      RoutingDestination.allCases.map { begun.after(.routing(.go($0))) }
      + [AppState.dealt().withPairsFound(8).after(.routing(.go(.finished)))]
    for width in [1, 10, 35, 36, 37, 59, 60, 79, 99, 100, 200, 300] {
      for height in [1, 5, 9, 10, 11, 19, 20, 29, 30, 32, 60, 100] {
        let size = Size(width: width, height: height)
        for state in states {
          #expect(appView(state: state, in: size).cells.count == width * height)
        }
      }
    }
  }

  @Test(arguments: [(0, "00:00"), (84, "01:24"), (3599, "59:59"), (3661, "1:01:01")])
  func `time is shown as on a clock`(seconds: Int, text: String) {
    #expect(clock(seconds) == text)
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 40, height: 12)])
  func `what is suggested stands above the entries, and Enter plays it`(size: Size) {
    let games = (UInt64(0)..<6).map { id in
      PlayedGame(
        id: id, endedAt: 0,
        request: DealRequest(category: .bundled[0], grid: .standard, source: .bundled, seed: 0),
        moveCount: 12, slipCount: 0, seconds: 60)
    }
    let state = AppState(after: .records(.summarized(RecordsSummary(games: games, time: 0))))
    let selected = state.after(.routing(.select(MenuEntry.suggestion.rawValue)))
    func rows(_ state: AppState) -> [String] {
      let frame = appView(state: state, in: size)
      return (0..<size.height).map { frame.rowText($0) }
    }

    #expect(rows(state).contains { $0.contains("♪ Play a Sprint pairs in 60 seconds") })
    #expect(rows(state).contains { $0.contains("▸ New Game") })
    #expect(rows(selected).count { $0.contains("▸") } == 1)
    #expect(rows(selected).contains { $0.contains("▸ Play a Sprint") })
    #expect(appKeymap(key: .enter, state: selected) == .records(.playSuggestion))
    #expect(appKeymap(key: .target(.choose(0)), state: state) == .records(.playSuggestion))
    #expect(appKeymap(key: .up, state: state) == .routing(.select(MenuEntry.suggestion.rawValue)))
  }

  @Test func `a daily board that is suggested says why on its own entry`() {
    func firstScreen(days: Int...) -> String {
      var game = PlayedGame(AppState.dealt().withPairsFound(8).game, endedAt: 0)
      let games = days.map { day in
        (game.id, game.day) = (UInt64(day), day)
        return game
      }
      let summary = RecordsSummary(games: games, time: 20_003 * 86_400)
      let frame = appView(
        state: AppState(after: .records(.summarized(summary))), in: Size(width: 80, height: 24))
      return (0..<24).map { frame.rowText($0) }.joined(separator: "\n")
    }

    #expect(firstScreen(days: 20_002).contains("▸ Daily Board yesterday ★★★★★"))
    #expect(firstScreen(days: 20_001, 20_002).contains("▸ Daily Board third in a row?"))
    #expect(firstScreen(days: 19_990).contains("▸ Daily Board last time ★★★★★"))
    #expect(firstScreen(days: 20_003).contains("▸ New Game"))
  }

  @Test(arguments: [(2, 3), (8, 12), (40, 64)])
  func `what a perfect memory needs is rounded`(pairs: Int, moves: Int) {
    #expect(perfectMemory(pairs: pairs) == "Perfect memory needs about \(moves) moves.")
  }

  @Test func `sentences are broken between words, and words only if they must`() {
    #expect("one two three".wrapped(to: 7) == ["one two", "three"])
    #expect("unbreakable".wrapped(to: 4) == ["unbr", "eaka", "ble"])
    #expect("in /a/long/path".wrapped(to: 6) == ["in", "/a/lon", "g/path"])
    #expect("".wrapped(to: 4) == [])
  }
}
