import PseudoTerminal
import Testing

@Suite struct ModeTrackerTests {
  private func traces(after output: String...) -> [String] {
    var tracker = ModeTracker(rows: 24)
    for part in output { tracker.feed(Array(part.utf8)) }
    return tracker.traces
  }

  @Test(arguments: [
    ("\u{1B}[?1049h", "alternate screen"), ("\u{1B}[?47h", "alternate screen"),
    ("\u{1B}[?25l", "hidden cursor"), ("\u{1B}[?1h", "cursor keys"), ("\u{1B}=", "keypad"),
    ("\u{1B}[?1000h", "mouse"), ("\u{1B}[?1006h", "mouse encoding"), ("\u{1B}[?1004h", "focus"),
    ("\u{1B}[?2004h", "paste"), ("\u{1B}[1m", "colours"), ("\u{1B}[38;5;7m", "colours"),
    ("\u{1B}[48;2;0;0;0m", "colours"), ("\u{1B}[2;5r", "scroll region"),
    ("\u{1B}(0", "line drawing"), ("\u{0E}", "line drawing"), ("\u{1B}[?7l", "no wrapping"),
    ("\u{1B}[?1234h", "mode 1234"),
  ])
  func `modes that are switched on are reported`(output: String, name: String) {
    #expect(traces(after: output) == [name])
  }

  @Test(arguments: [
    "\u{1B}[?1049h\u{1B}[?1049l", "\u{1B}[?25l\u{1B}[?25h", "\u{1B}[?1000;1006h\u{1B}[?1000;1006l",
    "\u{1B}=\u{1B}>", "\u{1B}[1;33m\u{1B}[m", "\u{1B}[38;5;7;48;5;0m\u{1B}[39;49m",
    "\u{1B}[1;4m\u{1B}[22;24m", "\u{1B}[2;5r\u{1B}[r", "\u{1B}[1;24r", "\u{1B}(0q\u{1B}(B",
    "\u{0E}q\u{0F}", "plain text, é too", "\u{1B}[2;5r\u{1B}[;r",
  ])
  func `modes that are switched off again leave no trace`(output: String) {
    #expect(traces(after: output) == [])
  }

  @Test func `a sequence may come in pieces`() {
    #expect(traces(after: "\u{1B}", "[?10", "49", "h") == ["alternate screen"])
  }

  @Test func `text in a string, or a cancelled sequence, has no effect`() {
    #expect(traces(after: "\u{1B}]2;[?25l\u{07}", "\u{1B}P[1m\u{1B}\\", "\u{1B}[1\u{18}m") == [])
  }

  @Test func `a full reset clears everything`() {
    #expect(traces(after: "\u{1B}[?1049h\u{1B}[1m\u{1B}[?25l\u{1B}=", "\u{1B}c") == [])
  }

  @Test func `a scroll region of all rows counts as none`() {
    var tracker = ModeTracker(rows: 40)

    tracker.feed(Array("\u{1B}[1;24r".utf8))
    #expect(tracker.traces == ["scroll region"])

    tracker.feed(Array("\u{1B}[1;40r".utf8))
    #expect(tracker.traces == [])
  }

  @Test func `with another size the whole screen scrolls again`() {
    var tracker = ModeTracker(rows: 40)
    tracker.feed(Array("\u{1B}[2;5r".utf8))

    tracker.rows = 24

    #expect(tracker.traces == [])
  }
}
