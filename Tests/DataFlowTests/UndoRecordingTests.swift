import DataFlow
import Foundation
import Testing

/// Undo in recordings, replays and time travel.
@MainActor @Suite struct UndoRecordingTests {
  private let store = Store(
    initialState: Undoable(Sketch()), reducer: undoableSketchReducer(limit: 3))
  private let actions: [UndoableSketchAction] = [
    .action(.type("a")), .action(.type("b")), .closeStep, .action(.type("c")), .undo,
    .action(.moveCursor(1)), .redo, .undo, .undo, .undo, .action(.drag(1, to: 2)),
    .action(.refuse), .action(.drag(2, to: 2)), .action(.drag(3, to: 2)), .action(.clear), .undo,
  ]

  @Test func `a recorded session with undo leads to the same states again`() throws {
    let files = Files()
    let recorder = Recorder<UndoableSketch, UndoableSketchAction>(
      header: RecordingHeader(schema: 1, program: "1"), file: files.recordingFile,
      now: { .zero }, onFailure: { Issue.record($0) })
    let recording = store.add(recorder.middleware())
    var states = [store.state]
    let subscription = store.onUpdate(perform: { states.append($0) })

    store.dispatch(each: actions)

    var replay = Replay(
      try Recording<UndoableSketch, UndoableSketchAction>(Array(files.last.utf8), schema: 1),
      initialState: Undoable(Sketch()), reducer: undoableSketchReducer(limit: 3))
    #expect(try replay.stepToLast()?.number == actions.count)
    try replay.step()
    #expect(replay.state == store.state)
    #expect(
      store.state
        == Undoable(
          Sketch(places: [1: 2, 2: 2, 3: 2]),
          past: [Sketch(places: [1: 2]), Sketch(places: [1: 2, 2: 2])],
          future: [Sketch()]))
    #expect(states.count == actions.count - 1, "one was ignored, one had nothing to undo")
    withExtendedLifetime((recording, subscription)) {}
  }

  @Test func `time travel goes back to before an undo, and on from there`() {
    let travel = TimeTravel(
      store, now: { .zero })
    store.dispatch(each: [.action(.type("a")), .action(.clear), .undo, .action(.type("b"))])
    #expect(
      store.state
        == Undoable(
          Sketch(title: "ab"), past: [Sketch(), Sketch(title: "a")],
          openStep: "typing"))

    #expect(travel.rewind(to: 3))
    #expect(store.state == Undoable(Sketch(title: "a"), past: [Sketch()], future: [Sketch()]))
    #expect(travel.rewind(to: 2))
    #expect(store.state == Undoable(Sketch(), past: [Sketch(), Sketch(title: "a")]))
    store.dispatch(.undo)
    store.dispatch(.undo)

    #expect(store.state == Undoable(Sketch(), future: [Sketch(), Sketch(title: "a")]))
    #expect(travel.history.state(after: 2) == travel.history.state(after: 4))
  }

  @Test func `states and actions are read back as they were written`() throws {
    var state = Undoable(Sketch())
    for action in actions {
      _ = undoableSketchReducer()(&state, action)
      let json = try JSONEncoder().encode(state)
      #expect(try JSONDecoder().decode(UndoableSketch.self, from: json) == state)
    }

    let json = try JSONEncoder().encode(actions)

    #expect(try JSONDecoder().decode([UndoableSketchAction].self, from: json) == actions)
  }
}
