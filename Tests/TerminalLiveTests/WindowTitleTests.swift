import PseudoTerminal
import Terminal
import TestSupport
import Testing

@testable import TerminalLive

@MainActor
private func takeOver() throws -> (Tty, NcursesTerminal) {
  (
    try Tty(columns: 20, rows: 4),
    NcursesTerminal(resources: resources, environment: truecolor, loadImage: { _, _ in nil })
  )
}

@MainActor
@Suite(.timeLimit(.minutes(10))) struct WindowTitleTests {
  @Test func `the title is sent when it changes, and only then`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try takeOver()
      try terminal.adopt(.init())
      #expect(tty.output().contains("\u{1B}[22;0;0t"))
      var frame = Frame(size: terminal.size)
      frame.title = "Pop 5/8"

      terminal.draw(frame)
      #expect(tty.output().contains("\u{1B}]2;Pop 5/8\u{7}"))
      terminal.draw(frame)
      #expect(tty.output() == "")
      frame.title = "Pop\u{1B}]2;\u{7}6/8"
      terminal.draw(frame)
      #expect(tty.output() == "\u{1B}]2;Pop]2;6/8\u{7}")
      frame.title = nil
      terminal.draw(frame)
      #expect(tty.output() == "")

      terminal.close()
      #expect(tty.output().contains("\u{1B}[23;0;0t"))
    }
  }

  @Test func `after a stop the title is saved and sent again`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try takeOver()
      try terminal.adopt(.init())
      var frame = Frame(size: terminal.size)
      frame.title = "Pop"
      terminal.draw(frame)
      _ = tty.output()

      terminal.resume()
      terminal.draw(frame)

      let output = tty.output()
      #expect(output.contains("\u{1B}[22;0;0t"))
      #expect(output.contains("\u{1B}]2;Pop\u{7}"))
    }
  }

  @Test(
    arguments: [
      ("xterm-256color", true), ("xterm-kitty", true), ("tmux-256color", true), ("screen", true),
      ("foot", true), ("rxvt-unicode-256color", true), ("linux", false), ("vt220", false),
      ("", false),
    ])
  func `only terminals that are known to take a title get one`(term: String, isSupported: Bool) {
    #expect(supportsWindowTitle(["TERM": term]) == isSupported)
    #expect(!supportsWindowTitle([:]))
  }
}
