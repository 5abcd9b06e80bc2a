import DataFlow
import Foundation

/// The bytes of a file.
func readFile(_ path: String) throws -> [UInt8] {
  Array(try Data(contentsOf: URL(filePath: path)))
}

/// Plays a recording, and prints each event with the count after it.
func replay(_ bytes: [UInt8]) throws {
  let recording = try Recording<Counter, CounterAction>(bytes, schema: 1)
  var replay = Replay(recording, initialState: Counter(), reducer: Reducer(counterReducer))
  while let event = replay.next {
    try replay.step()
    print("\(event.number). \(event.kind.label): the count is \(replay.state.count)")
  }
}
