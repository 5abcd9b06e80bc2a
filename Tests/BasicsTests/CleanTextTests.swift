import Basics
import Testing

@Suite struct CleanTextTests {
  @Test(arguments: [
    "", "Loud", "Björk – Début", "Bjo\u{308}rk", "日本語", "עברית", "العربية", "हिन्दी", "🎵👩‍👩‍👧🏳️‍🌈",
    "a  b", "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~", "e\u{301}\u{323}", "نمی\u{200C}خواهم",
    "👩‍👩‍👧", "🏳️‍🌈", "❤️", "क्\u{200D}ष", "می\u{200C}خواهم", "ᄀ\u{1160}", "\u{3164}a", "a\u{2800}",
    "\u{2801}", "\u{903}", "1\u{FE0F}\u{20E3}",
  ])
  func `text that does no harm stays as it is, even what cannot be seen`(text: String) {
    #expect(text.cleaned.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(
    arguments: [
      ("\u{1B}[31mred\u{1B}[0m", "[31mred[0m"), ("\u{1B}]0;title\u{7}", "]0;title"),
      ("\u{9B}31m\u{90}q\u{9C}", "31mq"), ("a\0b\u{8}\u{7F}c", "abc"),
      ("a\r\nb\tc\u{B}\u{C}d", "abcd"),
      ("a\u{85}b\u{2028}c\u{2029}d", "abcd"),
      ("\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}x", "x"),
      ("\u{2066}\u{2067}\u{2068}x\u{2069}", "x"),
      ("\u{200E}x\u{200F}\u{61C}", "x"), ("\u{FEFF}x\u{200B}y\u{2060}z\u{AD}", "xyz"),
      ("\u{206A}x\u{206F}\u{FFF9}y\u{FFFB}", "xy"), ("\u{E0001}\u{E0041}x", "x"),
      ("\u{E000}\u{F8FF}\u{F0000}\u{10FFFD}x", "x"), ("\u{FFFE}\u{FFFF}\u{378}\u{10FFFF}x", "x"),
      (" a b ", "a b"), ("\u{A0}\u{3000}a\u{2003}", "a"), (" \n \u{1B} ", ""), ("\u{202E} a", "a"),
      ("\u{1B} \u{1B}a", "a"),
    ] as [(String, String)])
  func `controls, overrides and space at the ends are stripped`(text: String, cleaned: String) {
    #expect(text.cleaned == cleaned)
  }

  @Test(arguments: [
    "\u{3164}", "\u{2800}", "\u{34F}", "\u{200D}", "\u{200C}", "\u{FE0F}", "\u{115F}\u{1160}",
    "\u{FFA0}", "\u{180B}", "\u{17B4}\u{17B5}", "\u{E0100}", "\u{1D159}", "\u{301}", "\u{20DD}",
    "\u{3164}\u{3164} \u{3164}", "\u{2800}\u{200D}\u{2800}\u{FE0F}\u{34F}", "\u{A0}\u{301}\u{3000}",
    String(repeating: "\u{2800}", count: 200) + "cut off",
  ])
  func `text of which nothing can be seen is empty`(text: String) {
    #expect(text.cleaned == "")
  }

  @Test(arguments: ["", " \t\n", "\u{1B}\u{7}", "\u{202E}\u{2066}", "\u{E000}", "\u{3164}\u{301}"])
  func `controls, spaces and private characters cannot be seen`(text: String) {
    #expect(text.isInvisible)
    #expect(!(text + "x").isInvisible)
  }

  @Test func `text is at most 200 characters long, a character of many marks is cut as well`() {
    #expect(String(repeating: "x", count: 200).cleaned.count == 200)
    #expect(String(repeating: "x", count: 201).cleaned.count == 200)
    #expect(String(repeating: "👩‍👩‍👧", count: 300).cleaned.count == 200)
    #expect(("\u{1B}" + String(repeating: "x", count: 200)).cleaned.count == 200)
    #expect(String(repeating: " ", count: 300).cleaned == "")
    let zalgo = "a" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(zalgo.cleaned.unicodeScalars.count == 2000)
  }

  @Test func `every scalar alone is kept or left out`() {
    let kept = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter {
      !String($0).cleaned.isEmpty
    }

    let categories = Set(kept.map(\.properties.generalCategory))
    #expect(
      categories.isDisjoint(with: [
        .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned,
        .spaceSeparator, .nonspacingMark, .enclosingMark,
      ]))
    #expect(kept.filter { $0.properties.generalCategory == .format } == [])
    #expect(kept.count > 100_000)
    #expect(kept.allSatisfy { String($0).isClean })
  }

  @Test(arguments: ["\u{1B} a", String(repeating: "🇩🇪", count: 1500), "a\u{200D}\u{1B}\u{200D}b "])
  func `what is clean stays clean`(text: String) {
    #expect(text.cleaned.cleaned == text.cleaned)
    #expect(text.cleaned.isClean)
    #expect(!text.isClean || text.cleaned.count < text.count)
  }

  @Test(arguments: [
    ("a", true), ("", false), (" a", false), ("a ", false), ("Ä b", true), ("\u{200D}", false),
    ("a\u{1B}b", false), ("é\u{202E}", false), (String(repeating: "é", count: 500), true),
  ])
  func `clean is what loses nothing`(text: String, isClean: Bool) {
    #expect(text.isClean == isClean)
  }

  @Test(arguments: ["", "plain", "two\nlines and a\ttab", "Öl 日本 🎵", "family 👨‍👩‍👧", "क्‍ष"])
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
