import PseudoTerminal
import Terminal
import TestSupport
import Testing

@testable import TerminalLive

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Taking over a pseudo-terminal, giving it back, and what happens in between.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct NcursesTerminalTests {
  @Test func `a terminal that is given back is as it was before`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try open(columns: 20, rows: 4)
      var tracker = ModeTracker(rows: 4)
      let modes = tty.modes
      try terminal.adopt(.init(reportsFocus: true))
      #expect(tty.modes != modes)
      tracker.feed(tty.output().utf8)
      #expect(
        tracker.traces == [
          "alternate screen", "cursor keys", "focus", "hidden cursor", "keypad", "mouse",
          "mouse encoding", "paste", "window title",
        ])
      terminal.draw(Frame(size: terminal.size, style: Style(.standard, on: Color(0x202020))))

      terminal.close()

      tracker.feed(tty.output().utf8)
      #expect(tracker.traces == [])
      #expect(tty.modes == modes)
    }
  }

  @Test func `without an alternate screen, the row where the shell goes on is cleared`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try open(columns: 20, rows: 4, environment: ["TERM": "linux"])
      try terminal.adopt(.init())
      terminal.draw(Frame(size: terminal.size))
      _ = tty.output()

      terminal.close()

      #expect(tty.output().contains("\u{1B}[K"))
    }
  }

  @Test func `the shell gets no colours of a frame whose end was dropped`() async throws {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try open(columns: 20, rows: 4)
      try terminal.adopt(.init())
      terminal.draw(Frame(size: terminal.size, style: Style(.standard, on: Color(0x202020))))
      _ = tty.output()

      terminal.close()

      let farewell = tty.output()
      let reset = try #require(farewell.firstRange(of: "\u{1B}[0m"))
      let leave = try #require(farewell.firstRange(of: "\u{1B}[?1049l"))
      #expect(reset.upperBound <= leave.lowerBound)
    }
  }

  @Test func `a frame of the new size is drawn whole after the window was resized`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try open(columns: 20, rows: 4)
      try terminal.adopt(.init())
      for (columns, rows) in [(30, 6), (7, 2), (1, 1)] {
        let size = Size(width: columns, height: rows)
        tty.resize(columns: columns, rows: rows)
        terminal.resize()
        #expect(terminal.size == size)
        _ = tty.output()
        var frame = Frame(size: size)
        let lines = (0..<rows).map { y in String(repeating: "\(y)", count: columns) }
        for (y, line) in lines.enumerated() { frame.write(line, x: 0, y: y, Style()) }

        terminal.draw(frame)

        var model = ScreenModel(size: size)
        model.receive(tty.output())
        #expect(model.text == lines, "\(model)")
      }
    }
  }

  @Test func `keys arrive as they were typed, many of them in several turns`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try open(columns: 20, rows: 4)
      try terminal.adopt(.init())
      #expect(terminal.readInput() == ([], false))

      tty.type("a\u{1B}OA\u{1B}[<0;3;2M\rü")
      #expect(
        terminal.readInput().inputs == [
          .key(.character("a")), .key(.up), .click(Point(x: 2, y: 1)), .key(.enter),
          .key(.character("ü")),
        ])

      tty.type("\u{1B}[Z\u{1B}[I\u{1B}[O")
      #expect(terminal.readInput().inputs == [.key(.backTab), .key(.focusLost)])

      tty.type(String(repeating: "\u{1B}OA", count: 1500))
      let first = terminal.readInput()
      let second = terminal.readInput()
      #expect((first.inputs.count, first.isMore) == (1024, true))
      #expect((second.inputs.count, second.isMore) == (476, false))
    }
  }

  @Test func `what the terminal answers is taken in, and presses no key`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try open(columns: 20, rows: 4)
      try terminal.adopt(.init())
      var backgrounds: [Color] = []
      terminal.onBackground = { backgrounds.append($0) }

      tty.type("\u{1B}]11;rgb:1212/3434/5656\u{7}a")

      #expect(terminal.readInput().inputs == [.key(.character("a"))])
      #expect(backgrounds == [Color(0x123456)])
      #expect(terminal.input.decoder.replies == [])
    }
  }

  @Test(arguments: [("\u{1B}[99;5u", SIGINT), ("\u{1B}[27;5;122~", SIGTSTP)])
  func `Ctrl-C and Ctrl-Z that the terminal reports in full are signals`(
    report: String, number: Int32
  ) async {
    await #expect(processExitsWith: .exitCode(100 + number)) { @MainActor [report, number] in
      let (tty, terminal) = try open(columns: 20, rows: 4)
      try terminal.adopt(.init())
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
      let (tty, terminal) = try open(columns: 20, rows: 4, environment: ["TERM": term])
      try terminal.adopt(.init())

      for key in "pqrstuvwxyk" { tty.type("\u{1B}O\(key)") }

      let keys = "0123456789+".map { Input.key(.character($0)) }
      #expect(terminal.readInput().inputs == keys)
    }
  }

  @Test(arguments: [["TERM": "eterm-color"], ["TERM": "xterm", "INSIDE_EMACS": "29.1,term:0.96"]])
  func `Emacs, which swallows what follows a question, is asked nothing`(
    environment: [String: String]
  ) async {
    await #expect(processExitsWith: .success) { @MainActor [environment] in
      let (tty, terminal) = try open(columns: 20, rows: 4, environment: environment)
      try terminal.adopt(.init())
      terminal.draw(Frame(size: terminal.size))

      let questions = tty.output().matches(of: /\u{1B}(?:\]11|[_P]|\[16t|\[[>?]?[0-9;]*[cnu]|\[>q)/)
        .map { String($0.output) }
      #expect(questions == [])
    }
  }

  @Test func `what the terminal has yet to answer is not left for the shell`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try open(columns: 20, rows: 4)
      try terminal.adopt(.init())
      terminal.draw(Frame(size: terminal.size))
      tty.type("\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[?62;4c")

      terminal.close()

      #expect(terminal.traits.attributes == [62, 4])
    }
  }

  @Test(arguments: [1018, 1019, 1020, 1021, 1022, 1023])
  func `a sequence is not cut where a turn takes no more input`(count: Int) async {
    await #expect(processExitsWith: .success) { @MainActor [count] in
      let (tty, terminal) = try open(columns: 20, rows: 4)
      try terminal.adopt(.init())

      tty.type(String(repeating: "\u{1B}OA", count: count) + "\u{1B}[<0;3;2M")
      let first = terminal.readInput()
      let second = terminal.readInput()

      let inputs = first.inputs + second.inputs
      #expect(inputs.dropFirst(count) == [.click(Point(x: 2, y: 1))], "\(inputs.dropFirst(count))")
    }
  }

  @Test func `a key that follows half a sequence after a moment counts`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try open(columns: 20, rows: 4)
      try terminal.adopt(.init())
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

  @Test func `all rows may scroll from the start, and after each new size`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try open(columns: 20, rows: 4)
      for rows in [4, 6, 5] {
        tty.resize(columns: 20, rows: rows)
        if rows == 4 { try terminal.adopt(.init()) } else { terminal.resize() }
        terminal.draw(Frame(size: terminal.size))

        let margins = tty.output().matches(of: /\u{1B}\[[0-9;]*r/).map { String($0.output) }
        #expect(margins.last == "\u{1B}[r", "\(rows) rows: \(margins)")
      }
    }
  }

  @Test(arguments: [[4000, 2000], [65_535, 24], [80, 65_535], [65_535, 65_535]])
  func `of an enormous window only a part is used`(size: [Int]) async {
    await #expect(processExitsWith: .success) { @MainActor [size] in
      let (_, terminal) = try open(columns: size[0], rows: size[1])
      let limited = Size(width: min(size[0], 1000), height: min(size[1], 500))

      try terminal.adopt(.init())
      #expect(terminal.size == limited)

      terminal.resize()
      #expect(terminal.size == limited)
    }
  }

  @Test(arguments: [(80, 24, 80, 24), (0, 0, 100, 30)])
  func `LINES and COLUMNS count only where the system knows no size`(
    columns: Int, rows: Int, width: Int, height: Int
  ) async {
    await #expect(processExitsWith: .success) { @MainActor [columns, rows, width, height] in
      let (_, terminal) = try open(columns: columns, rows: rows)
      setenv("COLUMNS", "100", 1)
      setenv("LINES", "30", 1)

      try terminal.adopt(.init())

      #expect(terminal.size == Size(width: width, height: height))
    }
  }

  @Test func `a size that ncurses cannot have is not called an unknown terminal`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (_, terminal) = try open(columns: 0, rows: 0)
      setenv("COLUMNS", "65535", 1)

      #expect(throws: TerminalError.largeWindow) { try terminal.adopt(.init()) }
    }
  }

  @Test func `switching only the mouse or reports of the focus sends only that`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try open(columns: 20, rows: 4)
      try terminal.adopt(.init())
      _ = tty.output()

      try terminal.adopt(.init(usesMouse: false))
      #expect(tty.output() == "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?1004l\u{1B}[?2004h")
      try terminal.adopt(.init(usesMouse: true))
      #expect(tty.output() == "\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?1004l\u{1B}[?2004h")
      try terminal.adopt(.init(reportsFocus: true))
      #expect(tty.output() == "\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2004h")
    }
  }

  @Test func `the cursor is shown and hidden without taking the terminal over`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try open(columns: 20, rows: 4)
      try terminal.adopt(.init())
      #expect(tty.output().contains("\u{1B}[?25l"))

      try terminal.adopt(.init(showsCursor: true))
      let shown = tty.output()
      try terminal.adopt(.init())
      let hidden = tty.output()

      #expect(shown.contains("\u{1B}[?25h") && !shown.contains("\u{1B}[?1049"))
      #expect(hidden.contains("\u{1B}[?25l") && !hidden.contains("\u{1B}[?1049"))
    }
  }

  @Test func `other characters or colours take the terminal over anew`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try open(columns: 12, rows: 1)
      try terminal.adopt(.init())
      var frame = Frame(size: terminal.size)
      frame.write("─ é ♪ 日", x: 0, y: 0, Style(Color(0xFF0000)))
      terminal.draw(frame)
      #expect(tty.output().contains("─ é ♪ 日"))

      try terminal.adopt(.init(depth: .mono, isASCII: true))
      terminal.draw(frame)

      var model = ScreenModel(size: terminal.size)
      let output = tty.output()
      model.receive(output)
      #expect(model.text == ["- e ~ ?     "])
      #expect(model.rows[0].allSatisfy { $0.look.foreground == -1 })
      #expect(output.utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test func `after a stop the terminal is taken over again, and drawn whole`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try open(columns: 12, rows: 2)
      terminal.resume()
      #expect(tty.output() == "")
      try terminal.adopt(.init())
      var frame = Frame(size: terminal.size)
      frame.write("as before", x: 0, y: 1, Style())
      terminal.draw(frame)
      _ = tty.output()
      var tracker = ModeTracker(rows: 2)
      var model = ScreenModel(size: terminal.size)

      terminal.resume()
      terminal.draw(frame)

      let output = tty.output()
      tracker.feed(output.utf8)
      model.receive(output)
      #expect(tracker.traces.contains("alternate screen") && tracker.traces.contains("paste"))
      #expect(model.text == ["            ", "as before   "])
    }
  }

  @Test func `an unknown terminal is treated as xterm-256color`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let tty = try Tty(columns: 12, rows: 2)
      let terminal = NcursesTerminal(
        resources: resources, environment: ["TERM": "no-such-terminal"], loadImage: { _, _ in nil })

      try terminal.adopt(.init())

      #expect(terminal.screen?.encoder.depth == .palette256)
      #expect(tty.output().contains("\u{1B}[?1049h"))
    }
  }
}

/// A terminal with 24-bit colours that has not been taken over yet.
@MainActor
private func open(
  columns: Int, rows: Int, environment: [String: String] = truecolor
) throws -> (Tty, NcursesTerminal) {
  let tty = try Tty(columns: columns, rows: rows)
  return (
    tty,
    NcursesTerminal(resources: resources, environment: environment, loadImage: { _, _ in nil })
  )
}
