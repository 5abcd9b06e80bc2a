import Artwork
import DataFlow
import MemoryTunes
import Terminal
import Testing

@testable import Screens

@Suite struct InspectorFrameTests {
  private func frame(after actions: [AppAction], in size: Size) -> Frame {
    let game = InspectedGame.sample()
    let state = actions.reduce(into: game.state) { _ = appReducer(state: &$0, action: $1) }
    return appView(state: state, history: game.history, in: size)
  }

  private func expectInspector(
    _ name: String, _ part: GoldenPart = .body, after actions: AppAction..., in size: Size
  ) throws {
    let game = InspectedGame.sample()
    let state = actions.reduce(into: game.state) { _ = appReducer(state: &$0, action: $1) }
    try expectScreen(name, part, of: state, history: game.history, in: size)
  }

  @Test(arguments: sizes)
  func `the newest event is looked at first, with what it changed`(size: Size) throws {
    try expectInspector("inspector", .wholeAtFirst(size), in: size)
  }

  @Test(arguments: sizes)
  func `an ignored flip says why, and the board is shown as it was`(size: Size) throws {
    try expectInspector("inspector-ignored", after: .inspector(.select(3)), in: size)
  }

  @Test(arguments: sizes)
  func `all events are shown, and among them the step back in time`(size: Size) throws {
    try expectInspector(
      "inspector-all", after: .inspector(.showEverything(true)), .inspector(.select(7)), in: size)
  }

  @Test func `large actions take one line each`() throws {
    var game = InspectedGame(AppState())
    game.play(.session(.launch(.init(options: LaunchOptions(grid: Grid("2x2"), color: .mono)))))
    game.play(.categories(.setCatalogue(.init(catalogue: ["rock": covers("rock")]))), parent: 1)
    game.play(.settings(.restore(.init(preferences: Preferences()))), parent: 1)
    game.play(.categories(.change(.init(category: .bundled[2]))))
    game.play(
      .game(.deal(.init(.init(category: .bundled[2], grid: .standard, source: .bundled, seed: 7)))))
    game.play(.routing(.go(.game)))
    game.play(
      .game(.setCards(.init(request: 1, batch: .init(covers: covers("rock"))))), parent: 5)
    game.play(.settings(.change(.init(\.color, .palette256))))
    game.play(.routing(.go(.inspector)))
    let state = game.state.after(.inspector(.select(7)))

    try expectScreen(
      "inspector-large", of: state, history: game.history, in: Size(width: 80, height: 24))
  }

  @Test func `a flipped card is shown as it lies once it has turned`() {
    var game = InspectedGame(.dealt().after(.settings(.change(.init(\.isAnimated, true)))))
    game.play(.game(.flipCard(.init(index: 0))))
    game.play(.routing(.go(.inspector)))
    let cover = game.state.game.cover(at: 0).id
    let size = Size(width: 120, height: 40)

    let frame = appView(state: game.state, history: game.history, in: size)
    let detailed = appView(
      state: game.state.after(.inspector(.showEverything(true)), .inspector(.select(1))),
      history: game.history, in: size)

    #expect(frame.pictures.filter { $0.image == cover }.count == 1)
    #expect(detailed.pictures.filter { $0.image == cover }.count == 0)
  }

  @Test func `where nothing has happened there is nothing to look at`() throws {
    let state = AppState().after(.routing(.go(.inspector)))

    try expectScreen("inspector-empty", of: state, in: Size(width: 80, height: 24))
  }

  @Test func `clicking an event means that event, and clicking the screen as it was nothing`() {
    let frame = frame(after: [], in: Size(width: 80, height: 24))

    let events = frame.clickAreas.filter { $0.target.kind == .select }
    #expect(events.map(\.target.number).sorted() == [1, 3, 5, 7, 11])
    for area in frame.clickAreas {
      #expect(frame.target(at: area.rectangle.origin) == area.target)
    }
    #expect(frame.target(at: Point(x: 5, y: 5)) == nil)
  }

  @Test func `the cursor sits on the chosen event`() throws {
    let frame = frame(after: [.inspector(.select(5))], in: Size(width: 80, height: 24))

    let place = try #require(frame.clickAreas.first { $0.target == .select(5) }?.rectangle)
    #expect(frame.cursor == place.origin)
  }

  private static func draw(height: Int) {
    var game = InspectedGame.sample()
    for index in 0..<600 { game.play(.game(.flipCard(.init(index: index % 16)))) }
    game.play(.routing(.go(.inspector)))
    for state in [game.state, game.state.after(.inspector(.select(300)))] {
      for width in [1, 4, 35, 36, 77, 78, 79, 120, 300] {
        let frame = appView(
          state: state, history: game.history, in: Size(width: width, height: height))
        #expect(frame.cells.count == width * height)
      }
    }
  }

  @Test(arguments: [4, 5, 9, 10, 11, 24, 60])
  func `it is drawn at every size, however long the list`(height: Int) {
    Self.draw(height: height)
  }

  @Test func `it is drawn even where there is no room for details`() async {
    await #expect(processExitsWith: .success) {
      for height in 1...3 { InspectorFrameTests.draw(height: height) }
    }
  }
}
