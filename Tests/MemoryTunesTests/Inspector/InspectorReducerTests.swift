import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct InspectorReducerTests {
  @Test func `events are chosen and left out, and leaving for a screen forgets the choice`() {
    let app = AppState().store

    app.send(.go(.inspector)) { $0.routing.path = [.inspector] }
    app.send(.inspector(.select(7))) { $0.inspector.selected = 7 }
    app.send(.inspector(.showEverything(true))) { $0.inspector.showsEverything = true }
    app.send(.go(.help)) { $0.routing.path = [.inspector, .help] }
    app.send(.go(.inspector)) { $0.routing.path = [.inspector] }
    app.send(.go(.menu), .handled(.summarize)) {
      $0.routing.path = []
      $0.inspector.selected = nil
    }
    app.send(.inspector(.showEverything(false))) { $0.inspector.showsEverything = false }
  }

  @Test func `playing on asks for the state after that event and changes nothing itself`() {
    AppState().store.send(
      .inspector(.playOn(PlayOnAction(number: 7))), .handled(.run(.rewind(to: 7))))
  }

  @Test func `looking at the past stops the clock, and closing starts it again`() {
    let app = AppState.playing(.dealt("A", "B", "A", "B").flipping(0)).store

    app.send(.go(.inspector), .handled(.cancel(.clock))) {
      $0.routing.path = [.game, .inspector]
      $0.game.clock.isRunning = false
    }
    app.send(.tick(), .ignored(.clockIsStopped))
    app.send(.inspector(.select(1)), .handled(.nextSave)) {
      $0.inspector.selected = 1
      $0.game.hindsight = .timeTravel
      $0.saving.due = .soon
    }
    app.send(.go(.game), .handled(.nextTick)) {
      $0.routing.path = [.game]
      $0.game.clock.isRunning = true
      $0.inspector.selected = nil
    }
  }

  @Test func `before the first flip there is no clock to stop or to start`() {
    let app = AppState.playing(.dealt("A", "B", "A", "B")).store

    app.send(.go(.inspector)) { $0.routing.path = [.game, .inspector] }
    app.send(.go(.game)) { $0.routing.path = [.game] }
  }

  @Test func `behind it cards go on turning`() {
    var flipping = AppState.playing(.dealt("A", "B", "A", "B").midFlip(0))

    #expect(flipping.reduce(.go(.inspector)) == .handled(.cancel(.clock)))
    flipping.reduce(.game(.advanceFlips(AdvanceFlipsAction())))
    #expect(flipping.game.show.flipping.map(\.step) == [1])
  }
}

@Suite struct AppHistoryTests {
  /// Events with gaps in their numbers, as after many were dropped; the moments of the game are at the
  /// positions 0, 2 and 4.
  private let history = AppHistory(of: [
    (11, .action(.flip(1))), (12, .action(.move(.left))), (14, .action(.flip(0))),
    (15, .action(.tick())), (17, .rewind(to: 11)),
    (18, .action(.go(.inspector))), (19, .action(.inspector(.select(14)))),
  ])

  private static let fewer = InspectorState()
  private static let all = InspectorState(showsEverything: true)

  @Test(arguments: [
    (fewer, 4), (all, 6), (InspectorState(selected: 14), 2), (InspectorState(selected: 17), 4),
    (InspectorState(selected: 15), 3), (InspectorState(selected: 14, showsEverything: true), 2),
    (InspectorState(selected: 13), 4), (InspectorState(selected: 99, showsEverything: true), 6),
  ])
  func `the chosen event is shown, or the newest listed`(inspector: InspectorState, position: Int) {
    #expect(history.position(of: inspector) == position)
  }

  @Test(arguments: [(fewer, [0, 2, 4]), (all, [0, 1, 2, 3, 4, 5, 6])])
  func `older and newer events are those that are listed`(
    inspector: InspectorState, listed: [Int]
  ) {
    for position in 0...7 {
      let older = history.position(before: position, listedBy: inspector)
      let newer = history.position(after: position - 1, listedBy: inspector)
      #expect(older == listed.last { $0 < position })
      #expect(newer == listed.first { $0 >= position })
    }
  }

  @Test func `where nothing is listed, nothing is looked at`() {
    let empty = AppHistory(of: [])
    let quiet = AppHistory(of: [(1, .action(.move(.left))), (2, .action(.go(.inspector)))])

    #expect(empty.position(of: Self.fewer) == nil)
    #expect(empty.position(of: InspectorState(selected: 1)) == nil)
    #expect(quiet.position(of: Self.fewer) == nil)
    #expect(quiet.position(of: Self.all) == 1)
  }

  @Test func `flips, deals and ways back are listed`() {
    let listed = AppAction.everyCase.filter {
      InspectorState().lists(Event(number: 1, milliseconds: 0, kind: .action($0)))
    }

    #expect(
      Set(listed.map(\.name)) == [
        "session resumeGame", "game setCards", "game restore", "game flipCard", "game computerFlip",
      ])
    #expect(InspectorState().lists(Event(number: 2, milliseconds: 0, kind: .rewind(to: 1))))
  }

  @Test func `an action weighs what is large in it`() {
    let weights = Dictionary(grouping: AppAction.everyCase, by: \.name)
      .mapValues { $0.map(\.weight) }.filter { $0.value.contains { $0 > 0 } }

    #expect(
      weights == [
        "session launch": [300], "settings restore": [300],
        "settings change": Array(repeating: 300, count: 17), "game restore": [800],
        "notices show": [300], "categories setCatalogue": [800], "categories change": [300],
        "categories shelf": [0, 1400, 0], "game deal": [300], "game setCards": [1200],
        "game fetchFailed": [300], "game setGhost": [364], "game missingCovers": [6, 12],
        "records set": [3900], "records loadFailed": [300], "records summarized": [100],
        "review loaded": [500], "review loadFailed": [300], "practice loaded": [1772],
        "practice loadFailed": [300],
        "together received": PeerMessage.everyCase.map {
          if case .boards = $0 { MemoryLayout<Flip>.stride } else { 0 }
        },
      ])
  }

  @Test func `what is large in an action is not in every event`() {
    #expect(MemoryLayout<AppAction>.stride <= 40)
    #expect(MemoryLayout<AppHistory.Element>.stride <= 80)
  }

  @Test func `a state weighs more with each flip, and less than the limit after a long game`() {
    var state = AppState.playing(.dealt("A", "B", "C", "A", "B", "C"))
    var history = AppHistory(start: state, reducer: .app, capacity: 1 << 20, weighState: \.weight)
    var weights: [Int] = []
    for number in 0..<20_000 {
      state.reduce(.flip(number % 3))
      history.append(
        Event(number: number, milliseconds: 0, kind: .action(.flip(number % 3))), stateAfter: state)
      if number.isMultiple(of: 5000) { weights.append(state.weight) }
    }

    #expect(weights == weights.sorted() && Set(weights).count == weights.count)
    #expect(history.count < 20_000)
    #expect(history.state(before: history.endIndex) == state)
  }
}

extension InspectorState {
  fileprivate init(selected: Int? = nil, showsEverything: Bool = false) {
    self.init()
    self.selected = selected
    self.showsEverything = showsEverything
  }
}

extension AppHistory {
  /// A history of events with these numbers, all at time 0.
  fileprivate init(of events: [(Int, Event<AppAction>.Kind)]) {
    self.init(start: AppState(), reducer: .app)
    for (number, kind) in events {
      append(Event(number: number, milliseconds: 0, kind: kind), stateAfter: AppState())
    }
  }
}
