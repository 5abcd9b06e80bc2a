import Testing

@testable import TerminalLive

/// Frames drawn by the real terminal code, as a terminal shows them.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct DrawingTests {
  @Test func `a frame appears in one write, then what has changed, and the cursor`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen()
      @MainActor func rows(_ text: String, cursor: Point? = nil) -> Frame {
        screen.frame {
          $0.write("Hello", x: 1, y: 0, Style(Color(0xFFD75F), on: Color(0x102030), .bold))
          $0.write(text, x: 0, y: 1, Style())
          $0.write("e\u{301}té", x: 0, y: 2, Style(.standard, on: .standard, .dim))
          $0.write("日本", x: 3, y: 3, Style(.standard, on: .standard, .reverse))
          $0.cursor = cursor
        }
      }
      let frames = [
        rows("one two three"), rows("one too three"),
        rows("one too three", cursor: Point(x: 2, y: 1)),
      ]

      #expect(screen.draw(frames[0]).count == 1)
      #expect(
        screen.model.text == [
          " Hello              ", "one two three       ", "e\u{301}té                 ",
          "   日本             ",
        ])
      #expect(screen.model.cursor == Point(x: 19, y: 3))
      screen.expectToShow(frames[0])

      #expect(screen.draw(frames[0]) == [])

      #expect(screen.draw(frames[1]).count == 1)
      #expect(screen.model.text[1] == "one too three       ")
      #expect(screen.model.written == [Point(x: 5, y: 1)])

      #expect(screen.draw(frames[2]).count == 1)
      #expect(screen.model.cursor == Point(x: 2, y: 1))
      screen.expectToShow(frames[2])
    }
  }

  @Test func `characters that ncurses takes for narrow or that are missing shift nothing`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for (isASCII, texts) in [
        (
          false,
          [
            ("a❤\u{FE0F}b🌡\u{FE0F}c👍🏽d", "a❤ b🌡 c👍d    "), ("🇫🇷 flag", "FR flag       "),
            ("👩‍👩‍👧 family", "👩👩👧 family "), ("plain", "plain         "),
          ]
        ), (true, [("日本語 ─ é", "? ? ?  - e    ")]),
      ] {
        let screen = try DrawnScreen(width: 14, height: 1, isASCII: isASCII)
        for (text, shown) in texts {
          screen.draw(screen.frame { $0.write(text, x: 0, y: 0, Style()) })

          #expect(screen.model.text == [shown], "\(screen.model.text)")
        }
      }
    }
  }

  /// Block letters leave no hair lines at the top of their cells.
  @Test func `blocks are drawn as the lower halves, and on the console as filled cells`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for (environment, text, shown, isReversed) in [
        (truecolor, "█▀▄▌      ", " ▄▄▌      ", [0, 1]),
        (["TERM": "linux"], "┃a┃─╭█▀▌♪", " a ─┌ \" ~ ", [0, 2, 5, 7]),
      ] {
        let screen = try DrawnScreen(width: 10, height: 1, environment)
        let gold = Style(Color(0xFFD75F), on: Color(0x102030))

        screen.draw(screen.frame { $0.write(text, x: 0, y: 0, gold) })

        #expect(screen.model.text == [shown], "\(screen.model.text)")
        let looks = screen.model.rows[0].map(\.look)
        #expect(looks.indices.filter { looks[$0].attributes == [7] } == isReversed, "\(looks)")
        #expect(looks.allSatisfy { $0.attributes.isSubset(of: [7]) }, "\(looks)")
        let isGold = looks.prefix(4).allSatisfy { $0.foreground == 0xFFD75F }
        #expect(isGold == (environment == truecolor), "\(looks)")
      }
    }
  }

  @Test(arguments: [
    truecolor, ["TERM": "xterm-256color"], ["TERM": "tmux-256color"], ["TERM": "screen"],
  ])
  func `a cursor that moves among cards sends none again`(environment: [String: String]) async {
    await #expect(processExitsWith: .success) {
      @MainActor [environment = environment as [String: String]] in
      let screen = try DrawnScreen(width: 20, height: 12, environment)
      let frames = [0, 2, 4, 2].map { top in
        screen.frame {
          for row in stride(from: 0, to: 12, by: 2) {
            let color = Color(row % 4 == 0 ? 0x5F5F87 : 0x444466)
            $0.fill(Rectangle(x: 4, y: row, width: 6, height: 2), with: "x", Style(on: color))
          }
          $0.fill(Rectangle(x: 3, y: top, width: 1, height: 2), with: "▌", Style())
          $0.fill(Rectangle(x: 10, y: top, width: 1, height: 2), with: "▐", Style())
        }
      }
      screen.draw(frames[0])

      for frame in frames.dropFirst() {
        screen.draw(frame)

        #expect(screen.model.written.allSatisfy { !(4..<10).contains($0.x) })
        screen.expectToShow(frame)
      }
    }
  }

  @Test(
    arguments: [
      truecolor, konsole, ["TERM": "xterm-256color"], ["TERM": "xterm-16color"],
      ["TERM": "xterm", "VTE_VERSION": "7200"], ["TERM": "xterm", "NO_COLOR": "1"],
      ["TERM": "tmux-256color"], ["TERM": "screen"], ["TERM": "linux"], ["TERM": "vt220"],
    ], [Size(width: 20, height: 4), Size(width: 7, height: 3), Size(width: 33, height: 6)])
  func `the screen shows the last frame`(environment: [String: String], size: Size) async {
    await #expect(processExitsWith: .success) {
      @MainActor [
        environment = environment as [String: String], width = size.width as Int,
        height = size.height as Int
      ] in
      let size = Size(width: width, height: height)
      let screen = try DrawnScreen(width: width, height: height, environment)
      for seed in 0..<sessionCount / 2 {
        var session = ScreenSession(seed: UInt64(seed), size: size)
        for number in 0..<framesOfSession {
          let frame = session.nextFrame()

          let writes = screen.draw(frame)

          // Without colours, two frames may look the same.
          #expect(writes.count <= 1)
          guard screen.expectToShow(frame), screen.expectToBeAsRedrawn() else {
            Issue.record("session \(seed), frame \(number)")
            return
          }
        }
      }
    }
  }
}

