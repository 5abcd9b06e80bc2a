import DataFlow
import Foundation
import Testing

/// Actions printed as a test.
@Suite struct ReplayedTestTests {
  @Test func `actions are printed as a test that replays them`() {
    let source = replayedTest(
      named: "a name", setUp: ["let play = x"],
      playing: [TallyAction.add(amount: 1), .name("a/b")])

    #expect(
      source == ##"""
        @Test func `a name`() throws {
          let play = x
          try play.replay(
            #"""
            {"add":{"amount":1}}
            {"name":{"_0":"a/b"}}
            """#)
        }
        """##)
  }

  @Test(arguments: ["\"é\u{202E}\u{7F}\u{1B}[2J👍\"", "\\#(1)", "\"\"\"#", "\n\r\u{2028}\0"])
  func `every text is printed in visible ASCII, and read back as it was`(text: String) throws {
    let json = try #require(sourceJSON(TallyAction.name(text)))

    #expect(json.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
    #expect(
      try JSONDecoder().decode(TallyAction.self, from: Data(json.utf8)) == .name(text))
  }

  @Test func `a literal ends where the text does`() {
    #expect(rawString(["a"], ending: ")") == ["#\"\"\"", "a", "\"\"\"#)"])
    #expect(
      rawString(["\\#(x)", "\"\"\"##"], ending: "")
        == ["###\"\"\"", "\\#(x)", "\"\"\"##", "\"\"\"###"])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `numbers that JSON does not have are printed as text`(number: Double) throws {
    struct Fill: Codable {
      var level: Double
    }

    let json = try #require(sourceJSON(Fill(level: number)))

    let read = try JSONDecoder.recording.decode(Fill.self, from: Data(json.utf8))
    #expect("\(read.level)" == "\(number)")
  }

  @Test func `an action that cannot be encoded is described`() {
    struct Strange: Encodable {
      let number = Double.nan

      func encode(to encoder: any Encoder) throws {
        throw CancellationError()
      }
    }

    #expect(replayedTest(named: "a", playing: [Strange()]).contains("\n    Strange(number: nan)\n"))
  }
}
