import DataFlow
import Testing

@testable import Clicker

private let session = #"""
  {"metadata":null,"program":"1.0","schema":1,"sum":"4d839bbb"}
  {"n":1,"ms":0,"before":"cea421764c756fbf","action":{"increase":{}},"sum":"10eff4d8"}
  {"n":2,"ms":7,"before":"7e9a0d7d6a4288ef","action":{"load":{}},"sum":"630bb7db"}
  {"n":3,"parent":2,"ms":10,"before":"7e9a0d7d6a4288ef","action":{"loaded":{"_0":40}},"sum":"3938d310"}
  {"n":4,"ms":14,"before":"0db87ced3c7b0e6b","action":{"decrease":{}},"sum":"3ce2cf05"}

  """#

@Test func `the session of version 1.0 still leads to 39`() throws {
  let recording = try Recording<Counter, CounterAction>(Array(session.utf8), schema: 1)
  var replay = Replay(recording, initialState: Counter(), reducer: Reducer(counterReducer))

  while replay.next != nil { try replay.step() }

  #expect(recording.end == nil)
  #expect(replay.state == Counter(count: 39))
}
