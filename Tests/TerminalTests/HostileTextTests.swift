import Testing

@testable import Terminal

/// Untrusted text never controls the terminal.
@Suite struct HostileTextTests {
  @Test(
    arguments: [
      ("C0 controls", (0..<0x20).map { $0 }), ("delete and C1 controls", (0x7F..<0xA0).map { $0 }),
      ("line and paragraph separators", [0x2028, 0x2029]),
      ("embeddings and overrides", (0x202A...0x202E).map { $0 }),
      ("isolates", (0x2066...0x2069).map { $0 }), ("direction marks", [0x200E, 0x200F, 0x61C]),
    ] as [(String, [UInt32])])
  func `control characters are left out`(kind: String, scalars: [UInt32]) throws {
    for value in scalars {
      let scalar = try #require(Unicode.Scalar(value))
      #expect(
        "a\(Character(scalar))b".fitted(to: 9) == "ab", "\(kind) U+\(String(value, radix: 16))")
    }
  }

  @Test func `a whole line break is left out`() {
    #expect("a\r\nb".fitted(to: 9) == "ab")
    #expect("a\r\nb".displayWidth == 2)
  }

  @Test func `what cannot be seen is left out`() {
    #expect("\u{301}a\u{FEFF}b\u{200B}".fitted(to: 9) == "ab")
    #expect("\u{301}\u{200B}\u{FEFF}".fitted(to: 9) == "")
  }

  @Test(arguments: [
    ("e\u{301}", 1), ("\u{20DD}", 0), ("\u{200B}", 0), ("\u{AD}", 1), ("ÿ", 1), ("Ω", 1),
    ("日", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ﾊ", 1), ("ハ", 2), ("Ａ", 2),
    ("\u{20000}", 2), ("🎵", 2), ("👩‍👩‍👧", 6), ("👍🏽", 2), ("🇯🇵", 2), ("❤\u{FE0F}", 2), ("❤", 1),
    ("✓", 1), ("…", 1), ("█", 1), ("─", 1), ("\u{85}", 0), ("\u{7F}", 0),
  ])
  func `a character takes as many columns as it is drawn with`(text: Character, columns: Int) {
    #expect(text.displayWidth == columns)
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

  @Test func `flags become letters and families their members, which are never cut apart`() {
    let family = "👩‍👩‍👧🇯🇵"

    #expect(family.fitted(to: 8) == "👩👩👧JP")
    #expect(family.fitted(to: 7) == "👩👩👧…")
    #expect(family.fitted(to: 6) == "👩👩…")
    #expect(family.fitted(to: 2) == "…")
  }

  @Test func `a hundred thousand marks on one letter take one column`() {
    let zalgo = "z" + String(repeating: "\u{335}", count: 100_000)

    #expect(zalgo.displayWidth == 1)
    #expect((zalgo + "ab").fitted(to: 2).displayWidth == 2)
  }

  @Test func `a part of a text is measured and cut too`() {
    #expect("Bone Choir".dropFirst(5).displayWidth == 5)
    #expect("Bone Choir".dropFirst(5).fitted(to: 3) == "Ch…")
  }
}
