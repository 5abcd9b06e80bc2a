import DataFlow
import MemoryTunes
import Terminal

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
    game.play(.game(.flipCard(.init(index: 0))), milliseconds: 1005, cost: cost)
    game.history.addDrawing(.microseconds(731))
    game.play(.game(.tick(.init(seconds: 1))), parent: 1, milliseconds: 2006)
    game.play(.game(.flipCard(.init(index: 0))), milliseconds: 2480, cost: cost)
    game.play(.game(.moveCursor(.init(.down))), milliseconds: 2600)
    game.play(.game(.flipCard(.init(index: 5))), milliseconds: 3050, cost: cost)
    game.play(.inspector(.playOn(.init(number: 1))), milliseconds: 9000)
    game.rewind(to: 1, milliseconds: 9000)
    game.play(.session(.resume(.init())), milliseconds: 9001)
    game.play(.game(.tick(.init(seconds: 1))), parent: 8, milliseconds: 10_001)
    game.play(.notices(.show(.init(.notStored(.choices, .noHomeFolder)))), milliseconds: 10_100)
    game.play(.game(.flipCard(.init(index: 6))), milliseconds: 75_250, cost: cost)
    game.play(.routing(.go(.inspector)), milliseconds: 76_000)
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
