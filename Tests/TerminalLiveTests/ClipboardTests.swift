import Testing

@testable import TerminalLive

@MainActor
@Suite(.timeLimit(.minutes(10))) struct ClipboardTests {
  @Test func `text is copied in base64 once the terminal has said that it can be`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try openTerminal()
      #expect(!terminal.copy("♪"))
      try terminal.adopt(.init())
      _ = tty.output()
      #expect(!terminal.copy("♪"))
      terminal.input.traits.read("[?62;52c")

      #expect(terminal.copy("♪ pop"))
      #expect(tty.output() == "\u{1B}]52;c;4pmqIHBvcA==\u{1B}\\")
      #expect(!terminal.copy(String(repeating: "x", count: 75_001)))
      #expect(tty.output() == "")

      terminal.close()
      _ = tty.output()
      #expect(!terminal.copy("pop"))
      #expect(tty.output() == "")
    }
  }
}
