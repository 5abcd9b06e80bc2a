import Testing

@testable import Terminal

@Suite struct HostileTextTests {
  @Test func `controls, separators and marks of direction are left out`() throws {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
    ]
    for value in ranges.joined() {
      let scalar = try #require(Unicode.Scalar(value))
      #expect("a\(Character(scalar))b".fitted(to: 9) == "ab", "U+\(String(value, radix: 16))")
    }
  }

  @Test(arguments: [
    ("a\u{1B}[31mb\u{07}\u{9B}\u{202E}c\n\u{2066}d", "a[31mbcd"), ("a\r\nb", "ab"),
    ("\u{301}a\u{FEFF}b\u{200B}", "ab"), ("\u{301}\u{200B}\u{FEFF}", ""),
  ])
  func `what controls or cannot be seen is left out`(text: String, expected: String) {
    #expect(text.fitted(to: 20) == expected)
  }

  @Test(arguments: [
    ("", 0), ("abc", 3), ("日本", 4), ("é", 1), ("e\u{301}", 1), ("\u{20DD}", 0), ("\u{200B}", 0),
    ("\u{AD}", 1), ("ÿ", 1), ("Ω", 1), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ﾊ", 1),
    ("ハ", 2), ("Ａ", 2), ("\u{20000}", 2), ("🎵", 2), ("👩‍👩‍👧", 6), ("👨‍👩‍👧", 6), ("👍🏽", 2),
    ("🇯🇵", 2), ("🇫🇷", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("🌡", 1), ("🌡\u{FE0F}", 2), ("🕹", 1),
    ("🛠", 1), ("🏴‍☠️", 4), ("✓", 1), ("…", 1), ("█", 1), ("─", 1), ("\u{1F200}", 2),
    ("\u{1F23B}", 2), ("䷀", 2), ("\u{16FE0}", 2), ("\u{1AFF0}", 2), ("\u{85}", 0), ("\u{7F}", 0),
    ("a\r\nb", 2),
  ])
  func `text takes as many columns as it is drawn with`(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
    #expect((text + "ab").fitted(to: columns + 1).displayWidth == columns + 1)
    #expect(("cut off" + text).dropFirst(7).displayWidth == columns)
  }

  @Test(arguments: [
    ("Bone Choir", 10, "Bone Choir"), ("Bone Choir", 6, "Bone …"), ("日本語", 5, "日本…"),
    ("日本語", 4, "日…"), ("ab", 1, "…"), ("ab", 0, ""), ("ab", -2, ""),
    ("👩‍👩‍👧🇯🇵", 8, "👩👩👧JP"), ("👩‍👩‍👧🇯🇵", 7, "👩👩👧…"), ("👩‍👩‍👧🇯🇵", 6, "👩👩…"), ("👩‍👩‍👧🇯🇵", 2, "…"),
  ])
  func `text that is too long is cut by columns, flags as letters, families as members`(
    text: String, width: Int, expected: String
  ) {
    #expect(text.fitted(to: width) == expected)
    #expect(("cut off" + text).dropFirst(7).fitted(to: width) == expected)
  }

  @Test func `a hundred thousand marks on one letter take one column`() {
    let zalgo = "z" + String(repeating: "\u{335}", count: 100_000)

    #expect(zalgo.displayWidth == 1)
    #expect((zalgo + "ab").fitted(to: 2).displayWidth == 2)
  }

  @Test(arguments: ["Bone Choir", "日本語のうた", "a日b本c", "👩‍👩‍👧👍🏽🇯🇵", "e\u{301}e\u{301}e\u{301}"])
  func `fitted text is never wider than it may be`(text: String) {
    for width in -2...12 {
      #expect(text.fitted(to: width).displayWidth <= max(0, width))
    }
    let whole = text.fitted(to: .max)
    #expect(whole.displayWidth == text.displayWidth)
    #expect(text.fitted(to: text.displayWidth) == whole)
    #expect(text.fitted(to: text.displayWidth - 1).last == "…")
  }
}
