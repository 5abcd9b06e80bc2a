import Basics
import Testing

@testable import TerminalLive

/// A frame without the colours that the terminal already has.
@Suite struct RepeatedColorsTests {
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
