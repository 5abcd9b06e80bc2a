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

let boardReducer = Reducer(plainBoardReducer).undoable(limit: 50) { action in
  switch action {
  case .drag(let note, _): .grouped("drag-\(note)")
  case .select: .excluded
  case .clear: .single
  }
}

private func plainBoardReducer(state: inout Board, action: BoardAction) -> Outcome<Never> {
  switch action {
  case .drag(let note, let place): state.places[note] = place
  case .select(let note): state.selected = note
  case .clear: state = Board()
  }
  return .handled()
}
