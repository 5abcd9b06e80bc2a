import CNcurses
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
      // What means nothing is passed over.
      (.character(0), nil), (.character(28), nil), (.character(0xD800), nil), (.key(KEY_F0), nil),
      (.key(KEY_F0 + 13), nil), (.key(KEY_RESIZE), nil),
    ] as [(Code, Key?)])
  func `what ncurses reads becomes the player's key`(code: Code, key: Key?) {
    let inputs = key.map { [Input.key($0)] } ?? []

    #expect(decoded([code]) == inputs)
  }

  @Test(
    arguments: [
      ("[A", .up), ("OA", .up), ("[B", .down), ("OB", .down), ("[C", .right), ("OC", .right),
      ("[D", .left), ("OD", .left), ("[H", .home), ("OH", .home), ("[1~", .home), ("[7~", .home),
      ("[5~", .home), ("[F", .end), ("OF", .end), ("[4~", .end), ("[8~", .end), ("[6~", .end),
      ("OP", .function(1)), ("[11~", .function(1)), ("OQ", .function(2)), ("[15~", .function(5)),
      ("[24~", .function(12)), ("[2~", .insert), ("[3~", .delete),
      // The keypad, and modifiers.
      ("OM", .enter), ("Op", .character("0")), ("Oy", .character("9")), ("Ok", .character("+")),
      ("Om", .character("-")), ("OX", .character("=")), ("OI", .tab), ("\t", .backTab),
      ("[Z", .backTab), ("Ob", .down), ("[c", .right), ("[1;5A", .up), ("[1;2D", .left),
      ("[3;5~", .delete), ("[15;2~", .function(5)), ("[1;5P", .function(1)),
      ("[99;5u", .control("c")), ("[122;5:1u", .control("z")), ("[27;5;99~", .control("c")),
      ("[13u", .enter), ("[27u", .escape), ("[9;2u", .backTab), ("[97u", .character("a")),
      ("[97;2u", .character("A")), ("[97:65;2u", .character("A")), ("[57414u", .enter),
      ("[57404u", .character("5")), ("[57413u", .character("+")), ("[57419;129u", .up),
      ("[109;5u", .enter), ("[127u", .backspace),
      // Other reports of keys mean nothing.
      ("[99;3u", nil), ("[97;1:3u", nil), ("[57441u", nil), ("[u", nil), ("[;5u", nil),
      ("[99;0u", nil), ("[27;5~", nil), ("[1;5;5A", nil), ("[99999999999999999999;5u", nil),
      ("[55296u", nil), ("[4294967295;5u", nil), ("Oz", nil), ("[1;1R", nil),
    ] as [(String, Key?)])
  func `a sequence is known whatever the terminal's entry says`(sequence: String, key: Key?) {
    let inputs = key.map { [Input.key($0)] } ?? []

    #expect(decoded(codes("␛" + sequence)) == inputs)
    #expect(decoded(codes("␛" + sequence + "q")) == inputs + [.key(.character("q"))])
  }

  /// The left button and the wheel, and nothing else of the mouse; of the focus only its loss.
  @Test(
    arguments: [
      ("␛[<0;4;5M", [.click(Point(x: 3, y: 4))]), ("␛[<0;4;5m", []),
      ("␛[<64;4;5M", [.key(.scrollUp)]),
      ("␛[<65;4;5M", [.key(.scrollDown)]), ("␛[<2;4;5M", []), ("␛[<35;4;5M", []), ("␛[<0;4M", []),
      ("␛[<;;M", []), ("␛[<0;1;1M", [.click(Point(x: 0, y: 0))]), ("␛[<0;1;0M", []),
      ("␛[<0;10000;10000M", [.click(Point(x: 9999, y: 9999))]), ("␛[<0;10001;1M", []),
      ("␛[<0;1;10001M", []), ("␛[<0;99999999999999999999;1M", []),
      ("␛[<0;-9223372036854775808;1M", []), ("␛[<0;0;1M", []), ("␛[<0;4;", []), ("␛[M !!", []),
      ("␛[O", [.key(.focusLost)]), ("␛[I", []),
      ("␛[Oq", [.key(.focusLost), .key(.character("q"))]),
      ("␛[200~␛[O␛[201~", []), ("␛[1O", []), ("␛[1@q", [.key(.character("q"))]), ("␛[1?q", []),
      // Letters of an unknown sequence press no keys.
      ("␛[1;5Eq", [.key(.character("q"))]), ("␛[?1;2cq", [.key(.character("q"))]),
      ("␛OTx", [.key(.character("x"))]), ("␛qz", [.key(.character("z"))]), ("␛[", []),
      ("ab", [.key(.character("a")), .key(.character("b"))]),
      ("␛␛", [.key(.escape), .key(.escape)]),
      // Ctrl-L redraws the screen, unless it is pasted, also if it is reported in full.
      ("␛[108;5u", [.redraw]), ("a\u{C}␛[200~\u{C}␛[201~", [.key(.character("a")), .redraw]),
    ] as [(String, [Input])])
  func `the player's input is what is typed at once`(typed: String, inputs: [Input]) {
    #expect(decoded(codes(typed)) == inputs)
  }

  private static let mail = Array(repeating: "pop-4x4-7k3q", count: 200).joined(separator: " ")

  /// What arrives one after the other, `…` after a pause, and the input in each.
  @Test(
    arguments: [
      (
        "what is pasted is one text, in however many pieces it comes",
        ["␛[200~ pop␛[A", "-4x4\n", "-7k3q ␛[201~z"],
        [[], [], [.key(.paste("pop-4x4 -7k3q")), .key(.character("z"))]]
      ),
      ("a whole mail is one, too", ["␛[200~\(mail)␛[201~"], [[.key(.paste(mail))]]),
      (
        "a paste goes on after a pause", ["…␛[200~q", "…qq", "…q␛[201~", "z"],
        [[], [], [.key(.paste("qqqq"))], [.key(.character("z"))]]
      ),
      (
        "it ends even if it contains the beginning of a sequence", ["␛[200~a␛[6;2␛[201~z"],
        [[.key(.paste("a")), .key(.character("z"))]]
      ),
      (
        "Esc alone ends one without end", ["␛[200~q", "␛", "q"], [[], [], [.key(.character("q"))]]
      ),
      (
        "a click after a pause does, too", ["␛[200~q", "␛[<0;3;2M", "…␛[<0;3;2M", "␛[<0;3;2M"],
        [[], [], [.click(Point(x: 2, y: 1))], [.click(Point(x: 2, y: 1))]]
      ),
      ("a key after a pause", ["␛[200~q", "?", "…?"], [[], [], [.key(.character("?"))]]),
      ("Enter", ["␛[200~q", "\r", "…\r"], [[], [], [.key(.enter)]]),
      ("a letter", ["␛[200~q", "q", "…q"], [[], [], [.key(.character("q"))]]),
      ("a digit", ["␛[200~q", "1", "…1"], [[], [], [.key(.character("1"))]]),
    ] as [(String, [String], [[Input]])])
  func `what is pasted is one text`(what: String, pieces: [String], inputs: [[Input]]) {
    var decoder = InputDecoder()

    let found = pieces.map { piece in
      decoder.decode(codes(piece.replacing("…", with: "")), afterPause: piece.hasPrefix("…"))
    }

    #expect(found == inputs)
  }

  @Test func `what arrives faster than anybody types is a paste, until a pause`() {
    var decoder = InputDecoder()
    let long = String(repeating: "qn\r", count: 400)
    func paste(_ text: String, afterPause: Bool = false) -> [Input] {
      decoder.decode(codes(text), afterPause: afterPause)
    }

    #expect(paste(String(repeating: "n", count: 31)).count == 31)
    #expect(paste(long + "␛[31m" + long, afterPause: true).count == 1)
    #expect(paste("n\r") == [.key(.paste("n"))])
    #expect(paste("n", afterPause: true) == [.key(.character("n"))])
    #expect(paste("\r\n\r" + String(repeating: " ", count: 40)) == [])
  }
}

