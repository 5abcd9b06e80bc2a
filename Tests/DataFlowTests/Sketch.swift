import DataFlow

/// A drawing with a title: something to type, to drag and to undo.
struct Sketch: Codable, Hashable, Sendable {
  var title = ""
  var places: [Int: Int] = [:]
  var cursor = 0
}

enum SketchAction: Codable, Hashable, Sendable {
  case type(String)
  case drag(Int, to: Int)
  case clear
  case moveCursor(Int)
  /// Asks for work and changes nothing.
  case save
  /// Does not apply now.
  case refuse
  /// Belongs to another reducer.
  case strange

  /// The actions that are undone together with it.
  var group: String? {
    switch self {
    case .type: "typing"
    case .drag(let shape, _): "drag-\(shape)"
    case .clear, .moveCursor, .save, .refuse, .strange: nil
    }
  }

  /// What there is to undo.
  var step: UndoStep {
    if case .moveCursor = self { return .excluded }
    return group.map(UndoStep.grouped) ?? .single
  }
}

typealias UndoableSketch = Undoable<Sketch>
typealias UndoableSketchAction = UndoableAction<SketchAction>
typealias UndoableSketchReducer = Reducer<UndoableSketch, UndoableSketchAction, String>

func sketchReducer(state: inout Sketch, action: SketchAction) -> Outcome<String> {
  switch action {
  case .type(let text):
    state.title += text
    return .handled(.run("close", id: "typing", after: .seconds(1)))
  case .drag(let shape, let place): state.places[shape] = place
  case .clear:
    state.title = ""
    state.places = [:]
  case .moveCursor(let place): state.cursor = place
  case .save: return .handled(.run("save"))
  case .refuse: return .ignored("the sketch refuses")
  case .strange: return .unhandled
  }
  return .handled()
}

func undoableSketchReducer(limit: Int = 100) -> UndoableSketchReducer {
  Reducer(sketchReducer).undoable(limit: limit) { $0.step }
}
