import DataFlow
import DataFlowTesting
import Foundation
import Testing

/// Undo and redo of a reducer's steps.
@MainActor @Suite struct UndoTests {
  private typealias SketchStore = TestStore<UndoableSketch, UndoableSketchAction, String>

  private let closing = Outcome<String>.handled(.run("close", id: "typing", after: .seconds(1)))

  private func store(
    _ state: UndoableSketch = Undoable(Sketch()), limit: Int = 100,
    performer: Performer<UndoableSketchAction, String>? = nil, clock: TestClock = TestClock()
  ) -> SketchStore {
    TestStore(
      initialState: state, reducer: undoableSketchReducer(limit: limit), performer: performer,
      clock: clock)
  }

  private func sketch(_ title: String, _ places: [Int: Int] = [:], cursor: Int = 0) -> Sketch {
    Sketch(title: title, places: places, cursor: cursor)
  }

  // MARK: Steps

  @Test func `steps are undone and redone one by one`() async {
    let store = TestStore(
      initialState: Undoable(Sketch()), reducer: Reducer(sketchReducer).undoable())

    store.send(.action(.drag(1, to: 5))) {
      $0 = Undoable(sketch("", [1: 5]), past: [Sketch()])
    }
    store.send(.action(.clear)) {
      $0 = Undoable(Sketch(), past: [Sketch(), sketch("", [1: 5])])
    }
    store.send(.undo) {
      $0 = Undoable(sketch("", [1: 5]), past: [Sketch()], future: [Sketch()])
    }
    store.send(.undo) {
      $0 = Undoable(Sketch(), future: [Sketch(), sketch("", [1: 5])])
    }
    store.send(.redo) {
      $0 = Undoable(sketch("", [1: 5]), past: [Sketch()], future: [Sketch()])
    }
    store.send(.redo) {
      $0 = Undoable(Sketch(), past: [Sketch(), sketch("", [1: 5])])
    }
    await store.finish()
  }

  @Test func `there is nothing to undo before the first step, and nothing to redo after the last`()
    async
  {
    let store = store()
    #expect(!store.state.canUndo && !store.state.canRedo)

    store.send(.undo, .ignored("there is nothing to undo"))
    store.send(.redo, .ignored("there is nothing to redo"))
    store.send(.closeStep, .ignored("no step is open"))
    store.send(.action(.drag(1, to: 5))) {
      $0 = Undoable(sketch("", [1: 5]), past: [Sketch()], openStep: "drag-1")
    }
    #expect(store.state.canUndo && !store.state.canRedo)
    store.send(.redo, .ignored("there is nothing to redo"))
    store.send(.undo) { $0 = Undoable(Sketch(), future: [sketch("", [1: 5])]) }
    #expect(!store.state.canUndo && store.state.canRedo)
    store.send(.undo, .ignored("there is nothing to undo"))
    await store.finish()
  }

  @Test func `a new step forgets what was undone`() async {
    let store = store(
      Undoable(sketch("b"), past: [sketch("a")], future: [sketch("d"), sketch("c")]))

    store.send(.action(.clear)) { $0 = Undoable(Sketch(), past: [sketch("a"), sketch("b")]) }
    await store.finish()
  }

  @Test(arguments: [SketchAction.refuse, .strange, .save, .clear, .drag(1, to: 5)])
  func `what changes nothing makes no step, ends none, and forgets nothing`(
    action: SketchAction
  ) {
    let start = Undoable(
      sketch("", action == .clear ? [:] : [1: 5]), past: [sketch("a")], future: [sketch("b")],
      openStep: "typing")
    var state = start

    let outcome = undoableSketchReducer()(&state, .action(action))

    #expect(state == start)
    var plain = start.present
    #expect(outcome == sketchReducer(state: &plain, action: action))
  }

  // MARK: Groups

