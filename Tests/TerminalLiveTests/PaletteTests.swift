import Terminal
import Testing

@testable import TerminalLive

@Suite struct PaletteTests {
  @Test(
    arguments: [
      (.truecolor, Color(0xFFD75F), 0xFFD75F), (.truecolor, Color(0x000000), 8),
      (.truecolor, .standard, -1), (.palette256, Color(0xFFD75F), 221),
      (.palette256, Color(0x000000), 16), (.palette256, Color(0x808080), 244),
      (.palette256, .standard, -1), (.palette16, Color(0xFF0000), 9),
      (.palette16, Color(0xEEEEEE), 7), (.palette16, Color(0x121018), 0),
      (.mono, Color(0xFFD75F), -1),
    ] as [(ColorDepth, Color, Int32)])
  func `a colour becomes the nearest that there is`(
    depth: ColorDepth, color: Color, number: Int32
  ) {
    var palette = Palette(depth: depth)

    #expect(palette.number(of: color) == number)
    #expect(palette.number(of: color) == number)
  }

  @Test(
    arguments: [
      // The nearest are legible.
      (.palette256, 0xFFD75F, 0x121018, 221, 233, true), (.palette16, 0xFFD75F, 0, 3, 0, true),
      // A grey bar on black is not black, brown on white not yellow, and grey on white not red.
      (.palette8, 0x6E6A82, 0x121018, 6, 0, true), (.palette16, 0x8F4A00, 0xFFFFFF, 1, 15, false),
      (.palette16, 0x544F48, 0xFFFFFF, 0, 15, false),
      (.palette256, 0x006B48, 0xF6F2E8, 23, 255, true),
    ] as [(ColorDepth, UInt32, UInt32, Int32, Int32, Bool)])
  func `in few colours text contrasts as it should in all`(
    depth: ColorDepth, foreground: UInt32, background: UInt32, number: Int32, behind: Int32,
    allowsBold: Bool
  ) {
    var palette = Palette(depth: depth)
    let expected = Palette.Numbers(
      foreground: number, background: behind, allowsBold: allowsBold)

    #expect(palette.numbers(of: Style(Color(foreground), on: Color(background))) == expected)
    #expect(palette.numbers(of: Style(Color(foreground), on: Color(background))) == expected)
  }

  @Test func `on an unknown background a light colour stays light and a dark one dark`() {
    var palette = Palette(depth: .palette16)

    #expect(palette.numbers(of: Style(Color(0xFFD75F))).foreground == 3)
    #expect(palette.numbers(of: Style(Color(0x8F4A00))).foreground == 1)
    #expect(palette.numbers(of: Style()) == Palette.Numbers(foreground: -1, background: -1))
  }

  @Test(
    arguments: [
      (Oklab(255, 255, 255), [1, 0, 0]), (Oklab(0, 0, 0), [0, 0, 0]),
      (Oklab(255, 0, 0), [0.628, 0.225, 0.126]), (Oklab(0, 0, 255), [0.452, -0.032, -0.312]),
    ] as [(Oklab, [Float])])
  func `white, black, red and blue are where they are known to be`(
    color: Oklab, place: [Float]
  ) {
    let differences = zip([color.lightness, color.redness, color.yellowness], place).map {
      abs($0 - $1)
    }

    #expect(differences.allSatisfy { $0 < 0.001 })
  }

  @Test func `a muted brown stays brown among 256 colours`() {
    var palette = Palette(depth: .palette256)

    #expect(xtermColor(Int(palette.number(of: Color(0x7A5C3A)))) == (135, 95, 0))
  }

  @Test func `the xterm palette has its levels and greys`() {
    #expect(xtermColor(16) == (0, 0, 0))
    #expect(xtermColor(208) == (255, 135, 0))
    #expect(xtermColor(231) == (255, 255, 255))
    #expect(xtermColor(232) == (8, 8, 8))
    #expect(xtermColor(255) == (238, 238, 238))
  }

  @Test(
    arguments: [
      ("a", "a"), ("é", "e"), ("Ő", "O"), ("─", "-"), ("┃", "|"), ("✓", "+"), ("★", "*"),
      ("×", "x"),
      ("日", "?"), ("…", "~"), ("♪", "~"), ("▸", ">"),
    ] as [(Character, Character)])
  func `without Unicode a character becomes the nearest ASCII one`(
    character: Character, ascii: Character
  ) {
    #expect(asciiFallback(for: character) == ascii)
  }

  @Test func `in ASCII a card seen before is told from a pair`() {
    #expect("🟩⬜🔶 ■◆, Öl × 2 …".asASCII == "PNS #%, Ol x 2 ...")
  }

  @Test(
    arguments: [
      ([:], false), (["LANG": "de_DE.UTF-8"], true), (["LANG": "C.utf8"], true),
      (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false),
      (["LC_CTYPE": "C.UTF-8", "LANG": "C"], true),
      (["LC_ALL": "", "LANG": "C.UTF-8"], true), (["LANG": "de_DE@euro"], false),
    ] as [([String: String], Bool)])
  func `the locale says whether there is Unicode`(environment: [String: String], hasUTF8: Bool) {
    #expect(expectsUTF8(environment: environment) == hasUTF8)
  }
}
