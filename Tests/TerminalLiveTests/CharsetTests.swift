import Foundation
import Testing

@testable import TerminalLive

@Suite struct CharsetTests {
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
}
