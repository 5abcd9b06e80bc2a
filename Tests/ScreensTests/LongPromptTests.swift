import Foundation
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// A prompt whose text is longer than anybody types.
@Suite struct LongPromptTests {
  /// The state with a text in the prompt that comes from a file.
  private func prompt(_ text: String) throws -> AppState {
    let open = AppState().after(.prompt(.open(.addCategory)))
    let json = String(decoding: try JSONEncoder().encode(open), as: UTF8.self)
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    return try JSONDecoder().decode(
      AppState.self, from: Data(json.replacing(#""text":"""#, with: #""text":\#(quoted)"#).utf8))
  }

  @Test(.timeLimit(.minutes(10))) func `only its end is drawn, and at once`() throws {
    let size = Size(width: 80, height: 24)
    let long = String(repeating: "x", count: 1_000_000) + "the end 終"

    let frame = appView(state: try prompt(long), in: size)

    let short = String(repeating: "x", count: 100) + "the end 終"
    #expect(frame == appView(state: try prompt(short), in: size))
    #expect(frame != appView(state: try prompt("the end 終"), in: size))
    #expect(frame.cursor != nil)
  }
}
