import Basics
import DataFlow
import Testing

/// Undo against the simplest thing that could work.
@Suite struct UndoModelTests {
  /// All states in a list, and which of them is the present.
  private struct Model {
    var states = [Sketch()]
    var index = 0
    var group: String?
    let limit: Int

    mutating func apply(_ action: UndoableSketchAction) {
      switch action {
      case .undo: move(to: index - 1)
      case .redo: move(to: index + 1)
      case .closeStep: group = nil
      case .action(let action): change(by: action)
      }
    }

    private mutating func move(to other: Int) {
      guard states.indices.contains(other) else { return }
      index = other
      group = nil
    }

    private mutating func change(by action: SketchAction) {
      var next = states[index]
      guard case .handled = sketchReducer(state: &next, action: action), next != states[index]
      else { return }
      let key = action.group
      if action.step == .excluded || key != nil && key == group {
        states[index] = next
        return
      }
      states = states[...index].suffix(limit) + [next]
      index = states.count - 1
      group = key
    }
  }

  @Test(arguments: [0, 1, 2, 5, 100], 1...2)
  func `ten thousand random actions undo as in a list of states`(limit: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let reducer = undoableSketchReducer(limit: limit)
    var state = Undoable(Sketch())
    var model = Model(limit: limit)

    for _ in 0..<10_000 {
      let action = UndoableSketchAction.random(by: &generator)
      _ = reducer(&state, action)
      model.apply(action)

      guard
        state.past + [state.present] + state.future.reversed() == model.states,
        state.past.count == model.index, state.openStep == model.group
      else {
        Issue.record("\(action) leads to \(state), and not to \(model)")
        return
      }
    }
  }
}

extension UndoableSketchAction {
  fileprivate static func random(by generator: inout SeededGenerator) -> Self {
    func number(_ bound: Int) -> Int { generator.number(below: bound) }
    return switch number(16) {
    case 0...2: .undo
    case 3, 4: .redo
    case 5: .closeStep
    case 6...8: .action(.type(["a", "b", ""][number(3)]))
    case 9...11: .action(.drag(number(2), to: number(4)))
    case 12: .action(.clear)
    case 13: .action(.moveCursor(number(3)))
    case 14: .action(number(2) == 0 ? .save : .refuse)
    default: .action(.strange)
    }
  }
}
