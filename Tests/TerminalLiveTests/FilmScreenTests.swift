import Artwork
import DataFlow
import Films
import MemoryTunes
import Screens
import Terminal
import TestSupport
import Testing

@testable import TerminalLive

@MainActor
@Suite struct FilmScreenTests {
  @Test func `at its end a film shows the game's last frame, to libvterm, too`() throws {
    let size = Size(width: 80, height: 24)
    for seed in UInt64(0)..<10 {
      let game = RecordedGame(seed: seed)
      let recording = try AppRecording(game.bytes, schema: AppState.schema)
      var (screen, whole) = (
        FilmScreen(size: size) { name, _ in picture(named: name) }, TwoTerminals(size: size)
      )
      _ = try Film(size: size).write(
        recording, bytes: game.bytes,
        show: { frame in
          let output = screen.show(frame)
          whole.receive(output)
          return output
        }, to: { _ in })

      var last = FilmScreen(size: size) { name, _ in picture(named: name) }
      var expected = TwoTerminals(size: size)
      let replay = Replay<AppState, AppAction, AppEffect>(
        recording, initialState: AppState(), reducer: appReducer)
      expected.receive(last.show(appView(state: game.state, history: replay.history, in: size)))
      #expect(whole.screenFlaw(beside: expected) == nil, "seed \(seed)")
    }
  }
}
