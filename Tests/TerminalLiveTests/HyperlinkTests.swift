import Terminal
import Testing

@testable import TerminalLive

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
