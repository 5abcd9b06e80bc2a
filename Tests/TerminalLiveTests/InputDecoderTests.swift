import CNcurses
import Terminal
import Testing

@testable import TerminalLive

@Suite struct InputDecoderTests {
  @Test(
    arguments: [
      (.character(13), .enter), (.character(10), .enter), (.character(9), .tab),
      (.character(127), .backspace), (.character(8), .backspace), (.character(27), .escape),
      (.character(0x71), .character("q")), (.character(0x20), .character(" ")),
      (.character(0x1F3B5), .character("🎵")), (.key(KEY_UP), .up), (.key(KEY_DOWN), .down),
      (.key(KEY_LEFT), .left), (.key(KEY_RIGHT), .right), (.key(KEY_ENTER), .enter),
      (.key(KEY_BACKSPACE), .backspace), (.key(KEY_PPAGE), .home), (.key(KEY_NPAGE), .end),
      (.key(KEY_HOME), .home), (.key(KEY_END), .end), (.key(KEY_BTAB), .backTab),
      (.key(KEY_F0 + 1), .function(1)), (.key(KEY_F0 + 12), .function(12)), (.key(KEY_IC), .insert),
      (.key(KEY_DC), .delete), (.character(1), .control("a")), (.character(24), .control("x")),
    ] as [(Code, Key)])
  func `what ncurses reads becomes the player's key`(code: Code, key: Key) {
    #expect(decoded([code]) == [.key(key)])
  }

  @Test(arguments: [
    Code.character(0), .character(28), .character(0xD800), .key(KEY_F0), .key(KEY_F0 + 13),
    .key(KEY_RESIZE),
  ])
  func `what means nothing is passed over`(code: Code) {
    #expect(decoded([code]) == [])
  }

  @Test(
    arguments: [
      ("\u{1B}[<0;4;5M", [.click(Point(x: 3, y: 4))]), ("\u{1B}[<0;4;5m", []),
      ("\u{1B}[<64;4;5M", [.key(.scrollUp)]), ("\u{1B}[<65;4;5M", [.key(.scrollDown)]),
      ("\u{1B}[<2;4;5M", []), ("\u{1B}[<35;4;5M", []), ("\u{1B}[<0;4M", []), ("\u{1B}[<;;M", []),
      ("\u{1B}[<0;1;1M", [.click(Point(x: 0, y: 0))]), ("\u{1B}[<0;1;0M", []),
      ("\u{1B}[<0;10000;10000M", [.click(Point(x: 9999, y: 9999))]),
      ("\u{1B}[<0;10001;1M", []), ("\u{1B}[<0;1;10001M", []),
      ("\u{1B}[<0;99999999999999999999;1M", []),
      ("\u{1B}[<0;-9223372036854775808;1M", []), ("\u{1B}[<0;0;1M", []), ("\u{1B}[<0;4;", []),
      ("\u{1B}[M !!", []),
    ] as [(String, [Input])])
  func `a click of the left button and a turn of the wheel count, and nothing else of the mouse`(
    typed: String, inputs: [Input]
  ) {
    #expect(decoded(codes(typed)) == inputs)
  }

  @Test(
    arguments: [
      ("\u{1B}[O", [.key(.focusLost)]), ("\u{1B}[I", []),
      ("\u{1B}[Oq", [.key(.focusLost), .key(.character("q"))]),
      ("\u{1B}[200~\u{1B}[O\u{1B}[201~", []), ("\u{1B}[1O", []),
      ("\u{1B}[1@q", [.key(.character("q"))]), ("\u{1B}[1?q", []),
    ] as [(String, [Input])])
  func `of the focus only its loss counts`(typed: String, inputs: [Input]) {
    #expect(decoded(codes(typed)) == inputs)
  }

  @Test(
    arguments: [
      ("[A", .up), ("OA", .up), ("[B", .down), ("OB", .down), ("[C", .right), ("OC", .right),
      ("[D", .left), ("OD", .left), ("[H", .home), ("OH", .home), ("[1~", .home), ("[7~", .home),
      ("[5~", .home), ("[F", .end), ("OF", .end), ("[4~", .end), ("[8~", .end), ("[6~", .end),
      ("OP", .function(1)), ("[11~", .function(1)), ("OQ", .function(2)), ("[15~", .function(5)),
      ("[24~", .function(12)), ("[2~", .insert), ("[3~", .delete),
    ] as [(String, Key)])
  func `a key is known even if the terminal's entry is wrong`(typed: String, key: Key) {
    #expect(decoded(codes("\u{1B}" + typed + "q")) == [.key(key), .key(.character("q"))])
  }

  @Test(arguments: [
    ("\u{1B}[1;5Eq", "q"), ("\u{1B}[?1;2cq", "q"), ("\u{1B}OTx", "x"), ("\u{1B}qz", "z"),
    ("\u{1B}[", ""), ("ab", "ab"),
  ])
  func `letters of an unknown escape sequence press no keys`(typed: String, keys: String) {
    #expect(decoded(codes(typed)) == keys.map { Input.key(.character($0)) })
  }

  @Test func `Esc twice is Esc twice`() {
    #expect(decoded([.character(27), .character(27)]) == [.key(.escape), .key(.escape)])
  }

  @Test func `a whole mail can be pasted`() {
    let mail = Array(repeating: "pop-4x4-7k3q", count: 200).joined(separator: " ")
    var decoder = InputDecoder()
    let codes = "\u{1B}[200~\(mail)\u{1B}[201~".unicodeScalars.map { Code.character($0.value) }

    #expect(decoder.decode(codes) == [.key(.paste(mail))])
  }

