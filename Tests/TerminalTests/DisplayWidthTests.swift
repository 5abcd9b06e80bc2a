import Testing

@testable import Terminal

@Suite struct DisplayWidthTests {
  @Test(arguments: [("abc", 3), ("日本", 4), ("é", 1), ("e\u{301}", 1), ("🎵", 2), ("", 0)])
  func `text is measured in columns`(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(arguments: [
    ("🌡", 1), ("🌡\u{FE0F}", 2), ("🕹", 1), ("🛠", 1), ("🇫🇷", 2), ("🏴‍☠️", 4), ("👨‍👩‍👧", 6),  // emoji
    ("\u{1F200}", 2), ("\u{1F23B}", 2), ("䷀", 2), ("\u{16FE0}", 2), ("\u{1AFF0}", 2),  // East Asian
  ])
  func `symbols are as wide as Unicode says`(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(arguments: [
    ("Bone Choir", 10, "Bone Choir"), ("Bone Choir", 6, "Bone …"), ("日本語", 5, "日本…"),
    ("日本語", 4, "日…"), ("ab", 1, "…"), ("ab", 0, ""),
  ])
  func `text that is too long is cut by columns`(text: String, width: Int, expected: String) {
    #expect(text.fitted(to: width) == expected)
  }

  @Test func `control characters are stripped`() {
    let hostile = "a\u{1B}[31mb\u{07}\u{9B}\u{202E}c\n\u{2066}d"

    #expect(hostile.fitted(to: 20) == "a[31mbcd")
  }
}
