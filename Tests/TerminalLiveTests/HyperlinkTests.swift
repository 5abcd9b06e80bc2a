import Artwork
import Basics
import Terminal
import Testing

@testable import TerminalLive

/// Links as a terminal that supports them has them in its cells.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct HyperlinkTests {
  @Test func `exactly the cells of a link lead to its address`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(konsole)
      let frame = screen.linked("one two three", at: Rectangle(x: 4, y: 1, width: 3, height: 1))

      let writes = screen.draw(frame)

      #expect(writes.count == 1)
      screen.expectToShow(frame)
      #expect(screen.model.rows[1].filter { !$0.link.isEmpty }.map(\.text) == ["t", "w", "o"])
      #expect(screen.model.link.isEmpty)
    }
  }

  @Test func `several links lead to their own addresses`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(konsole)
      let frame = screen.frame {
        $0.write("日本 one", x: 0, y: 0, Style(Color(0xFF8000)))
        $0.addLink("https://example.com/1", Rectangle(x: 0, y: 0, width: 4, height: 1))
        $0.addLink("https://example.com/2", Rectangle(x: 5, y: 0, width: 3, height: 1))
      }

      screen.draw(frame)

      screen.expectToShow(frame)
      #expect(Set(screen.model.rows[0].map(\.link)).count == 3)
    }
  }

  @Test func `a frame with the same link sends only what has changed elsewhere`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(konsole)
      let place = Rectangle(x: 0, y: 1, width: 3, height: 1)
      screen.draw(screen.linked("one", at: place))
      let frame = screen.linked("one", at: place) { $0.write("x", x: 9, y: 3, Style()) }

      screen.draw(frame)

      screen.expectToShow(frame)
      #expect(screen.model.written == [Point(x: 9, y: 3)])
    }
  }

  @Test func `a link whose text changes stays a link`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(konsole)
      let place = Rectangle(x: 0, y: 1, width: 3, height: 1)
      screen.draw(screen.linked("one", at: place))
      let frame = screen.linked("two", at: place)

      screen.draw(frame)

      screen.expectToShow(frame)
    }
  }

  @Test func `what is no longer a link leads nowhere, though it looks the same`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(konsole)
      screen.draw(screen.linked("one two", at: Rectangle(x: 0, y: 1, width: 7, height: 1)))
      for width in [3, 0] {
        let frame = screen.linked("one two", at: Rectangle(x: 0, y: 1, width: width, height: 1))

        screen.draw(frame)

        screen.expectToShow(frame)
      }
    }
  }

  @Test func `links are drawn again after the screen was overwritten`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(konsole)
      let frame = screen.linked("one", at: Rectangle(x: 0, y: 1, width: 3, height: 1))
      screen.draw(frame)
      screen.terminal.redraw()

      screen.draw(frame)

      #expect(screen.model.written.count == 3)
      screen.expectToShow(frame)
    }
  }

  @Test func `whatever is linked after whatever, only the last links are left`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(konsole)
      var random = SeededGenerator(seed: 5)
      for _ in 0..<200 {
        let frame = screen.frame {
          for (y, text) in ["one two three", "日本語 日本語", "four five six"].enumerated() {
            let style = Style(.standard, on: .standard, Bool.random(using: &random) ? .bold : [])
            $0.write(text, x: 0, y: y + 1, style)
          }
          for y in 0..<Int.random(in: 0..<3, using: &random) {
            let x = Int.random(in: -2..<10, using: &random)
            $0.addLink(
              "https://example.com/\(x)", Rectangle(x: x, y: y + 1, width: 4, height: 1))
          }
        }

        screen.draw(frame)

        guard screen.expectToShow(frame) else { break }
      }
    }
  }

  @Test(arguments: [
    "http://example.com", "javascript:alert(1)", "", "https://example.com/\u{1B}[31m",
    "https://example.com/\u{1B}\\x", "https://example.com/\u{7}", "https://example.com/ä",
    "https://example.com/a b", "https://example.com/\u{9C}", "https://example.com/\n",
  ])
  func `an address that could do harm is not sent`(address: String) async {
    await #expect(processExitsWith: .success) { @MainActor [address = address as String] in
      let screen = try DrawnScreen(konsole)

      screen.draw(
        screen.linked("one", to: address, at: Rectangle(x: 0, y: 1, width: 3, height: 1)))

      screen.expectToShow(screen.linked("one", at: nil))
    }
  }

  @Test func `a terminal that may not support links receives none`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = try DrawnScreen(truecolor)

      let writes = screen.draw(screen.linked("one", at: Rectangle(x: 0, y: 1, width: 3, height: 1)))

      screen.expectToShow(screen.linked("one", at: nil))
      #expect(!writes.joined().contains("\u{1B}]"))
    }
  }

  @Test(
    arguments: [
      (["TERM": "xterm-kitty"], true), (["TERM": "foot"], true), (["TERM": "alacritty"], true),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], true),
      (["TERM": "xterm-256color", "VTE_VERSION": "7200"], true),
      (["TERM": "xterm-256color", "VTE_VERSION": "4900"], false),
      (["TERM": "xterm-256color", "VTE_VERSION": "new"], false),
      (["TERM": "xterm-256color", "WT_SESSION": "1"], true),
      (["TERM": "xterm-256color", "KONSOLE_VERSION": "220401"], true),
      (["TERM": "xterm-256color"], false), (["TERM": "footnote"], false), ([:], false),
      (["TERM": "xterm", "TERM_PROGRAM": "Apple_Terminal"], false),
    ] as [([String: String], Bool)])
  func `terminals that support links are known by their environment`(
    environment: [String: String], isSupported: Bool
  ) {
    #expect(supportsHyperlinks(environment) == isSupported)
  }
}

extension DrawnScreen {
  /// A frame with a text in its second row, and a link.
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