  @Test func `what is pasted is one text, in however many pieces it comes`() {
    var decoder = InputDecoder()

    let keys = ["\u{1B}[200~ pop\u{1B}[A", "-4x4\n", "-7k3q \u{1B}[201~z"].map {
      decoder.decode(codes($0))
    }

    #expect(keys == [[], [], [.key(.paste("pop-4x4 -7k3q")), .key(.character("z"))]])
  }

  @Test func `so is what arrives faster than anybody types, until a pause`() {
    var decoder = InputDecoder()
    let long = String(repeating: "qn\r", count: 400)
    func paste(_ text: String, afterPause: Bool = false) -> [Input] {
      decoder.decode(codes(text), afterPause: afterPause)
    }

    #expect(paste(String(repeating: "n", count: 31)).count == 31)
    #expect(paste(long + "\u{1B}[31m" + long, afterPause: true).count == 1)
    #expect(paste("n\r") == [.key(.paste("n"))])
    #expect(paste("n", afterPause: true) == [.key(.character("n"))])
    #expect(paste("\r\n\r" + String(repeating: " ", count: 40)) == [])
  }

  @Test(
    arguments: [
      ("OM", .enter), ("Op", .character("0")), ("Oy", .character("9")), ("Ok", .character("+")),
      ("Om", .character("-")), ("OX", .character("=")), ("OI", .tab), ("\t", .backTab),
      ("[Z", .backTab), ("Ob", .down), ("[c", .right), ("[1;5A", .up), ("[1;2D", .left),
      ("[3;5~", .delete),
      ("[15;2~", .function(5)),
      ("[1;5P", .function(1)), ("[99;5u", .control("c")), ("[122;5:1u", .control("z")),
      ("[27;5;99~", .control("c")), ("[13u", .enter), ("[27u", .escape), ("[9;2u", .backTab),
      ("[97u", .character("a")), ("[97;2u", .character("A")), ("[97:65;2u", .character("A")),
      ("[57414u", .enter), ("[57404u", .character("5")), ("[57413u", .character("+")),
      ("[57419;129u", .up), ("[109;5u", .enter), ("[127u", .backspace),
    ] as [(String, Key)])
  func `keys of the keypad and with modifiers count, whatever the terminal's entry says`(
    sequence: String, key: Key
  ) {
    #expect(decoded(codes("\u{1B}" + sequence)) == [.key(key)])
  }

  @Test(arguments: [
    "[99;3u", "[97;1:3u", "[57441u", "[u", "[;5u", "[99;0u", "[27;5~", "[1;5;5A",
    "[99999999999999999999;5u", "[55296u", "[4294967295;5u", "Oz", "[1;1R",
  ])
  func `other reports of keys mean nothing`(sequence: String) {
    #expect(decoded(codes("\u{1B}" + sequence)) == [])
  }

  @Test func `Ctrl-L that is reported in full redraws the screen, too`() {
    #expect(decoded(codes("\u{1B}[108;5u")) == [.redraw])
  }

  @Test(arguments: ["?", "\r", "q", "1"])
  func `a key after a pause ends a paste whose end was lost`(key: String) {
    var decoder = InputDecoder()

    let dropped = decoder.decode(codes("\u{1B}[200~q")) + decoder.decode(codes(key))
    let inputs = decoder.decode(codes(key), afterPause: true)

    #expect(dropped == [])
    #expect(inputs == decoded(codes(key)))
    #expect(inputs.count == 1)
  }

  @Test func `so does a click`() {
    var decoder = InputDecoder()
    let click = codes("\u{1B}[<0;3;2M")

    let dropped = decoder.decode(codes("\u{1B}[200~q")) + decoder.decode(click)
    let inputs = decoder.decode(click, afterPause: true) + decoder.decode(click)

    #expect(dropped == [])
    #expect(inputs == [.click(Point(x: 2, y: 1)), .click(Point(x: 2, y: 1))])
  }

  @Test func `a paste goes on after a pause`() {
    var decoder = InputDecoder()

    let inputs = ["\u{1B}[200~q", "qq", "q\u{1B}[201~"].flatMap {
      decoder.decode(codes($0), afterPause: true)
    }

    #expect(inputs == [.key(.paste("qqqq"))])
    #expect(decoder.decode(codes("z")) == [.key(.character("z"))])
  }

  @Test func `a paste ends even if it contains the beginning of a sequence`() {
    #expect(
      decoded(codes("\u{1B}[200~a\u{1B}[6;2\u{1B}[201~z")) == [
        .key(.paste("a")), .key(.character("z")),
      ])
  }

  @Test func `Ctrl-L asks for the screen to be redrawn, unless it is pasted`() {
    #expect(
      decoded(codes("a\u{C}\u{1B}[200~\u{C}\u{1B}[201~")) == [.key(.character("a")), .redraw])
  }

  @Test func `Esc alone ends a paste whose end was lost`() {
    var decoder = InputDecoder()

    let keys = ["\u{1B}[200~q", "\u{1B}", "q"].map { decoder.decode(codes($0)) }

    #expect(keys == [[], [], [.key(.character("q"))]])
  }
}

func codes(_ typed: String) -> [Code] {
  typed.unicodeScalars.map { Code.character($0.value) }
}

/// The input that a fresh decoder makes of the codes.
private func decoded(_ codes: [Code]) -> [Input] {
  var decoder = InputDecoder()
  return decoder.decode(codes)
}
