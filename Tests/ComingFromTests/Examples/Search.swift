import DataFlow

/// A field that searches titles while the user types.
struct Search: Equatable {
  var query = ""
  var results: [String] = []
}

enum SearchAction: Equatable {
  case type(String)
  case found([String])
}

func searchReducer(state: inout Search, action: SearchAction) -> Outcome<String> {
  switch action {
  case .type(let query):
    state.query = query
    return .handled(.run(query, id: "search", after: .milliseconds(300)))
  case .found(let results):
    state.results = results
    return .handled()
  }
}
