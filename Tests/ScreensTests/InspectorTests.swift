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

  @Test
  func `the newest event is looked at first; others, all, a step back, or why a flip was ignored`()
    throws
  {
    let game = InspectedGame.sample()
    func after(_ actions: InspectorAction...) -> AppState {
      actions.reduce(game.state) { $0.after(.inspector($1)) }
    }

    try expectScreen(
      "inspector", .whole, large: .body, small: .body, of: game.state, history: game.history)
    try expectScreen("inspector-ignored", of: after(.select(3)), history: game.history)
    try expectScreen(
      "inspector-all", of: after(.showEverything(true), .select(7)), history: game.history)
  }

  @Test func `large actions take one line each`() throws {
    var game = InspectedGame(AppState())
    game.play(.session(.launch(.init(options: LaunchOptions(grid: Grid("2x2"), color: .mono)))))
    game.play(.categories(.setCatalogue(.init(catalogue: ["rock": covers("rock")]))), parent: 1)
    game.play(.restore(Preferences()), parent: 1)
    game.play(.categories(.change(.init(category: .bundled[2]))))
    game.play(.deal())
    game.play(.go(.game))
    game.play(.lay(covers("rock")), parent: 5)
    game.play(.set(\.color, .palette256))
    game.play(.go(.inspector))
    let state = game.state.after(.inspector(.select(7)))

    try expectScreen("inspector-large", .body, of: state, history: game.history, in: sizes[0])
  }

  @Test func `a flipped card is shown as it lies once it has turned`() {
    var game = InspectedGame(.dealt().after(.set(\.isAnimated, true)))
    game.play(.flip(0))
    game.play(.go(.inspector))
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
    let state = AppState().after(.go(.inspector))

    try expectScreen("inspector-empty", .body, of: state, in: sizes[0])
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
    for index in 0..<600 { game.play(.flip(index % 16)) }
    game.play(.go(.inspector))
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

/// Keys of the event list, with the events of the sample.
@Suite struct InspectorKeymapTests {
  private let game = InspectedGame.sample()

  private func inspect(_ key: Key, after actions: AppAction...) -> AppAction? {
    let state = actions.reduce(into: game.state) { _ = appReducer(state: &$0, action: $1) }
    return appKeymap(key: key, state: state, history: game.history)
  }

  @Test(
    arguments: [
      (.up, 7), (.character("k"), 7), (.character("W"), 7), (.down, nil), (.character("j"), nil),
      (.home, 1), (.end, 11), (.left, nil), (.right, nil), (.target(.select(4)), 4),
      (.character("x"), nil), (.tab, nil),
    ] as [(Key, Int?)])
  func `from the newest event keys lead to others`(key: Key, number: Int?) {
    #expect(inspect(key) == number.map { .inspector(.select($0)) })
  }

  @Test(
    arguments: [
      (5, .up, 3), (5, .down, 7), (3, .up, 1), (1, .up, nil), (7, .down, 11), (7, .up, 5),
      (4, .up, 3), (4, .down, 5), (11, .down, nil), (3, .home, 1), (3, .end, 11),
    ] as [(Int, Key, Int?)])
  func `only moments of the game are listed`(chosen: Int, key: Key, number: Int?) {
    #expect(
      inspect(key, after: .inspector(.select(chosen))) == number.map { .inspector(.select($0)) })
  }

  @Test(
    arguments: [
      (5, .up, 4), (4, .up, 3), (1, .down, 2), (12, .down, nil), (12, .up, 11), (3, .end, 12),
    ] as [(Int, Key, Int?)])
  func `no event is passed over when all are shown`(chosen: Int, key: Key, number: Int?) {
    let action = inspect(key, after: .inspector(.showEverything(true)), .inspector(.select(chosen)))

    #expect(action == number.map { .inspector(.select($0)) })
  }

  @Test func `f shows all, and then again fewer`() {
    #expect(inspect(.character("f")) == .inspector(.showEverything(true)))
    #expect(
      inspect(.character("F"), after: .inspector(.showEverything(true)))
        == .inspector(.showEverything(false)))
  }

  @Test(arguments: [Key.enter, .character(" ")])
  func `choosing plays on from there`(key: Key) {
    #expect(inspect(key) == .inspector(.playOn(.init(number: 11))))
    #expect(inspect(key, after: .inspector(.select(3))) == .inspector(.playOn(.init(number: 3))))
  }

  @Test(arguments: [Key.escape, .character("q"), .character("t"), .character("T")])
  func `it is closed to where the player was`(key: Key) {
    #expect(inspect(key) == .go(.game))
  }

  @Test func `the help lies over it`() {
    #expect(inspect(.character("?")) == .go(.help))
  }

  @Test func `where nothing has happened no key fails`() {
    let state = AppState().after(.go(.inspector))

    for key in [Key.up, .down, .home, .end, .enter, .character(" ")] {
      #expect(press(key, in: state) == nil)
    }
    #expect(press(.escape, in: state) == .go(.menu))
  }

  @Test(
    arguments: RoutingDestination.allCases.filter { ![.inspector, .prompt, .paused].contains($0) })
  func `t opens it from everywhere`(destination: RoutingDestination) {
    let state = AppState.dealt().after(.go(destination))

    #expect(press(.character("t"), in: state) == .go(.inspector))
    #expect(press(.character("T"), in: state) == .go(.inspector))
  }
}

