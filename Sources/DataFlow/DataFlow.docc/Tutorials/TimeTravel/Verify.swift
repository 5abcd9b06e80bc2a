import DataFlow

/// Says how far a recording can be trusted.
func verify(
  _ bytes: [UInt8], schema: Int = 1,
  reducer: Reducer<Counter, CounterAction, CounterWork> = Reducer(counterReducer)
) -> String {
  do {
    let recording = try Recording<Counter, CounterAction>(bytes, schema: schema)
    var replay = Replay(recording, initialState: Counter(), reducer: reducer)
    try replay.stepToLast()
    return "\(recording.lines.count) events as recorded"
      + (recording.end.map { ", then \($0)" } ?? "")
  } catch {
    return "\(error)"
  }
}

/// A rule that has changed: what is loaded is added.
let addingReducer = Reducer<Counter, CounterAction, CounterWork> { state, action in
  guard case .loaded(let count) = action else {
    return counterReducer(state: &state, action: action)
  }
  state.count += count
  return .handled()
}
