import Foundation
import PseudoTerminal
import Testing

@testable import TerminalLive

@MainActor
@Suite(.timeLimit(.minutes(10))) struct NcursesInputTests {
  @Test func `keys arrive as typed, many of them in several turns, answers press none`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try adoptTerminal()
      var backgrounds: [Color] = []
      terminal.onBackground = { backgrounds.append($0) }
      #expect(terminal.readInput() == ([], false))

      for (typed, inputs) in [
        (
          "a\u{1B}OA\u{1B}[<0;3;2M\rü",
          [
            .key(.character("a")), .key(.up), .click(Point(x: 2, y: 1)), .key(.enter),
            .key(.character("ü")),
          ]
        ), ("\u{1B}[Z\u{1B}[I\u{1B}[O", [.key(.backTab), .key(.focusLost)]),
        ("\u{1B}]11;rgb:1212/3434/5656\u{7}a", [.key(.character("a"))]),
      ] as [(String, [Input])] {
        tty.type(typed)
        #expect(terminal.readInput().inputs == inputs)
      }
      #expect(backgrounds == [Color(0x123456)])
      #expect(terminal.input.decoder.replies == [])

      tty.type(String(repeating: "\u{1B}OA", count: 1500))
      let first = terminal.readInput()
      let second = terminal.readInput()
      #expect((first.inputs.count, first.isMore) == (1024, true))
      #expect((second.inputs.count, second.isMore) == (476, false))
    }
  }

  @Test(arguments: [("\u{1B}[99;5u", SIGINT), ("\u{1B}[27;5;122~", SIGTSTP)])
  func `Ctrl-C and Ctrl-Z reported in full are signals`(report: String, number: Int32) async {
    await #expect(processExitsWith: .exitCode(100 + number)) { @MainActor [report, number] in
      let (tty, terminal) = try adoptTerminal()
      signal(number) { _exit(100 + $0) }

      tty.type(report)
      _ = terminal.readInput()
      // Another thread may take the signal.
      alarm(60)
      pause()
    }
  }

  @Test(arguments: ["xterm-256color", "rxvt-unicode", "vt100", "linux", "tmux-256color"])
  func `the keypad of application mode writes what is on its keys`(term: String) async {
    await #expect(processExitsWith: .success) { @MainActor [term] in
      let (tty, terminal) = try adoptTerminal(["TERM": term])

      for key in "pqrstuvwxyk" { tty.type("\u{1B}O\(key)") }

      #expect(terminal.readInput().inputs == "0123456789+".map { Input.key(.character($0)) })
    }
  }

  @Test func `what the terminal has yet to answer is not left for the shell`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try adoptTerminal()
      terminal.draw(Frame(size: terminal.size))
      tty.type("\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[?62;4c")

      terminal.close()

      #expect(terminal.traits.attributes == [62, 4])
    }
  }

  @Test func `a sequence is not cut where a turn takes no more input`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try adoptTerminal()
      for count in 1018...1023 {
        tty.type(String(repeating: "\u{1B}OA", count: count) + "\u{1B}[<0;3;2M")
        let inputs = terminal.readInput().inputs + terminal.readInput().inputs

        #expect(
          inputs.dropFirst(count) == [.click(Point(x: 2, y: 1))], "\(inputs.dropFirst(count))")
      }
    }
  }

  @Test func `a key that follows half a sequence after a moment counts`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try adoptTerminal()
      for half in ["\u{1B}[6;20", "\u{1B}[200~ab", "\u{1B}]11;rgb:ff"] {
        tty.type(half)
        #expect(terminal.readInput().inputs == [], "\(half)")
        terminal.input.readAt = .now - .seconds(1)
        // ncurses reports it as a key.
        terminal.resize()
        tty.type("?")

        #expect(terminal.readInput().inputs == [.key(.character("?"))], "\(half)")
      }
    }
  }
}
