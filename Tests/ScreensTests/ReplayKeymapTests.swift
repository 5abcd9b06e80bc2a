import DataFlow
import MemoryTunes
import Terminal
import Testing

@testable import Screens

@MainActor
@Suite struct ReplayKeymapTests {
  @Test(
    arguments: [
      (.character(" "), .togglePause), (.enter, .togglePause), (.right, .stepForward),
      (.character("l"), .stepForward), (.left, .stepBack), (.character("h"), .stepBack),
      (.up, .goFaster), (.character("+"), .goFaster), (.character("="), .goFaster),
      (.down, .goSlower), (.character("-"), .goSlower), (.escape, .quit), (.character("q"), .quit),
      (.character("Q"), .quit), (.character("L"), .stepForward), (.character("x"), nil),
      (.tab, nil), (.home, nil), (.target(.select(0)), nil), (.character("t"), nil),
      (.character("n"), nil),
    ] as [(Key, ReplayAction?)])
  func `keys while a recording is watched`(key: Key, action: ReplayAction?) throws {
    let state = ReplayState(try recorded())

    #expect(replayKeymap(key: key, state: state) == action)
  }

  @Test func `at the end there is nothing to pause`() throws {
    var state = ReplayState(try recorded())
    while !state.isAtEnd { _ = replayReducer(state: &state, action: .playNext) }

    #expect(replayKeymap(key: .character(" "), state: state) == nil)
    #expect(
      replayCommands(in: state).compactMap { name, _ in
        name.hint(keys: KeyBindings.standard.hinted(name))?.keys
      } == [
        "q", "left right", "up down",
      ])
  }

  private func recorded() throws -> AppRecording {
    try AppRecording(try recording(of: [.routing(.go(.help))]), schema: AppState.schema)
  }
}
