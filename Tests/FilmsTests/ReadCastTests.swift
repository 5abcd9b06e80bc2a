import DataFlow
import MemoryTunes
import TestSupport
import Testing

@testable import Films

@Suite struct ReadCastTests {
  private static let header = "{\"version\":3,\"term\":{\"cols\":80,\"rows\":24}}\n"

  private func recording(_ events: String) -> Result<String, CastError> {
    Result { () throws(CastError) in
      String(
        decoding: try Films.recording(inCast: Array((Self.header + events).utf8)), as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("{\"version\":2,\"width\":1,\"height\":1}\n", true), ("{\"version\":3}", true),
    ("{\"metadata\":null,\"program\":\"1\",\"schema\":1}\n", false), ("", false), ("\n", false),
    ("[0.1,\"o\",\"\"]\n", false), ("{\"version\":\"3\"}\n", false),
    ("{\"version\":3,\"command\":\"" + String(repeating: "x", count: 100_000) + "\"}\n", false),
  ])
  func `a cast is known by its first line`(text: String, isOne: Bool) {
    #expect(isCast(Array(text.utf8)) == isOne)
  }

  @Test func `the film of another program has no game in it`() {
    #expect(recording("[0.1,\"o\",\"hello\"]\n[0.2,\"i\",\"q\"]\n") == .failure(.noRecording))
    #expect(recording("") == .failure(.noRecording))
    #expect(recording("[0.1,\"o\",\"a \\\"g\\\" in the output\"]\n") == .failure(.noRecording))
  }

  @Test func `other programs may write the lines in another way`() {
    #expect(recording("# our \"g\" lines:\n[0,\"g\",\"a\"]\n#[0,\"g\",\"b\"]\n") == .success("a\n"))
    #expect(
      recording("[ 0.1 , \"g\" , \"a\" ]\r\n[0,\"o\",\"\"]\n[1e-3, \"g\", \"b\"]")
        == .success("a\nb\n"))
  }

  @Test(arguments: [
    "[0.1,\"g\",7]", "[0.1,\"g\"", "[\"g\",\"a\"]", "{\"code\":\"g\"}", "[0.1,\"g\",\"\\ud800\"]",
    "[0.1,\"g\"]",
  ])
  func `a line with our code and no text is damage, which is told with its number`(line: String) {
    #expect(recording("[0.1,\"g\",\"a\"]\n\(line)\n") == .failure(.damaged(lineNumber: 3)))
  }

  @Test @MainActor
  func `two recordings in one film are no recording`() throws {
    let bytes = RecordedGame(seed: 1).bytes + RecordedGame(seed: 2).bytes
    let recording = try AppRecording(bytes, schema: AppState.schema)

    guard case .altered = recording.end else {
      Issue.record("\(String(describing: recording.end))")
      return
    }
  }

  @Test func `random lines never crash`() {
    var seed: UInt64 = 1
    for _ in 0..<2000 {
      let bytes = (0..<60).map { _ in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1
        return Array("[]{}\"g,o:01.\\u\n ".utf8)[Int(seed >> 33) % 16]
      }
      _ = isCast(bytes)
      _ = try? Films.recording(inCast: Array(Self.header.utf8) + bytes)
    }
  }
}
