import Artwork
import Terminal
import Testing

@testable import TerminalLive

/// Frames drawn by the real terminal code, as a terminal shows them.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct DrawingTests {
  @Test func `a frame appears as it is, in one write`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(width: 12, height: 3)
      let frame = screen.frame {
        $0.write("Hello", x: 1, y: 0, Style(Color(0xFFD75F), on: Color(0x102030), .bold))
        $0.write("日本", x: 3, y: 1, Style(.standard, on: .standard, .reverse))
        $0.write("e\u{301}té", x: 0, y: 2, Style(.standard, on: .standard, .dim))
      }

      let writes = screen.draw(frame)

      #expect(writes.count == 1)
      #expect(screen.model.text == [" Hello      ", "   日本     ", "e\u{301}té         "])
      screen.expectToShow(frame)
    }
  }

  @Test func `the same frame again sends nothing`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen()
      let frame = screen.frame { $0.write("Hello", x: 1, y: 0, Style()) }
      screen.draw(frame)

      #expect(screen.draw(frame) == [])
    }
  }

  @Test func `only cells that have changed are sent`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen()
      screen.draw(screen.frame { $0.write("one two three", x: 0, y: 1, Style()) })

      let writes = screen.draw(screen.frame { $0.write("one too three", x: 0, y: 1, Style()) })

      #expect(writes.count == 1)
      #expect(screen.model.text[1] == "one too three       ")
      #expect(screen.model.written == [Point(x: 5, y: 1)])
    }
  }

  @Test func `the cursor is where the frame says, else in the last cell`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(width: 10, height: 3)
      screen.draw(screen.frame { $0.write("one", x: 0, y: 0, Style()) })
      #expect(screen.model.cursor == Point(x: 9, y: 2))

      let frame = screen.frame {
        $0.write("one", x: 0, y: 0, Style())
        $0.cursor = Point(x: 2, y: 1)
      }

      #expect(screen.draw(frame).count == 1)
      #expect(screen.model.cursor == Point(x: 2, y: 1))
      screen.expectToShow(frame)
    }
  }

  @Test func `wide characters at the right edge stay whole or are left out`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(width: 6, height: 2)
      for x in [4, 5, 3, 4] {
        let frame = screen.frame {
          $0.write("日", x: x, y: 0, Style())
          $0.write("日", x: x, y: 1, Style())
        }

        screen.draw(frame)

        screen.expectToShow(frame)
      }
    }
  }

  @Test func `characters that ncurses takes for narrow shift nothing`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(width: 14, height: 1)
      for (text, shown) in [
        ("a❤\u{FE0F}b🌡\u{FE0F}c👍🏽d", "a❤ b🌡 c👍d    "), ("🇫🇷 flag", "FR flag       "),
        ("👩‍👩‍👧 family", "👩👩👧 family "), ("plain", "plain         "),
      ] {
        let frame = screen.frame { $0.write(text, x: 0, y: 0, Style()) }

        screen.draw(frame)

        #expect(screen.model.text == [shown], "\(screen.model.text)")
      }
    }
  }

  @Test func `in ASCII, what stands for a wide character is as wide`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(width: 14, height: 1, isASCII: true)

      screen.draw(screen.frame { $0.write("日本語 ─ é", x: 0, y: 0, Style()) })

      #expect(screen.model.text == ["? ? ?  - e    "])
    }
  }

  @Test func `block letters leave no hair lines at the top of their cells`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(width: 6, height: 1)
      let gold = Style(Color(0xFFD75F), on: Color(0x102030))

      screen.draw(screen.frame { $0.write("█▀▄▌", x: 0, y: 0, gold) })

      #expect(screen.model.text == [" ▄▄▌  "])
      #expect(screen.model.rows[0].map(\.look.attributes) == [[7], [7], [], [], [], []])
      #expect(screen.model.rows[0][..<4].allSatisfy { $0.look.foreground == 0xFFD75F })
    }
  }

  @Test(arguments: [
    truecolor, ["TERM": "xterm-256color"], ["TERM": "tmux-256color"], ["TERM": "screen"],
  ])
  func `a cursor that moves among rows of cards sends no card again`(
    environment: [String: String]
  ) async {
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

  @Test func `the console shows heavy lines and blocks as filled cells`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(width: 10, height: 1, ["TERM": "linux"])

      screen.draw(screen.frame { $0.write("┃a┃─╭█▀▌♪", x: 0, y: 0, Style()) })

      #expect(screen.model.text == [" a ─┌ \" ~ "])
      let reversed = screen.model.rows[0].map { $0.look.attributes == [7] }
      #expect(reversed == [true, false, true, false, false, true, false, true, false, false])
    }
  }

  @Test(
    arguments: [
      truecolor, konsole, ["TERM": "xterm-256color"], ["TERM": "xterm-16color"],
      ["TERM": "xterm", "VTE_VERSION": "7200"], ["TERM": "xterm", "NO_COLOR": "1"],
      ["TERM": "tmux-256color"], ["TERM": "screen"], ["TERM": "linux"], ["TERM": "vt220"],
    ], [Size(width: 20, height: 4), Size(width: 7, height: 3), Size(width: 33, height: 6)])
  func `whatever is drawn over whatever, the screen shows the last frame`(
    environment: [String: String], size: Size
  ) async {
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
