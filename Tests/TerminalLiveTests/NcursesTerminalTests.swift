import Foundation
import PseudoTerminal
import Testing

@testable import TerminalLive

@MainActor
@Suite(.timeLimit(.minutes(10))) struct NcursesTerminalTests {
  @Test func `a terminal that is given back is as it was before`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try openTerminal()
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
      tracker.feed(tty.output().utf8)

      terminal.close()

      let farewell = tty.output()
      tracker.feed(farewell.utf8)
      #expect(tracker.traces == [])
      #expect(tty.modes == modes)
      // Neither has the shell colours of a frame whose end was dropped.
      let reset = try #require(farewell.firstRange(of: "\u{1B}[0m"))
      let leave = try #require(farewell.firstRange(of: "\u{1B}[?1049l"))
      #expect(reset.upperBound <= leave.lowerBound)
    }
  }

  @Test func `without an alternate screen, the row where the shell goes on is cleared`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try adoptTerminal(["TERM": "linux"])
      terminal.draw(Frame(size: terminal.size))
      _ = tty.output()

      terminal.close()

      #expect(tty.output().contains("\u{1B}[K"))
    }
  }

  @Test func `after each new size a frame is drawn whole, and all rows may scroll`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try openTerminal()
      for size in [(20, 4), (30, 6), (20, 5), (7, 2), (1, 1)].map({ Size(width: $0, height: $1) }) {
        tty.resize(columns: size.width, rows: size.height)
        if terminal.screen == nil { try terminal.adopt(.init()) } else { terminal.resize() }
        #expect(terminal.size == size)
        let start = tty.output()
        var frame = Frame(size: size)
        let lines = (0..<size.height).map { y in String(repeating: "\(y)", count: size.width) }
        for (y, line) in lines.enumerated() { frame.write(line, x: 0, y: y, Style()) }

        terminal.draw(frame)

        let drawn = tty.output()
        var model = ScreenModel(size: size)
        model.receive(drawn)
        #expect(model.text == lines, "\(model)")
        let margins = (start + drawn).matches(of: /\u{1B}\[[0-9;]*r/).map { String($0.output) }
        #expect(margins.last == "\u{1B}[r", "\(size): \(margins)")
      }
    }
  }

  @Test(arguments: [["TERM": "eterm-color"], ["TERM": "xterm", "INSIDE_EMACS": "29.1,term:0.96"]])
  func `Emacs, which swallows answers, is asked nothing`(environment: [String: String]) async {
    await #expect(processExitsWith: .success) { @MainActor [environment] in
      let (tty, terminal) = try openTerminal(environment)
      try terminal.adopt(.init())
      terminal.draw(Frame(size: terminal.size))

      let questions = tty.output().matches(of: /\u{1B}(?:\]11|[_P]|\[16t|\[[>?]?[0-9;]*[cnu]|\[>q)/)
        .map { String($0.output) }
      #expect(questions == [])
    }
  }

  /// The size that the system knows, COLUMNS and LINES, and the size that is used; 0 is none.
  @Test(arguments: [
    [4000, 2000, 0, 0, 1000, 500], [65_535, 24, 0, 0, 1000, 24], [80, 65_535, 0, 0, 80, 500],
    [65_535, 65_535, 0, 0, 1000, 500], [80, 24, 100, 30, 80, 24], [0, 0, 100, 30, 100, 30],
    [0, 0, 65_535, 0, 0, 0],
  ])
  func `of an enormous window a part is used, if need be of LINES and COLUMNS`(sizes: [Int]) async {
    await #expect(processExitsWith: .success) { @MainActor [sizes] in
      let (_, terminal) = try openTerminal(columns: sizes[0], rows: sizes[1])
      if sizes[2] > 0 { setenv("COLUMNS", "\(sizes[2])", 1) }
      if sizes[3] > 0 { setenv("LINES", "\(sizes[3])", 1) }
      let used = Size(width: sizes[4], height: sizes[5])
      guard used.width > 0 else {
        // It is not called an unknown terminal.
        #expect(throws: TerminalError.largeWindow) { try terminal.adopt(.init()) }
        return
      }

      try terminal.adopt(.init())
      #expect(terminal.size == used)

      if sizes[0] > 0 { terminal.resize() }
      #expect(terminal.size == used)
    }
  }

  @Test func `switching the mouse, reports of the focus or the cursor sends only that`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try openTerminal()
      try terminal.adopt(.init())
      #expect(tty.output().contains("\u{1B}[?25l"))

      for (options, sent) in [
        (.init(usesMouse: false), "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?1004l\u{1B}[?2004h"),
        (.init(usesMouse: true), "\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?1004l\u{1B}[?2004h"),
        (.init(reportsFocus: true), "\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2004h"),
      ] as [(NcursesTerminal.Options, String)] {
        try terminal.adopt(options)
        #expect(tty.output() == sent)
      }

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
      let (tty, terminal) = try adoptTerminal(columns: 12, rows: 1)
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

  @Test func `after a stop the terminal is taken over again, drawn whole, and named`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try openTerminal(columns: 12, rows: 2)
      terminal.resume()
      #expect(tty.output() == "")
      try terminal.adopt(.init())
      var frame = Frame(size: terminal.size)
      frame.title = "Pop"
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
      #expect(output.contains("\u{1B}[22;0;0t"))
      #expect(output.contains("\u{1B}]2;Pop\u{7}"))
    }
  }

  @Test func `the title is sent when it changes, and only then`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try openTerminal()
      try terminal.adopt(.init())
      #expect(tty.output().contains("\u{1B}[22;0;0t"))
      var frame = Frame(size: terminal.size)
      frame.title = "Pop 5/8"

      terminal.draw(frame)
      #expect(tty.output().contains("\u{1B}]2;Pop 5/8\u{7}"))
      for (title, sent) in [
        ("Pop 5/8", ""), ("Pop\u{1B}]2;\u{7}6/8", "\u{1B}]2;Pop]2;6/8\u{7}"), (nil, ""),
      ] as [(String?, String)] {
        frame.title = title
        terminal.draw(frame)
        #expect(tty.output() == sent)
      }

      terminal.close()
      #expect(tty.output().contains("\u{1B}[23;0;0t"))
    }
  }

  @Test(
    arguments: [
      ("xterm-256color", true), ("xterm-kitty", true), ("tmux-256color", true), ("screen", true),
      ("foot", true), ("rxvt-unicode-256color", true), ("linux", false), ("vt220", false),
      ("", false), (nil, false),
    ] as [(String?, Bool)])
  func `only terminals that are known to take a title get one`(term: String?, isSupported: Bool) {
    #expect(supportsWindowTitle(term.map { ["TERM": $0] } ?? [:]) == isSupported)
  }

  @Test func `an unknown terminal is treated as xterm-256color`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (tty, terminal) = try openTerminal(["TERM": "no-such-terminal"])

      try terminal.adopt(.init())

      #expect(terminal.screen?.encoder.depth == .palette256)
      #expect(tty.output().contains("\u{1B}[?1049h"))
    }
  }

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
