import Testing

@testable import Screens

@Suite struct LineTests {
  @Test(arguments: [
    ("", 8, []), ("one two three", 8, ["one two", "three"]), ("one", 1, ["o", "n", "e"]),
    ("bubble-bath-ballad", 8, ["bubble-", "bath-", "ballad"]),
    ("deep-end weekend", 9, ["deep-end", "weekend"]),
    ("incomprehensible", 8, ["incompre", "hensible"]), ("日本日本日", 4, ["日本", "日本", "日"]),
    ("-", 8, ["-"]), ("日", 1, ["日"]), ("--grid", 5, ["--gri", "d"]),
    ("--no-record", 8, ["--no-", "record"]),
  ])
  func `text is broken between words, after hyphens, or else anywhere`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test func `words that stay whole are longer than a line`() {
    #expect(
      "leave out --seed and --grid in /a/long/path".wrapped(to: 9, keepsWords: true)
        == ["leave out", "--seed", "and", "--grid in", "/a/long/path"])
  }
}
