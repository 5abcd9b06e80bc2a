import DataFlow

/// Notes on a board.
struct Board: Equatable {
  var places: [String: Int] = [:]
  var selected: String?
}

enum BoardAction: Equatable {
  case drag(String, to: Int)
  case select(String)
  case clear
}

func boardReducer(
  state: inout Undoable<Board>, action: UndoableAction<BoardAction>
) -> Outcome<Never> {
  let reducer = undoable(plainBoardReducer, limit: 50) { action in
    switch action {
    case .drag(let note, _): .grouped("drag-\(note)")
    case .select: .excluded
    case .clear: .single
    }
  }
  return reducer(&state, action)
}

private func plainBoardReducer(state: inout Board, action: BoardAction) -> Outcome<Never> {
  switch action {
  case .drag(let note, let place): state.places[note] = place
  case .select(let note): state.selected = note
  case .clear: state = Board()
  }
  return .handled()
}
