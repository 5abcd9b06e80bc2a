// Shrunk from 412 actions to 3: the last one breaks the rule “moves never decrease”.
import DataFlowTesting
import MemoryTunes
import Testing

@Test func `a recorded run keeps the rules`() throws {
  let start = AppState()
  let play = RandomPlay(start: start, reducer: .app, invariants: appInvariants)
  try play.replay(
    ##"""
    {"session":{"_0":{"launch":{"_0":{"entropy":7,"options":{}}}}}}
    {"prompt":{"_0":{"write":{"_0":"Caf\u00e9 \\#(x) \u001b"}}}}
    {"game":{"_0":{"moveCursor":{"_0":{"direction":"left"}}}}}
    """##)
}
