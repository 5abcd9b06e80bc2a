import Testing

@testable import TerminalLive

@Suite struct TerminalPlanTests {
  @Test(
    arguments: [
      (nil, "TERM=xterm-256color", "memorytunes-xterm-256color", nil),
      (nil, "TERM=xterm-256color COLORTERM=truecolor", "memorytunes-xterm", .truecolor),
      (nil, "TERM=xterm-kitty COLORTERM=24bit", "memorytunes-xterm", .truecolor),
      (nil, "TERM=tmux-256color COLORTERM=truecolor", "memorytunes-tmux", .truecolor),
      (nil, "TERM=screen TMUX=/tmp/tmux,1,0 COLORTERM=TrueColor", "memorytunes-screen", .truecolor),
      (nil, "TERM=screen COLORTERM=truecolor", "memorytunes-screen-8color", nil),
      (nil, "TERM=screen.xterm-256color STY=1.pts-0 COLORTERM=24bit", "screen.xterm-256color", nil),
      (nil, "TERM=xterm-256color STY=1.pts-0 COLORTERM=24bit", "memorytunes-xterm-256color", nil),
      (nil, "TERM=eterm-color COLORTERM=truecolor", "eterm-color", nil),
      (nil, "TERM=eterm-color TMUX=/tmp/tmux,1,0 COLORTERM=truecolor", "eterm-color", nil),
      (
        nil, "TERM=xterm-256color INSIDE_EMACS=28.2,term:0.96 COLORTERM=24bit",
        "memorytunes-xterm-256color", nil
      ),
      (.truecolor, "TERM=screen STY=1.pts-0.host", "memorytunes-screen", .truecolor),
      (nil, "TERM=xterm COLORTERM=yes", "memorytunes-xterm-256color", nil),
      (nil, "TERM=screen", "memorytunes-screen-8color", nil),
      (nil, "TERM=screen STY=1.pts-0.host", "memorytunes-screen-8color", nil),
      (nil, "TERM=screen TMUX=/tmp/tmux,1,0", "memorytunes-screen-256color", nil),
      (nil, "TERM=screen-256color", "memorytunes-screen-256color", nil),
      (.palette256, "TERM=screen", "memorytunes-screen-256color", .palette256),
      (.palette16, "TERM=screen", "screen-256color", .palette16),
      (nil, "TERM=mlterm", "memorytunes-xterm", .truecolor),
      (nil, "TERM=mlterm NO_COLOR=1", "mlterm", .mono),
      (nil, "TERM=foot", "foot", nil),
      (nil, "TERM=linux", "linux", nil),
      (nil, "COLORTERM= TERM=", "memorytunes-xterm-256color", nil),
      (nil, "", "memorytunes-xterm-256color", nil),
      (nil, "TERM=xterm NO_COLOR=1 COLORTERM=truecolor", "xterm-256color", .mono),
      (nil, "TERM=xterm NO_COLOR= COLORTERM=24bit", "memorytunes-xterm", .truecolor),
      (.truecolor, "TERM=xterm NO_COLOR=1", "memorytunes-xterm", .truecolor),
      (.palette256, "TERM=xterm COLORTERM=truecolor", "memorytunes-xterm-256color", .palette256),
      (.palette256, "TERM=linux", "memorytunes-xterm-256color", .palette256),
      (.palette256, "TERM=putty-256color", "putty-256color", .palette256),
      (.palette16, "TERM=xterm-256color", "xterm-256color", .palette16),
      (.palette256, "TERM=tmux-256color", "memorytunes-tmux-256color", .palette256),
      (.palette16, "TERM=vt100", "vt100", .palette16),
      (.mono, "TERM=vt220 COLORTERM=truecolor", "vt220", .mono),
    ] as [(ColorDepth?, String, String, ColorDepth?)])
  func `what the player demands goes before what the terminal says`(
    demanded: ColorDepth?, environment: String, entry: String, depth: ColorDepth?
  ) {
    let plan = TerminalPlan(demanded: demanded, environment: variables(environment))

    #expect(plan.entry == entry)
    #expect(plan.depth == depth)
  }

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

  /// Colours have one to four digits; what is no reply changes nothing.
  @Test(
    arguments: [
      ("]11;rgb:f/8/0", .rgb(255, 136, 0)), ("]11;rgb:ff/80/00", .rgb(255, 128, 0)),
      ("]11;rgba:ffff/8080/0000/ffff", .rgb(255, 128, 0)), ("", nil), ("_", nil),
      ("_Gi=32;OK", nil), ("_Gi=31;ENODATA:no data", nil), ("]11;rgb:", nil), ("]11;rgb:1/2", nil),
      ("]11;rgb:-1/2/3", nil), ("]11;rgb:12345/1/1", nil), ("]11;?", nil), ("[?xc", nil),
      ("[?99999999999999999999c", nil), ("[6;0;0t", nil), ("[6;20t", nil), ("[6;-1;10t", nil),
      ("[6;9999999999;10t", nil), ("[3;2R", nil), ("[2;R", nil), ("[?1;3;0S", nil), ("P>", nil),
    ] as [(String, Color?)])
  func `one reply says one thing or nothing`(reply: String, color: Color?) {
    var (traits, expected) = (TerminalTraits(), TerminalTraits())
    expected.background = color

    traits.read(reply)

    #expect(traits == expected)
  }

  @Test func `the cursor of a terminal that takes bytes for characters moves further`() {
    var traits = TerminalTraits()

    for (reply, isUTF8) in [("[2;57R", nil), ("[2;3R", false)] as [(String, Bool?)] {
      traits.read(reply)
      #expect(traits.isUTF8 == isUTF8)
    }
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

    #expect(traits.pixelProtocol(in: TerminalKind(environment), environment: environment) == way)
  }

  @Test func `tmux passes on what is wrapped, with each Esc doubled`() {
    #expect(
      passedThroughTmux("\u{1B}[c\u{1B}[>q")
        == "\u{1B}Ptmux;\u{1B}\u{1B}[c\u{1B}\u{1B}[>q\u{1B}\\")
  }
}

func variables(_ text: String) -> [String: String] {
  let pairs = text.split(separator: " ").map {
    $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  }
  return Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
}