/// Links as a terminal has them in its cells; `DrawingTests` draws them in random sessions.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct HyperlinkTests {
  @Test func `the same link is sent again only after the screen was overwritten`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(konsole)
      let place = Rectangle(x: 0, y: 1, width: 3, height: 1)
      let frame = screen.linked("one", at: place)
      let next = screen.linked("one", at: place) { $0.write("x", x: 9, y: 3, Style()) }
      screen.draw(frame)

      screen.terminal.redraw()
      screen.draw(frame)
      screen.expectToShow(frame)
      #expect(screen.model.written.count == 3)

      screen.draw(next)
      screen.expectToShow(next)
      #expect(screen.model.written == [Point(x: 9, y: 3)])
    }
  }

  @Test func `a harmful address is not sent, nor any to a terminal without links`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for (environment, address) in [
        (konsole, "http://example.com"), (konsole, "javascript:alert(1)"), (konsole, ""),
        (konsole, "https://example.com/\u{1B}[31m"), (konsole, "https://example.com/\u{1B}\\x"),
        (konsole, "https://example.com/\u{7}"), (konsole, "https://example.com/ä"),
        (konsole, "https://example.com/a b"), (konsole, "https://example.com/\u{9C}"),
        (konsole, "https://example.com/\n"), (truecolor, "https://example.com"),
      ] {
        let screen = try DrawnScreen(environment)
        let place = Rectangle(x: 0, y: 1, width: 3, height: 1)

        let writes = screen.draw(screen.linked("one", to: address, at: place))

        screen.expectToShow(screen.linked("one", at: nil))
        #expect(environment == konsole || !writes.joined().contains("\u{1B}]"))
      }
    }
  }

  @Test(arguments: [
    ("TERM=xterm-kitty", true), ("TERM=foot", true), ("TERM=alacritty", true),
    ("TERM=xterm-256color TERM_PROGRAM=iTerm.app", true),
    ("TERM=xterm-256color VTE_VERSION=7200", true),
    ("TERM=xterm-256color VTE_VERSION=4900", false),
    ("TERM=xterm-256color VTE_VERSION=new", false), ("TERM=xterm-256color WT_SESSION=1", true),
    ("TERM=xterm-256color KONSOLE_VERSION=220401", true), ("TERM=xterm-256color", false),
    ("TERM=footnote", false), ("", false), ("TERM=xterm TERM_PROGRAM=Apple_Terminal", false),
  ])
  func `the environment says whether there are links`(environment: String, isSupported: Bool) {
    #expect(supportsHyperlinks(variables(environment)) == isSupported)
  }
}

extension DrawnScreen {
  fileprivate func linked(
    _ text: String, to address: String = "https://example.com", at place: Rectangle?,
    draw: (inout Frame) -> Void = { _ in }
  ) -> Frame {
    frame {
      $0.write(text, x: 0, y: 1, Style(Color(0xFFD75F)))
      if let place { $0.addLink(address, place) }
      draw(&$0)
    }
  }
}