  @Test func `typing is one step, until a pause ends it`() async {
    let clock = TestClock()
    let store = store(
      performer: Performer { work, send in if work == "close" { send(.closeStep) } }, clock: clock)

    store.send(.action(.type("a")), closing) {
      $0 = Undoable(sketch("a"), past: [Sketch()], openStep: "typing")
    }
    await clock.advance(by: .milliseconds(900), onceAsleep: 1)
    store.send(.action(.type("b")), closing) { $0 = self.typed("ab", after: Sketch()) }
    await clock.advance(by: .seconds(1), onceAsleep: 1)
    await store.receive(.closeStep) { $0 = Undoable(sketch("ab"), past: [Sketch()]) }
    store.send(.action(.type("c")), closing) {
      $0 = Undoable(sketch("abc"), past: [Sketch(), sketch("ab")], openStep: "typing")
    }
    store.send(.undo) { $0 = Undoable(sketch("ab"), past: [Sketch()], future: [sketch("abc")]) }
    store.send(.undo) { $0 = Undoable(Sketch(), future: [sketch("abc"), sketch("ab")]) }
    await clock.advance(by: .seconds(1), onceAsleep: 1)
    await store.receive(.closeStep, .ignored("no step is open"))
    await store.finish()
  }

  private func typed(_ title: String, after state: Sketch) -> UndoableSketch {
    Undoable(sketch(title), past: [state], openStep: "typing")
  }

  @Test func `dragging one shape is one step, dragging another is the next`() async {
    let store = store()

    store.send(.action(.drag(1, to: 5))) {
      $0 = Undoable(sketch("", [1: 5]), past: [Sketch()], openStep: "drag-1")
    }
    store.send(.action(.drag(1, to: 6))) {
      $0 = Undoable(sketch("", [1: 6]), past: [Sketch()], openStep: "drag-1")
    }
    store.send(.action(.drag(2, to: 3))) {
      $0 = Undoable(
        sketch("", [1: 6, 2: 3]), past: [Sketch(), sketch("", [1: 6])], openStep: "drag-2")
    }
    store.send(.undo) {
      $0 = Undoable(sketch("", [1: 6]), past: [Sketch()], future: [sketch("", [1: 6, 2: 3])])
    }
    store.send(.action(.drag(1, to: 9))) {
      $0 = Undoable(
        sketch("", [1: 9]), past: [Sketch(), sketch("", [1: 6])], openStep: "drag-1")
    }
    await store.finish()
  }

  @Test func `a single step ends a group, and a redo does not open one again`() {
    var state = Undoable(Sketch())
    let reducer = undoableSketchReducer()

    for action in [SketchAction.type("a"), .clear, .type("b"), .type("c")] {
      _ = reducer(&state, .action(action))
    }
    #expect(state.past == [Sketch(), sketch("a"), Sketch()])
    _ = reducer(&state, .undo)
    _ = reducer(&state, .redo)
    _ = reducer(&state, .action(.type("d")))

    #expect(state.past == [Sketch(), sketch("a"), Sketch(), sketch("bc")])
    #expect(state.present == sketch("bcd"))
  }

  @Test func `a move of the cursor is no step, ends none, and leaves what was undone`() async {
    let store = store(
      Undoable(sketch("a"), past: [Sketch()], future: [sketch("ab")]))

    store.send(.action(.moveCursor(1))) {
      $0 = Undoable(sketch("a", cursor: 1), past: [Sketch()], future: [sketch("ab")])
    }
    store.send(.redo) { $0 = Undoable(sketch("ab"), past: [Sketch(), sketch("a", cursor: 1)]) }
    store.send(.action(.type("c")), closing) {
      $0 = Undoable(
        sketch("abc"), past: [Sketch(), sketch("a", cursor: 1), sketch("ab")], openStep: "typing")
    }
    let past = store.state.past
    store.send(.action(.moveCursor(2))) {
      $0 = Undoable(sketch("abc", cursor: 2), past: past, openStep: "typing")
    }
    store.send(.action(.type("d")), closing) {
      $0 = Undoable(sketch("abcd", cursor: 2), past: past, openStep: "typing")
    }
    await store.finish()
  }

  // MARK: Limit

