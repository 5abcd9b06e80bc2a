import Foundation
import Testing

@testable import TerminalLive

@Suite struct PaletteTests {
  @Test(
    arguments: [
      (.truecolor, Color(0xFFD75F), 0xFFD75F), (.truecolor, Color(0x000000), 8),
      (.truecolor, .standard, -1), (.palette256, Color(0xFFD75F), 221),
      (.palette256, Color(0x000000), 16), (.palette256, Color(0x808080), 244),
      (.palette256, .standard, -1), (.palette256, Color(0x7A5C3A), 94),
      (.palette16, Color(0xFF0000), 9),
      (.palette16, Color(0xEEEEEE), 7), (.palette16, Color(0x121018), 0),
      (.mono, Color(0xFFD75F), -1),
    ] as [(ColorDepth, Color, Int32)])
  func `a colour becomes the nearest there is`(depth: ColorDepth, color: Color, number: Int32) {
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
    let expected = Look(
      foreground: number, background: behind, attributes: allowsBold ? .bold : [])
    let style = Style(Color(foreground), on: Color(background), .bold)

    #expect(palette.look(of: style) == expected)
    #expect(palette.look(of: style) == expected)
  }

  @Test func `on an unknown background a light colour stays light and a dark one dark`() {
    var palette = Palette(depth: .palette16)

    #expect(palette.look(of: Style(Color(0xFFD75F))).foreground == 3)
    #expect(palette.look(of: Style(Color(0x8F4A00))).foreground == 1)
    #expect(palette.look(of: Style()) == Look())
  }

  @Test(
    arguments: [
      (Color(0xFFFFFF), [1, 0, 0]), (Color(0), [0, 0, 0]),
      (Color(0xFF0000), [0.628, 0.225, 0.126]), (Color(0x0000FF), [0.452, -0.032, -0.312]),
    ] as [(Color, [Float])])
  func `white, black, red and blue are where they are known to be`(color: Color, place: [Float]) {
    let color = Oklab(color)
    let differences = zip([color.lightness, color.redness, color.yellowness], place).map {
      abs($0 - $1)
    }

    #expect(differences.allSatisfy { $0 < 0.001 })
  }

  @Test(
    arguments: [
      (16, Color(0x000000)), (208, Color(0xFF8700)), (231, Color(0xFFFFFF)), (232, Color(0x080808)),
      (255, Color(0xEEEEEE)),
    ] as [(Int32, Color)])
  func `the xterm palette has its levels and greys`(number: Int32, color: Color) {
    #expect(xtermColor(number) == color)
  }

  @Test(
    arguments: [
      ("a", "a"), ("é", "e"), ("Ő", "O"), ("─", "-"), ("┃", "|"), ("✓", "+"), ("★", "*"),
      ("×", "x"),
      ("日", "?"), ("…", "~"), ("♪", "~"), ("▸", ">"),
    ] as [(Character, Character)])
  func `without Unicode there is a nearest character`(character: Character, ascii: Character) {
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

  @Test(
    arguments: [
      (false, true, "xterm-256color", .unicode), (false, true, "linux", .console),
      (false, true, "linux-16color", .console), (true, true, "linux", .ascii),
      (false, false, "linux", .ascii), (true, true, "xterm", .ascii),
      (false, false, "xterm", .ascii),
    ] as [(Bool, Bool, String, Charset)])
  func `a terminal shows what its font, its locale and the player allow`(
    demandsASCII: Bool, hasUTF8: Bool, term: String, charset: Charset
  ) {
    #expect(
      Charset(demandsASCII: demandsASCII, hasUTF8: hasUTF8, environment: ["TERM": term])
        == charset)
  }

  @Test(arguments: [
    ("Settings", true), ("Réglages", true), ("Настройки", false), ("設定", false), ("설정", false),
  ])
  func `letters and their accents can be shown without Unicode, other scripts cannot`(
    text: String, isShown: Bool
  ) {
    #expect(Charset.unicode.canShow(text))
    #expect(Charset.console.canShow(text) == isShown)
    #expect(Charset.ascii.canShow(text) == isShown)
  }

  @Test func `every character of every screen has a likeness in ASCII and on the console`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../ScreensTests/Golden")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    // Letters with accents stand for pictures there, and shades for their colours.
    let drawn = Set(texts.joined()).filter { !$0.isASCII && !$0.isLetter && $0 != "░" }
    #expect(drawn.count > 20)

    for character in drawn {
      let ascii = Charset.ascii.shown(character)
      let console = Charset.console.shown(character)

      #expect(ascii.character.isASCII && ascii.character != "?", "\(character)")
      #expect(console.character != "?", "\(character)")
      #expect(console.character.isASCII || "─│┌┐└┘├┤".contains(console.character), "\(character)")
    }
  }

  @Test(
    arguments: [
      ("", ""),
      ("text\n", "text\n"),
      ("␛[38;5;1m␛[48;5;2ma␛[38;5;1m␛[48;5;3mb", "␛[38;5;1m␛[48;5;2ma␛[48;5;3mb"),
      ("␛[38;2;1;2;3ma␛[5;6Hb␛[38;2;1;2;3mc", "␛[38;2;1;2;3ma␛[5;6Hbc"),
      ("␛[38:2::1:2:3ma␛[K␛[38:2::1:2:3mb", "␛[38:2::1:2:3ma␛[Kb"),
      ("␛[38;5;1ma␛[38;5;12mb␛[38;5;1mc", "␛[38;5;1ma␛[38;5;12mb␛[38;5;1mc"),
      // What may have changed the colours.
      ("␛[38;5;1ma␛[mb␛[38;5;1mc", "␛[38;5;1ma␛[mb␛[38;5;1mc"),
      ("␛[38;5;1ma␛[1mb␛[38;5;1mc", "␛[38;5;1ma␛[1mb␛[38;5;1mc"),
      ("␛[38;5;1ma␛8b␛[38;5;1mc", "␛[38;5;1ma␛8b␛[38;5;1mc"),
      ("␛[38;5;1ma␛[38;5;2;48;5;3mb␛[38;5;1mc", "␛[38;5;1ma␛[38;5;2;48;5;3mb␛[38;5;1mc"),
      ("␛[38ma␛[38m␛[38;5m␛[38;5m␛[38;5;1", "␛[38ma␛[38m␛[38;5m␛[38;5m␛[38;5;1"),
      ("␛[38;5;1ma␛", "␛[38;5;1ma␛"),
    ])
  func `a colour is set again only if it may have changed`(frame: String, sent: String) {
    func bytes(_ text: String) -> [UInt8] { Array(text.replacing("␛", with: "\u{1B}").utf8) }
    var output = bytes(frame) + bytes("not a part of it")

    let count = removeRepeatedColors(from: &output, count: bytes(frame).count)

    #expect(Array(output.prefix(count)) == bytes(sent))
  }
}