@Suite struct ReplyDecodingTests {
  @Test(arguments: [
    ("␛[?62;4c", "[?62;4c"), ("␛_Gi=31;OK␛\\", "_Gi=31;OK"),
    ("␛]11;rgb:0/0/0\u{7}", "]11;rgb:0/0/0"), ("␛P>|xterm(379)␛\\", "P>|xterm(379)"),
    ("␛[6;20;10t", "[6;20;10t"), ("␛[2;2R", "[2;2R"),
  ])
  func `a reply is told from the keys around it, wherever it is cut`(typed: String, reply: String) {
    let all = codes("a" + typed + "b")
    // Esc alone is a key.
    for cut in 1..<all.count where cut != 2 {
      var decoder = InputDecoder()

      let inputs = decoder.decode(Array(all[..<cut])) + decoder.decode(Array(all[cut...]))

      #expect(inputs == [.key(.character("a")), .key(.character("b"))], "cut at \(cut)")
      #expect(decoder.replies == [reply], "cut at \(cut)")
    }
  }

  @Test(arguments: ["␛[?62;4c", "␛_Gi=31;OK␛\\", "␛]11;rgb:0/0/0\u{7}", "␛P>|mintty 3.7.0␛\\"])
  func `an answer that is awaited presses no key, even if it comes byte by byte`(answer: String) {
    var decoder = InputDecoder()
    var whole = InputDecoder()

    let inputs = codes(answer).flatMap { decoder.decode([$0], awaitsReply: true) }
    let first = whole.decode(Array(codes(answer).prefix(2)), awaitsReply: true)
    let rest = codes(answer).dropFirst(2).flatMap { whole.decode([$0], awaitsReply: true) }

    // Esc alone is the player's, and the sequence without it too: ncurses waits for what follows Esc.
    #expect(inputs.first == .key(.escape))
    #expect(first + rest == [])
    #expect(whole.replies.count == 1)
  }