  @Test func `at the limit the oldest step is dropped`() {
    var state = Undoable(Sketch())
    let reducer = undoableSketchReducer(limit: 2)

    for shape in 1...4 { _ = reducer(&state, .action(.drag(shape, to: 0))) }

    #expect(state.past == [sketch("", [1: 0, 2: 0]), sketch("", [1: 0, 2: 0, 3: 0])])
    #expect(reducer(&state, .undo) == .handled())
    #expect(reducer(&state, .undo) == .handled())
    #expect(reducer(&state, .undo) == .ignored("there is nothing to undo"))
    #expect(state.present == sketch("", [1: 0, 2: 0]))
  }

  @Test(arguments: [0, -1, .min])
  func `a limit of nothing keeps nothing`(limit: Int) {
    var state = Undoable(Sketch(), future: [sketch("z")])
    let reducer = undoableSketchReducer(limit: limit)

    #expect(reducer(&state, .action(.type("a"))) == closing)
    #expect(reducer(&state, .action(.type("b"))) == closing)

    #expect(state == Undoable(sketch("ab"), openStep: "typing"))
    #expect(reducer(&state, .undo) == .ignored("there is nothing to undo"))
  }

  @Test func `a past longer than the limit is cut at the next step`() throws {
    let json = """
      {"present": {"title": "", "places": {}, "cursor": 0}, "openStep": "typing",
       "past": [\((1...9).map { #"{"title": "\#($0)", "places": {}, "cursor": 0}"# }.joined(separator: ","))],
       "future": [{"title": "z", "places": {}, "cursor": 0}]}
      """
    var state = try JSONDecoder().decode(UndoableSketch.self, from: Data(json.utf8))
    let reducer = undoableSketchReducer(limit: 3)
    #expect(reducer(&state, .action(.type("a"))) == closing)
    #expect(reducer(&state, .redo) == .handled())
    #expect(state.past.count == 10)

    #expect(reducer(&state, .action(.drag(1, to: 1))) == .handled())

    #expect(state.past.map(\.title) == ["9", "a", "z"])
    #expect(state.present == sketch("z", [1: 1]))
    #expect(!state.canRedo)
  }

  // MARK: Effects

  @Test func `effects pass through, and what is running goes on after an undo`() async {
    let clock = TestClock()
    let store = store(
      performer: Performer { work, send in if work == "close" { send(.action(.moveCursor(7))) } },
      clock: clock)

    store.send(.action(.save), .handled(.run("save")))
    store.send(.action(.type("a")), closing) { $0 = self.typed("a", after: Sketch()) }
    store.send(.undo) { $0 = Undoable(Sketch(), future: [sketch("a")]) }
    #expect(store.runningWork.contains("close"))
    await clock.advance(by: .seconds(1), onceAsleep: 1)
    await store.receive(.action(.moveCursor(7))) {
      $0 = Undoable(sketch("", cursor: 7), future: [sketch("a")])
    }
    await store.finish()
  }

  // MARK: A part of the state

  @Test func `a part of the state is undone, and the rest stays`() async {
    struct Editor: Equatable {
      var sketch = Undoable(Sketch())
      var zoom = 1
    }
    enum EditorAction: Equatable {
      case sketch(UndoableSketchAction)
      case zoom(Int)
    }
    let store = TestStore<Editor, EditorAction, String>(initialState: Editor()) { state, action in
      switch action {
      case .sketch(let action): return undoableSketchReducer()(&state.sketch, action)
      case .zoom(let zoom):
        state.zoom = zoom
        return .handled()
      }
    }

    store.send(.sketch(.action(.clear)))
    store.send(.sketch(.action(.drag(1, to: 5)))) {
      $0.sketch = Undoable(sketch("", [1: 5]), past: [Sketch()], openStep: "drag-1")
    }
    store.send(.zoom(3)) { $0.zoom = 3 }
    store.send(.sketch(.undo)) {
      $0.sketch = Undoable(Sketch(), future: [sketch("", [1: 5])])
    }
    #expect(store.state.zoom == 3)
    await store.finish()
  }
}
