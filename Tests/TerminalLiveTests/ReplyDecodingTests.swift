import CNcurses
import Terminal
import Testing

@testable import TerminalLive

/// Replies of the terminal among the player's keys: whole, in pieces, late, and broken.
@Suite struct ReplyDecodingTests {
  @Test(arguments: [
    ("\u{1B}[?62;4c", "[?62;4c"), ("\u{1B}_Gi=31;OK\u{1B}\\", "_Gi=31;OK"),
    ("\u{1B}]11;rgb:0/0/0\u{7}", "]11;rgb:0/0/0"), ("\u{1B}P>|xterm(379)\u{1B}\\", "P>|xterm(379)"),
    ("\u{1B}[6;20;10t", "[6;20;10t"), ("\u{1B}[2;2R", "[2;2R"),
  ])
  func `a reply is told from the keys around it, wherever it is cut`(typed: String, reply: String) {
    let all = codes("a" + typed + "b")
    for cut in 1..<all.count {
      var decoder = InputDecoder()

      let inputs = decoder.decode(Array(all[..<cut])) + decoder.decode(Array(all[cut...]))

      // Esc alone is a key.
      guard cut != 2 else { continue }
      #expect(inputs == [.key(.character("a")), .key(.character("b"))], "cut at \(cut)")
      #expect(decoder.replies == [reply], "cut at \(cut)")
    }
  }

  @Test(arguments: [
    "\u{1B}[?62;4c", "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}]11;rgb:0/0/0\u{7}",
    "\u{1B}P>|mintty 3.7.0\u{1B}\\",
  ])
  func `an answer that is awaited presses no key, even if it comes byte by byte`(answer: String) {
    var decoder = InputDecoder()

    let inputs = codes(answer).flatMap { decoder.decode([$0], awaitsReply: true) }

    // Esc alone is the player's, and the sequence without it too: ncurses waits for what follows Esc.
    #expect(inputs.first == .key(.escape))
    var whole = InputDecoder()
    let first = whole.decode(Array(codes(answer).prefix(2)), awaitsReply: true)
    let rest = codes(answer).dropFirst(2).flatMap { whole.decode([$0], awaitsReply: true) }
    #expect(first + rest == [])
    #expect(whole.replies.count == 1)
  }

  @Test(
    arguments: ["\u{1B}]11;rgb:ff", "\u{1B}[6;20", "\u{1B}[?62", "\u{1B}[<0;4", "a\u{1B}["],
    ["n", "?", " ", "7", "\r"])
  func `a key after half a reply and a pause is a key`(half: String, key: String) {
    var decoder = InputDecoder()
    _ = decoder.decode(codes(half))

    let inputs = decoder.decode(codes(key), afterPause: true)

    var fresh = InputDecoder()
    #expect(inputs == fresh.decode(codes(key)))
    #expect(inputs.count == 1)
    #expect(decoder.replies == [])
  }

  @Test func `a reply in pieces is one, even after a pause`() {
    var decoder = InputDecoder()

    let inputs = ["\u{1B}[?6", "2;4", "c", "\u{1B}]11;rgb:", "0/0", "/0", "\u{7}"].flatMap {
      decoder.decode(codes($0), afterPause: $0.count > 1 || $0 == "\u{7}")
    }

    #expect(inputs == [])
    #expect(decoder.replies == ["[?62;4c", "]11;rgb:0/0/0"])
  }

  @Test func `while an answer is awaited, no pause makes a key of it`() {
    var decoder = InputDecoder()

    let inputs = ["\u{1B}[", "?", "6", "2", "c"].flatMap {
      decoder.decode(codes($0), awaitsReply: true, afterPause: true)
    }

    #expect(inputs == [])
  }

  @Test func `an endless reply presses no keys and takes little memory`() {
    var decoder = InputDecoder()
    var inputs = decoder.decode(codes("\u{1B}]11;"))

    for _ in 0..<100 { inputs += decoder.decode(codes(String(repeating: "q", count: 1024))) }
    inputs += decoder.decode(codes("qq\u{1B}\\"))
    inputs += decoder.decode(codes("n"))

    #expect(inputs == [.key(.character("n"))])
    #expect(decoder.replies.map(\.count) == [4098])
  }

  @Test(arguments: ["\u{1B}]11;rgb", "\u{1B}[6;20", "\u{1B}[<0;4", "\u{1B}["])
  func `what another sequence interrupts ends there`(half: String) {
    var decoder = InputDecoder()

    let inputs = decoder.decode(codes(half + "\u{1B}[<0;4;5M"))

    #expect(inputs == [.click(Point(x: 3, y: 4))])
  }

  @Test func `an arrow key after half a reply is a key at once`() {
    var decoder = InputDecoder()

    let inputs = decoder.decode(codes("\u{1B}[6;20") + [.key(KEY_UP)])

    #expect(inputs == [.key(.up)])
  }

  @Test func `letters with Alt do not swallow what is typed next`() {
    var decoder = InputDecoder()

    let inputs = "P]_^X".flatMap { letter in
      decoder.decode(codes("\u{1B}\(letter)")) + decoder.decode(codes("jk"))
    }

    #expect(inputs.count == 10)
  }
}
