import Basics
import DataFlow
import DataFlowTesting
import Testing

@MainActor @Suite struct UndoTests {
  private let closing = Outcome<String>.handled(.run("close", id: "typing", after: .seconds(1)))

  private func sketch(_ title: String, _ places: [Int: Int] = [:], cursor: Int = 0) -> Sketch {
    Sketch(title: title, places: places, cursor: cursor)
  }

  @Test func `without a rule each action is a step, and steps are undone and redone one by one`() {
    let reducer = Reducer(sketchReducer).undoable()
    var state = Undoable(Sketch())
    let drawn = sketch("", [1: 5])
    let actions: [UndoableSketchAction] = [
      .action(.drag(1, to: 5)), .action(.drag(1, to: 6)), .undo, .undo, .redo,
    ]

    let states = actions.map { action in
      #expect(reducer(&state, action) == .handled())
      return state
    }

    #expect(
      states == [
        Undoable(drawn, past: [Sketch()]),
        Undoable(sketch("", [1: 6]), past: [Sketch(), drawn]),
        Undoable(drawn, past: [Sketch()], future: [sketch("", [1: 6])]),
        Undoable(Sketch(), future: [sketch("", [1: 6]), drawn]),
        Undoable(drawn, past: [Sketch()], future: [sketch("", [1: 6])]),
      ])
  }

  /// All states in a list, and which of them is the present.
  private struct Model {
    var states = [Sketch()]
    var index = 0
    var group: String?
    let limit: Int

    mutating func apply(_ action: UndoableSketchAction) -> Outcome<String> {
      switch action {
      case .undo: return move(to: index - 1) ? .handled() : .ignored("there is nothing to undo")
      case .redo: return move(to: index + 1) ? .handled() : .ignored("there is nothing to redo")
      case .action(let action): return change(by: action)
      }
    }

    private mutating func move(to other: Int) -> Bool {
      guard states.indices.contains(other) else { return false }
      index = other
      group = nil
      return true
    }

    private mutating func change(by action: SketchAction) -> Outcome<String> {
      var next = states[index]
      let outcome = sketchReducer(state: &next, action: action)
      guard case .handled = outcome, next != states[index] else { return outcome }
      let key = action.group
      if action.step == .excluded || key != nil && key == group {
        states[index] = next
      } else {
        states = states[...index].suffix(max(0, limit)) + [next]
        index = states.count - 1
        group = key
      }
      return outcome
    }
  }

  @Test(arguments: [.min, -1, 0, 1, 2, 5, 100] as [Int])
  func `ten thousand random actions undo as in a list of states`(limit: Int) {
    var generator = SeededGenerator(seed: UInt64(bitPattern: Int64(limit)))
    let reducer = undoableSketchReducer(limit: limit)
    var state = Undoable(Sketch())
    var model = Model(limit: limit)

    for _ in 0..<10_000 {
      let action = UndoableSketchAction.random(by: &generator)
      let outcome = reducer(&state, action)

      guard
        outcome == model.apply(action),
        state.past + [state.present] + state.future.reversed() == model.states,
        state.past.count == model.index, state.openStep == model.group,
        state.canUndo == (model.index > 0),
        state.canRedo == (model.index < model.states.count - 1)
      else {
        Issue.record("\(action) leads to \(state), and not to \(model)")
        return
      }
    }
  }

  @Test(
    arguments: [
      // A single step ends a group, which the next action does not continue.
      ([.type("a"), .clear, .type("b"), .type("c")], ["", "a", ""], "bc"),
      // Dragging another shape is another step, and so is dragging the first again.
      (
        [.type("a"), .drag(1, to: 2), .drag(1, to: 3), .drag(2, to: 3), .drag(1, to: 4)],
        ["", "a", "a", "a"], "a"
      ),
      // A move of the cursor is no step, and ends none.
      ([.type("a"), .moveCursor(1), .type("b")], [""], "ab"),
      // What changes nothing is no step, and ends none.
      ([.type("a"), .refuse, .save, .strange, .drag(1, to: 5), .drag(1, to: 5)], ["", "a"], "a"),
    ] as [([SketchAction], [String], String)])
  func `a step is a single action, or a group of them`(
    actions: [SketchAction], past: [String], present: String
  ) {
    var state = Undoable(Sketch())
    let reducer = undoableSketchReducer()

    for action in actions { _ = reducer(&state, .action(action)) }

    #expect(state.past.map(\.title) == past)
    #expect(state.present.title == present)
  }

  @Test func `effects pass through, and what is running goes on after an undo`() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: Undoable(Sketch()), reducer: undoableSketchReducer(),
      performer: Performer { work, send in if work == "close" { send(.action(.moveCursor(7))) } },
      clock: clock)

    store.send(.action(.save), .handled(.run("save")))
    store.send(.action(.type("a")), closing) {
      $0 = Undoable(sketch("a"), past: [Sketch()], openStep: "typing")
    }
    store.send(.undo) { $0 = Undoable(Sketch(), future: [sketch("a")]) }
    #expect(store.runningWork.contains("close"))
    await clock.advance(by: .seconds(1), onceAsleep: 1)
    await store.receive(.action(.moveCursor(7))) {
      $0 = Undoable(sketch("", cursor: 7), future: [sketch("a")])
    }
    await store.finish()
  }

  @Test func `a past longer than the limit is cut at the next step`() {
    var state = Undoable(
      Sketch(), past: (1...9).map { sketch("\($0)") }, future: [sketch("z")], openStep: "typing")
    let reducer = undoableSketchReducer(limit: 3)
    #expect(reducer(&state, .action(.type("a"))) == closing)
    #expect(reducer(&state, .redo) == .handled())
    #expect(state.past.count == 10)

    #expect(reducer(&state, .action(.drag(1, to: 1))) == .handled())

    #expect(state.past.map(\.title) == ["9", "a", "z"])
    #expect(state.present == sketch("z", [1: 1]))
    #expect(!state.canRedo)
  }

  private let session: [UndoableSketchAction] = [
    .action(.type("a")), .action(.type("b")), .action(.type("c")), .action(.drag(1, to: 1)), .undo,
    .action(.moveCursor(1)), .redo, .undo, .undo, .undo, .action(.drag(1, to: 2)),
    .action(.refuse), .action(.drag(2, to: 2)), .action(.drag(3, to: 2)), .action(.clear), .undo,
  ]

  @Test func `a recorded session with undo leads to the same states again`() throws {
    let store = Store(initialState: Undoable(Sketch()), reducer: undoableSketchReducer(limit: 3))
    let recorded = RecordedEvents<UndoableSketch, UndoableSketchAction>()
    recorded.record(store)
    let states = Log<UndoableSketch>()
    store.onUpdate(perform: states.append).store(in: states.bag)

    store.dispatch(each: session)

    var replay = Replay(
      try recorded.recording(), initialState: Undoable(Sketch()),
      reducer: undoableSketchReducer(limit: 3))
    #expect(try replay.stepToLast()?.number == session.count)
    try replay.step()
    #expect(replay.state == store.state)
    #expect(
      store.state
        == Undoable(
          Sketch(places: [1: 2, 2: 2, 3: 2]),
          past: [Sketch(places: [1: 2]), Sketch(places: [1: 2, 2: 2])],
          future: [Sketch()]))
    #expect(recorded.messages == [])
    #expect(states.entries.count == session.count - 2, "one was ignored, one had nothing to undo")
  }
}

extension UndoableSketchAction {
  fileprivate static func random(by generator: inout SeededGenerator) -> Self {
    func number(_ bound: Int) -> Int { generator.number(below: bound) }
    return switch number(16) {
    case 0...2: .undo
    case 3, 4: .redo
    case 5...8: .action(.type(["a", "b", ""][number(3)]))
    case 9...11: .action(.drag(number(2), to: number(4)))
    case 12: .action(.clear)
    case 13: .action(.moveCursor(number(3)))
    case 14: .action(number(2) == 0 ? .save : .refuse)
    default: .action(.strange)
    }
  }
}
