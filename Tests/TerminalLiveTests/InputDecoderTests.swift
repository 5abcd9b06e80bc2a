import CNcurses
import Terminal
import Testing

@testable import TerminalLive

@Suite struct InputDecoderTests {
  @Test(
    arguments: [
      (.character(13), .enter), (.character(10), .enter), (.character(9), .tab),
      (.character(127), .backspace), (.character(8), .backspace), (.character(27), .escape),
      (.character(0x71), .character("q")), (.character(0x20), .character(" ")),
      (.character(0x1F3B5), .character("🎵")), (.key(KEY_UP), .up), (.key(KEY_DOWN), .down),
      (.key(KEY_LEFT), .left), (.key(KEY_RIGHT), .right), (.key(KEY_ENTER), .enter),
      (.key(KEY_BACKSPACE), .backspace), (.key(KEY_PPAGE), .home), (.key(KEY_NPAGE), .end),
      (.key(KEY_HOME), .home), (.key(KEY_END), .end), (.mouse(.up), .scrollUp),
      (.mouse(.down), .scrollDown),
    ] as [(Code, Key)])
  func `what ncurses reads becomes the player's key`(code: Code, key: Key) {
    #expect(decode([code]) == [.key(key)])
  }

  @Test(arguments: [
    Code.character(1), .character(0xD800), .key(KEY_F0), .key(KEY_RESIZE), .mouse(.other),
  ])
  func `what means nothing is passed over`(code: Code) {
    #expect(decode([code]) == [])
  }

  @Test func `a click keeps its place`() {
    #expect(decode([.mouse(.press(Point(x: 3, y: 4)))]) == [.click(Point(x: 3, y: 4))])
  }

  @Test(arguments: [
    ("\u{1B}[1;5Aq", "q"), ("\u{1B}[?1;2cq", "q"), ("\u{1B}OPx", "x"), ("\u{1B}qz", "z"),
    ("\u{1B}[", ""), ("\u{1B}[200~", ""), ("ab", "ab"),
  ])
  func `letters of an unknown escape sequence press no keys`(typed: String, keys: String) {
    let codes = typed.unicodeScalars.map { Code.character($0.value) }

    #expect(decode(codes) == keys.map { Input.key(.character($0)) })
  }

  @Test func `Esc twice is Esc twice`() {
    #expect(decode([.character(27), .character(27)]) == [.key(.escape), .key(.escape)])
  }
}
