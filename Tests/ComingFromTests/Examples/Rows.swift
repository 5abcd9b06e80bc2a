import DataFlow

/// A list that grows when its end is shown.
struct Rows: Equatable {
  var rows: [Int] = []
  var isLoading = false
  var isComplete = false
}

enum RowsAction: Equatable {
  /// The row at this index appeared on screen.
  case reached(Int)
  case loaded([Int], isLast: Bool)
}

/// The work is to fetch the rows from that index on.
func rowsReducer(state: inout Rows, action: RowsAction) -> Outcome<Int> {
  switch action {
  case .reached(let row):
    guard !state.isLoading else { return .ignored("a page is on its way") }
    guard !state.isComplete else { return .ignored("all rows are here") }
    guard row >= state.rows.count - 1 else { return .ignored("there are rows below") }
    state.isLoading = true
    return .handled(.run(state.rows.count))
  case .loaded(let rows, let isLast):
    state.rows += rows
    state.isLoading = false
    state.isComplete = isLast
    return .handled()
  }
}

extension Performer<RowsAction, Int> {
  static func rows(pageSize: Int, count: Int) -> Self {
    Self { first, send in
      let end = min(first + pageSize, count)
      send(.loaded(Array(first..<end), isLast: end == count))
    }
  }
}
