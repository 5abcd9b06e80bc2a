import Foundation
import Testing

@testable import Screens

@Suite struct ViewTests {
  private let size = sizes[0]

  @Test func `a card turns narrow, on edge, and narrow with its other side`() {
    let fresh = AppState.dealt().animated
    let steps = (0...3).map { count in
      (0..<count).reduce(fresh.flipping(0)) { state, _ in state.after(.turn) }
    }

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
      after: .set(\.isAnimated, false), .deal(.bundled[0], grid: grid, source: folder), .go(.game),
      .lay(covers), .flip(0), .go(.info))

    try expectScreen("info-without-artist", .body, of: state, in: size)
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

  @Test func `nothing below a dialog can be clicked`() {
    let asking = AppState.dealt().after(.go(.confirmation))
    let helping = AppState.dealt().after(.go(.help))

    #expect(
      appView(state: asking, in: size).clickAreas.map(\.target) == [
        .button(0), .button(1), .hint(2), .hint(3), .hint(4), .hint(6),
      ])
    #expect(appView(state: helping, in: size).clickAreas.first?.rectangle.size == size)
  }

  @Test func `every screen is drawn at every size`() {
    let begun = AppState.dealt().after(.flip(3))
    let states =
      RoutingDestination.allCases.map { begun.after(.go($0)) } + [
        AppState.dealt().withPairsFound(8).after(.go(.finished))
      ]
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
    let selected = state.after(.select(MenuEntry.suggestion.rawValue))
    let (before, after) = (text(of: state, in: size), text(of: selected, in: size))

    #expect(before.contains("♪ Play a Sprint pairs in 60 seconds"))
    #expect(before.contains("▸ New Game"))
    #expect(after.count { $0 == "▸" } == 1)
    #expect(after.contains("▸ Play a Sprint"))
    #expect(press(.enter, in: selected) == .records(.playSuggestion))
    #expect(press(.target(.choose(0)), in: state) == .records(.playSuggestion))
    #expect(press(.up, in: state) == .select(MenuEntry.suggestion.rawValue))
  }

  @Test func `a daily board that is suggested says why on its own entry`() {
    func firstScreen(days: Int...) -> String {
      var game = PlayedGame(AppState.dealt().withPairsFound(8).game, endedAt: 0)
      let games = days.map { day in
        (game.id, game.day) = (UInt64(day), day)
        return game
      }
      let summary = RecordsSummary(games: games, time: 20_003 * 86_400)
      return text(of: AppState(after: .records(.summarized(summary))))
    }

    #expect(firstScreen(days: 20_001, 20_002).contains("▸ Daily Board 3 in a row?"))
    #expect(firstScreen(days: 19_990).contains("▸ Daily Board last time ★★★★★"))
    #expect(firstScreen(days: 20_003).contains("▸ New Game"))
  }
}

/// Where the terminal's own cursor is, which braille displays and magnifiers follow.
@Suite struct FocusTests {
  @Test(arguments: CommandTests.states.indices)
  func `the cursor is on the screen, at the focus or at what is said first`(index: Int) throws {
    for size in sizes {
      let frame = appView(
        state: CommandTests.states[index], history: InspectedGame.sample().history, in: size)
      let cursor = try #require(frame.cursor)
      #expect((0..<size.width).contains(cursor.x) && (0..<size.height).contains(cursor.y))
    }
  }

  @Test func `it is on the card, on the entry of a list, and behind the text of a field`() {
    let size = sizes[0]
    let frame = appView(state: AppState.dealt().after(.move(.right)), in: size)
    #expect(frame.cursor == frame.clickAreas.first { $0.target == .card(1) }?.rectangle.origin)

    let menu = appView(state: AppState(after: .select(MenuEntry.settings.rawValue)), in: size)
    #expect(menu.cursor?.y == menu.clickAreas.first { $0.target == .choose(5) }?.rectangle.minY)

    let prompt = appView(
      state: AppState(after: .prompt(.open(.addCategory)), .prompt(.write("Jazz"))), in: size)
    let row = prompt.rowText(prompt.cursor?.y ?? 0)
    #expect(row.contains("Jazz"))
  }

  @Test func `high contrast and large cards are two keys from the first screen`() {
    var state = AppState()
    for key in [Key.character(","), .character("c"), .character("p")] {
      state = press(key, in: state).map { state.after($0) } ?? state
    }

    #expect(state.settings.current.theme == .highContrast)
    #expect(state.settings.current.isWordless)
  }
}

/// A prompt whose text is longer than anybody types.
@Suite struct LongPromptTests {
  /// The state with a text in the prompt that comes from a file.
  private func prompt(_ text: String) throws -> AppState {
    let open = AppState().after(.prompt(.open(.addCategory)))
    let json = String(decoding: try JSONEncoder().encode(open), as: UTF8.self)
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    return try JSONDecoder().decode(
      AppState.self, from: Data(json.replacing(#""text":"""#, with: #""text":\#(quoted)"#).utf8))
  }

  @Test(.timeLimit(.minutes(10))) func `only its end is drawn, and at once`() throws {
    let size = Size(width: 80, height: 24)
    let long = String(repeating: "x", count: 1_000_000) + "the end 終"

    let frame = appView(state: try prompt(long), in: size)

    let short = String(repeating: "x", count: 100) + "the end 終"
    #expect(frame == appView(state: try prompt(short), in: size))
    #expect(frame != appView(state: try prompt("the end 終"), in: size))
    #expect(frame.cursor != nil)
  }
}