  @Test(
    arguments: ["␛]11;rgb:ff", "␛[6;20", "␛[?62", "␛[<0;4", "a␛["], ["n", "?", " ", "7", "\r"])
  func `a key after half a reply and a pause is a key`(half: String, key: String) {
    var decoder = InputDecoder()
    _ = decoder.decode(codes(half))

    let inputs = decoder.decode(codes(key), afterPause: true)

    #expect(inputs == decoded(codes(key)))
    #expect(inputs.count == 1)
    #expect(decoder.replies == [])
  }

  @Test func `a reply in pieces is one, even after a pause, and no key while it is awaited`() {
    var (decoder, waiting) = (InputDecoder(), InputDecoder())

    let inputs = ["␛[?6", "2;4", "c", "␛]11;rgb:", "0/0", "/0", "\u{7}"].flatMap {
      decoder.decode(codes($0), afterPause: $0.count > 1 || $0 == "\u{7}")
    }
    let others = ["␛[", "?", "6", "2", "c"].flatMap {
      waiting.decode(codes($0), awaitsReply: true, afterPause: true)
    }

    #expect(inputs == [])
    #expect(decoder.replies == ["[?62;4c", "]11;rgb:0/0/0"])
    #expect(others == [])
  }

  @Test func `an endless reply presses no keys and takes little memory`() {
    var decoder = InputDecoder()
    var inputs = decoder.decode(codes("␛]11;"))

    for _ in 0..<100 { inputs += decoder.decode(codes(String(repeating: "q", count: 1024))) }
    inputs += decoder.decode(codes("qq␛\\"))
    inputs += decoder.decode(codes("n"))

    #expect(inputs == [.key(.character("n"))])
    #expect(decoder.replies.map(\.count) == [4098])
  }

  @Test(arguments: ["␛]11;rgb", "␛]11;rgb\\", "␛[6;20", "␛[<0;4", "␛["])
  func `what another sequence or a key interrupts ends there`(half: String) {
    #expect(decoded(codes(half + "␛[<0;4;5M")) == [.click(Point(x: 3, y: 4))])
    #expect(decoded(codes("␛[6;20") + [.key(KEY_UP)]) == [.key(.up)])
  }

  @Test func `letters with Alt do not swallow what is typed next`() {
    var decoder = InputDecoder()

    let inputs = "P]_^X".flatMap { letter in
      decoder.decode(codes("␛\(letter)")) + decoder.decode(codes("jk"))
    }

    #expect(inputs.count == 10)
  }
}

/// What is typed, with `␛` for Esc.
func codes(_ typed: String) -> [Code] {
  typed.replacing("␛", with: "\u{1B}").unicodeScalars.map { Code.character($0.value) }
}

func decoded(_ codes: [Code]) -> [Input] {
  var decoder = InputDecoder()
  return decoder.decode(codes)
}
