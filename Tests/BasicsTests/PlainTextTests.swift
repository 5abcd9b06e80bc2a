import Basics
import Testing

@Suite struct PlainTextTests {
  @Test(arguments: [
    "", "plain", "two\nlines and a\ttab", "Öl 日本 🎵", "family 👨‍👩‍👧", "क्‍ष",
  ])
  func `printable text stays as it is`(text: String) {
    #expect(text.plain == text)
  }

  @Test(arguments: [
    ("\u{1B}]0;x\u{7}", "\u{FFFD}]0;x\u{FFFD}"), ("a\rb", "a\u{FFFD}b"),
    ("a\u{9B}2J", "a\u{FFFD}2J"), ("\u{7F}", "\u{FFFD}"), ("a\u{202E}b", "a\u{FFFD}b"),
    ("a\u{2066}b\u{2069}", "a\u{FFFD}b\u{FFFD}"), ("a\u{2028}b", "a\u{FFFD}b"),
    ("\u{FEFF}a", "\u{FFFD}a"), ("a\r\nb", "a\u{FFFD}\nb"),
  ])
  func `control characters are shown as replacement characters`(text: String, plain: String) {
    #expect(text.plain == plain)
  }
}
