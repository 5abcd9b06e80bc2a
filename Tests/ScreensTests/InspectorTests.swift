import Testing

@testable import MemoryTunes
@testable import Screens

@Suite struct InspectorFrameTests {
  @Test func `the newest event is looked at first, or others, or all, with what it did`() throws {
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
    game.play(.restore(), parent: 1)
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

  @Test func `events can be clicked, but not the screen as it was; the cursor is on one`() throws {
    let game = InspectedGame.sample()
    let state = game.state.after(.inspector(.select(5)))
    let frame = appView(state: state, history: game.history, in: sizes[0])

    let events = frame.clickAreas.filter { $0.target.kind == .select }
    #expect(events.map(\.target.number).sorted() == [1, 3, 5, 7, 11])
    for area in frame.clickAreas {
      #expect(frame.target(at: area.rectangle.origin) == area.target)
    }
    #expect(frame.target(at: Point(x: 5, y: 5)) == nil)
    let place = try #require(events.first { $0.target == .select(5) }?.rectangle)
    #expect(frame.cursor == place.origin)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 9, 10, 11, 24, 60])
  func `it is drawn at every size, however long the list`(height: Int) {
    var game = InspectedGame.sample()
    for index in 0..<600 { game.play(.flip(index % 16)) }
    game.play(.go(.inspector))
    for state in [game.state, game.state.after(.inspector(.select(300)))] {
      for width in [1, 4, 35, 36, 77, 78, 79, 120, 300] {
        let size = Size(width: width, height: height)
        let frame = appView(state: state, history: game.history, in: size)
        #expect(frame.cells.count == width * height)
      }
    }
  }
}

@Suite struct InspectorKeymapTests {
  private let game = InspectedGame.sample()

  @Test(
    arguments: [
      // From the newest event.
      ([], .up, .select(7)), ([], .character("k"), .select(7)), ([], .character("W"), .select(7)),
      ([], .down, nil), ([], .character("j"), nil), ([], .home, .select(1)),
      ([], .end, .select(11)), ([], .left, nil), ([], .right, nil),
      ([], .target(.select(4)), .select(4)), ([], .character("x"), nil), ([], .tab, nil),
      ([], .enter, .playOn(.init(number: 11))), ([], .character(" "), .playOn(.init(number: 11))),
      ([], .character("f"), .showEverything(true)),
      // Only moments of the game are listed.
      ([.select(5)], .up, .select(3)), ([.select(5)], .down, .select(7)),
      ([.select(3)], .up, .select(1)), ([.select(1)], .up, nil), ([.select(7)], .down, .select(11)),
      ([.select(7)], .up, .select(5)), ([.select(4)], .up, .select(3)),
      ([.select(4)], .down, .select(5)), ([.select(11)], .down, nil),
      ([.select(3)], .home, .select(1)), ([.select(3)], .end, .select(11)),
      ([.select(3)], .enter, .playOn(.init(number: 3))),
      ([.select(3)], .character(" "), .playOn(.init(number: 3))),
      // No event is passed over when all are shown.
      ([.showEverything(true), .select(5)], .up, .select(4)),
      ([.showEverything(true), .select(4)], .up, .select(3)),
      ([.showEverything(true), .select(1)], .down, .select(2)),
      ([.showEverything(true), .select(12)], .down, nil),
      ([.showEverything(true), .select(12)], .up, .select(11)),
      ([.showEverything(true), .select(3)], .end, .select(12)),
      ([.showEverything(true)], .character("F"), .showEverything(false)),
    ] as [([InspectorAction], Key, InspectorAction?)])
  func `keys lead from the chosen event to others, choose one to play on from, and show all`(
    earlier: [InspectorAction], key: Key, action: InspectorAction?
  ) {
    let state = earlier.reduce(game.state) { $0.after(.inspector($1)) }

    #expect(
      appKeymap(key: key, state: state, history: game.history)
        == action.map(AppAction.inspector))
  }

  @Test(arguments: [Key.escape, .character("q"), .character("t"), .character("T")])
  func `it is closed to where the player was, and its help lies over it`(key: Key) {
    func meaning(_ key: Key) -> AppAction? {
      appKeymap(key: key, state: game.state, history: game.history)
    }

    #expect(meaning(key) == .go(.game))
    #expect(meaning(.character("?")) == .go(.help))
  }

  @Test func `where nothing has happened no key fails`() {
    expectKeys(
      in: AppState().after(.go(.inspector)), (.up, nil), (.down, nil), (.home, nil), (.end, nil),
      (.enter, nil), (.character(" "), nil), (.escape, .go(.menu)))
  }

  @Test(
    arguments: RoutingDestination.allCases.filter { ![.inspector, .prompt, .paused].contains($0) })
  func `t opens it from everywhere`(destination: RoutingDestination) {
    let state = AppState.dealt().after(.go(destination))

    #expect(press(.character("t"), in: state) == .go(.inspector))
    #expect(press(.character("T"), in: state) == .go(.inspector))
  }
}

struct InspectedGame {
  fileprivate(set) var history: AppHistory
  private(set) var state: AppState
  private var nextNumber = 1

  init(_ start: AppState) {
    state = start
    history = AppHistory(start: start, reducer: .app)
  }

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
