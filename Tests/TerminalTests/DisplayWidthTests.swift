import Testing

@testable import Terminal

@Suite struct DisplayWidthTests {
  @Test(arguments: [("abc", 3), ("日本", 4), ("é", 1), ("e\u{301}", 1), ("🎵", 2), ("", 0)])
  func `text is measured in columns`(text: String, columns: Int) {
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
