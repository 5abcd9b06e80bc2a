import DataFlow
import DataFlowTesting
import Testing

/// A whole that changes the history of its undoable part, by assigning a new one.
@MainActor @Suite struct UndoHistoryTests {
  private struct Editor: Equatable {
    var sketch = Undoable(Sketch())
  }

  private enum EditorAction: Equatable {
    case sketch(UndoableSketchAction)
    /// Go so many steps back, or forward if it is negative.
    case jump(Int)
    case clearHistory
    case reset
  }

  private typealias EditorStore = TestStore<Editor, EditorAction, String>

  nonisolated private static func reduce(
    _ editor: inout Editor, _ action: EditorAction
  ) -> Outcome<String> {
    let sketch = editor.sketch
    switch action {
    case .sketch(let action): return undoableSketchReducer()(&editor.sketch, action)
    case .jump(let count):
      // All states, oldest first.
      let states = sketch.past + [sketch.present] + sketch.future.reversed()
      let index = sketch.past.count - count
      guard states.indices.contains(index) else { return .ignored("there is no such step") }
      editor.sketch = Undoable(
        states[index], past: Array(states[..<index]), future: states[(index + 1)...].reversed())
    case .clearHistory: editor.sketch = Undoable(sketch.present)
    case .reset: editor.sketch = Undoable(Sketch())
    }
    return .handled()
  }

  /// A sketch whose title has a letter for each step.
  private func sketch(_ title: String) -> Sketch {
    Sketch(title: title)
  }

  /// "abc", drawn in three steps.
  private func drawn() -> EditorStore {
    EditorStore(
      initialState: Editor(
        sketch: Undoable(
          sketch("abc"), past: [sketch(""), sketch("a"), sketch("ab")], openStep: "typing")),
      reducer: Self.reduce)
  }

  private let closing = Outcome<String>.handled(.run("close", id: "typing", after: .seconds(1)))

  @Test func `a jump is as many undos or redos, and the next step goes on from there`() async {
    let store = drawn()
    let stepwise = drawn()

    store.send(.jump(2)) {
      $0.sketch = Undoable(sketch("a"), past: [sketch("")], future: [sketch("abc"), sketch("ab")])
    }
    stepwise.isExhaustive = false
    for _ in 0..<2 { stepwise.send(.sketch(.undo)) }
    #expect(store.state == stepwise.state)
    store.send(.sketch(.redo)) {
      $0.sketch = Undoable(sketch("ab"), past: [sketch(""), sketch("a")], future: [sketch("abc")])
    }
    store.send(.jump(-2), .ignored("there is no such step"))
    store.send(.jump(-1)) {
      $0.sketch = Undoable(sketch("abc"), past: [sketch(""), sketch("a"), sketch("ab")])
    }
    for _ in 0..<2 { stepwise.send(.sketch(.redo)) }
    #expect(store.state == stepwise.state)
    store.send(.jump(3)) {
      $0.sketch = Undoable(sketch(""), future: [sketch("abc"), sketch("ab"), sketch("a")])
    }
    store.send(.sketch(.undo), .ignored("there is nothing to undo"))
    store.send(.sketch(.action(.type("x"))), closing) {
      $0.sketch = Undoable(sketch("x"), past: [sketch("")], openStep: "typing")
    }
    await store.finish()
  }

  @Test func `clearing the history leaves the present, and the next step is the first`() async {
    let store = drawn()
    store.send(.sketch(.undo)) {
      $0.sketch = Undoable(sketch("ab"), past: [sketch(""), sketch("a")], future: [sketch("abc")])
    }

    store.send(.clearHistory) { $0.sketch = Undoable(sketch("ab")) }
    store.send(.sketch(.undo), .ignored("there is nothing to undo"))
    store.send(.sketch(.redo), .ignored("there is nothing to redo"))
    store.send(.sketch(.action(.type("x"))), closing) {
      $0.sketch = Undoable(sketch("abx"), past: [sketch("ab")], openStep: "typing")
    }
    store.send(.sketch(.undo)) { $0.sketch = Undoable(sketch("ab"), future: [sketch("abx")]) }
    await store.finish()
  }

  @Test func `a reset cannot be undone, and ends an open step`() async {
    let store = drawn()

    store.send(.reset) { $0.sketch = Undoable(Sketch()) }
    store.send(.sketch(.closeStep), .ignored("no step is open"))
    store.send(.sketch(.undo), .ignored("there is nothing to undo"))
    store.send(.sketch(.action(.type("x"))), closing) {
      $0.sketch = Undoable(sketch("x"), past: [Sketch()], openStep: "typing")
    }
    await store.finish()
  }
}
