import CNcurses
import Terminal
import Testing

@testable import TerminalLive

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

  @Test(arguments: ["␛]11;rgb", "␛[6;20", "␛[<0;4", "␛["])
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
