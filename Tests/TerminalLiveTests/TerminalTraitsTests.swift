import Terminal
import Testing

@testable import TerminalLive

@Suite struct TerminalTraitsTests {
  @Test func `what terminals reply is understood`() {
    var traits = TerminalTraits()

    for reply in [
      "_Gi=31;OK", "P>|kitty(0.35.2)", "]11;rgb:1212/8080/ffff", "[?1;0;256S", "[6;20;10t",
      "[?62;4;52;c", "[2;2R",
    ] {
      traits.read(reply)
    }

    #expect(traits.hasKittyGraphics)
    #expect(traits.name == "kitty(0.35.2)")
    #expect(traits.background == .rgb(0x12, 0x80, 0xFF))
    #expect(traits.sixelColors == 256)
    #expect(traits.cellSize == PixelSize(width: 10, height: 20))
    #expect(traits.attributes == [62, 4, 52])
    #expect(traits.hasSixel)
    #expect(traits.hasClipboard)
    #expect(traits.isUTF8 == true)
  }

  @Test(arguments: [
    ("]11;rgb:f/8/0", Color.rgb(255, 136, 0)), ("]11;rgb:ff/80/00", .rgb(255, 128, 0)),
    ("]11;rgba:ffff/8080/0000/ffff", .rgb(255, 128, 0)),
  ])
  func `colours have one to four digits`(reply: String, color: Color) {
    var traits = TerminalTraits()

    traits.read(reply)

    #expect(traits.background == color)
  }

  @Test(arguments: [
    "", "_", "_Gi=32;OK", "_Gi=31;ENODATA:no data", "]11;rgb:", "]11;rgb:1/2", "]11;rgb:-1/2/3",
    "]11;rgb:12345/1/1", "]11;?", "[?xc", "[?99999999999999999999c", "[6;0;0t", "[6;20t",
    "[6;-1;10t", "[6;9999999999;10t", "[3;2R", "[2;R", "[?1;3;0S", "P>",
  ])
  func `what is no reply changes nothing`(reply: String) {
    var traits = TerminalTraits()

    traits.read(reply)

    #expect(traits == TerminalTraits())
  }

  @Test func `a terminal that takes bytes for characters moves its cursor further`() {
    var traits = TerminalTraits()

    traits.read("[2;57R")
    #expect(traits.isUTF8 == nil)
    traits.read("[2;3R")

    #expect(traits.isUTF8 == false)
  }

  @Test func `a name is short and controls nothing`() {
    var traits = TerminalTraits()

    traits.read("P>|\u{202E}x" + String(repeating: "y", count: 10_000))

    #expect(traits.name == "x" + String(repeating: "y", count: 78))
  }

  @Test(
    arguments: [
      (["_Gi=31;OK", "[?62;4c"], [:], .kitty), (["[?62;4c"], [:], .sixel),
      (["[?1;0;16S", "[?62;4c"], [:], nil), (["[?62c"], [:], nil),
      (["P>|WezTerm 2024", "[?62;4c"], [:], .iterm2),
      (["[?62c"], ["TERM_PROGRAM": "iTerm.app"], .iterm2),
      (["_Gi=31;OK", "[?62;4c"], ["TERM": "screen"], nil),
      (["_Gi=31;OK", "[?62;4c"], ["TMUX": "/tmp/x"], nil),
      (["_Gi=31;OK", "P>|kitty(0.26.5)", "[?1c"], ["TMUX": "/tmp/x"], nil),
      (["_Gi=31;OK", "P>|kitty(0.28.0)", "[?1c"], ["TMUX": "/tmp/x"], .kittyInTmux),
      (["_Gi=31;OK", "P>|ghostty 1.2", "[?1c"], ["TERM": "tmux-256color"], .kittyInTmux),
    ] as [([String], [String: String], PixelProtocol?)])
  func `the best way to show pixels is chosen`(
    replies: [String], environment: [String: String], way: PixelProtocol?
  ) {
    var traits = TerminalTraits()
    for reply in replies { traits.read(reply) }

    #expect(
      traits.pixelProtocol(in: TerminalKind(environment), environment: environment) == way)
  }

  @Test func `tmux passes on what is wrapped, with each Esc doubled`() {
    #expect(
      passedThroughTmux("\u{1B}[c\u{1B}[>q")
        == "\u{1B}Ptmux;\u{1B}\u{1B}[c\u{1B}\u{1B}[>q\u{1B}\\")
  }
}
