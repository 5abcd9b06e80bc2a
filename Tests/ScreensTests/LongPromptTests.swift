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

  @Test func `what is pasted is added to the field that has the focus, as far as there is room`() {
    let prompt = AppState(after: .prompt(.open(.enterCode)), .prompt(.write("pop")))
    let picker = AppState(after: .routing(.go(.categories)))
    let search = picker.after(.categories(.filter("po")))
    func pasted(_ text: String, _ state: AppState) -> AppAction? {
      appKeymap(key: .paste(text), state: state, history: .empty)
    }

    #expect(pasted("-4x4-7k3q", prompt) == .prompt(.write("pop-4x4-7k3q")))
    #expect(
      pasted(String(repeating: "x", count: 2000), prompt)
        == .prompt(.write("pop" + String(repeating: "x", count: 1997))))
    #expect(pasted("p", search) == .categories(.filter("pop")))
    #expect(pasted("pop-4x4-7k3q", AppState()) == .prompt(.paste("pop-4x4-7k3q")))
    for state in [picker, AppState(after: .routing(.go(.settings)))] {
      #expect(pasted("qqq", state) == nil)
    }
  }

  @Test func `Ctrl-U empties the field that has the focus`() {
    let prompt = AppState(after: .prompt(.open(.enterCode)), .prompt(.write("pop")))
    let picker = AppState(after: .routing(.go(.categories)))
    func action(_ state: AppState) -> AppAction? {
      appKeymap(key: .control("u"), state: state, history: .empty)
    }

    #expect(action(prompt) == .prompt(.write("")))
    #expect(action(picker.after(.categories(.filter("po")))) == .categories(.filter("")))
    #expect(action(picker) == nil)
  }
}