/// A game with its history, as inspected by a player.
struct InspectedGame {
  fileprivate(set) var history: AppHistory
  private(set) var state: AppState
  private var nextNumber = 1

  init(_ start: AppState) {
    state = start
    history = AppHistory(start: start, reducer: .app)
  }

  /// Performs an action; returns its number.
  @discardableResult
  mutating func play(
    _ action: AppAction, parent: Int? = nil, milliseconds: Int = 0, cost: EventCost = EventCost()
  ) -> Int {
    let number = nextNumber
    nextNumber += 1
    _ = appReducer(state: &state, action: action)
    history.append(
      Event(number: number, parent: parent, milliseconds: milliseconds, kind: .action(action)),
      cost: cost, stateAfter: state)
    return number
  }

  /// Goes back to the state after an event.
  mutating func rewind(to number: Int, milliseconds: Int = 0) {
    guard let position = history.position(ofNumber: number) else { return }
    state = history.state(after: position)
    let event = Event<AppAction>(
      number: nextNumber, milliseconds: milliseconds, kind: .rewind(to: number))
    nextNumber += 1
    history.append(event, stateAfter: state)
  }

  /// Two flips, one of them of a card that is already open, a step back in time, and two more
  /// flips.
  ///
  /// The numbers are 1 flip, 2 tick, 3 ignored flip, 4 cursor, 5 flip, 6 playing on, 7 rewind, 8
  /// resuming work, 9 tick, 10 notice, 11 flip, 12 opening the inspector.
  static func sample() -> InspectedGame {
    var game = InspectedGame(.dealt())
    let cost = EventCost(reducer: .nanoseconds(12_340), subscribers: .microseconds(1250))
    game.play(.flip(0), milliseconds: 1005, cost: cost)
    game.history.addDrawing(.microseconds(731))
    game.play(.game(.tick(.init(seconds: 1))), parent: 1, milliseconds: 2006)
    game.play(.flip(0), milliseconds: 2480, cost: cost)
    game.play(.move(.down), milliseconds: 2600)
    game.play(.flip(5), milliseconds: 3050, cost: cost)
    game.play(.inspector(.playOn(.init(number: 1))), milliseconds: 9000)
    game.rewind(to: 1, milliseconds: 9000)
    game.play(.session(.resume(.init())), milliseconds: 9001)
    game.play(.game(.tick(.init(seconds: 1))), parent: 8, milliseconds: 10_001)
    game.play(.notices(.show(.init(.notStored(.choices, .noHomeFolder)))), milliseconds: 10_100)
    game.play(.flip(6), milliseconds: 75_250, cost: cost)
    game.play(.go(.inspector), milliseconds: 76_000)
    return game
  }
}

/// A session that is recorded in memory and watched.
@MainActor
func recording(of actions: [AppAction]) throws -> [UInt8] {
  var bytes: [UInt8] = []
  var state = AppState()
  let recorder = Recorder<AppState, AppAction>(
    header: RecordingHeader(schema: AppState.schema, program: "test"),
    file: RecordingFile(rotate: {}, append: { bytes += $0 }), now: { .zero },
    onFailure: { fatalError("memory does not fail: \($0)") })
  for (index, action) in actions.enumerated() {
    recorder.record(
      Event(number: index + 1, milliseconds: index * 100, kind: .action(action)), before: state)
    _ = appReducer(state: &state, action: action)
  }
  return bytes
}
