import Foundation
import MemoryTunes
import TestSupport
import Testing

@testable import Program

@Suite struct TuneLevelsTests {
  /// The levels of covers, by a file with this text.
  private func levels(of covers: String..., in text: String) throws -> [[Int]] {
    try withTemporaryFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/Tunes", withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: folder + "/Tunes/levels.json"))
      return covers.map(TuneLevels(resources: folder).levels)
    }
  }

  @Test func `the tunes that come with the game have levels`() throws {
    let levels = TuneLevels(resources: resources)

    #expect(levels.levels(of: "pop/zest-wishes").count > 15)
    #expect(levels.levels(of: "pop/no-such-cover").isEmpty)
  }

  @Test func `levels that cannot be are left out`() throws {
    let long = [Int](repeating: 1, count: Meter.maximumStep + 1)
    let text = #"{"a": [0, 255], "b": [-1], "c": [256], "d": \#(long), "e": []}"#

    #expect(try levels(of: "a", "b", "c", "d", "e", in: text) == [[0, 255], [], [], [], []])
  }

  @Test(arguments: ["", "[]", #"{"a": ["x"]}"#, #"{"a": [1e99]}"#, "{\"a\": [1]}\0", "{"])
  func `a damaged file has no levels`(text: String) throws {
    #expect(try levels(of: "a", in: text) == [[]])
  }

  @Test func `a file that is too large, or not there, has no levels`() throws {
    let large = #"{"a": [1]}"# + String(repeating: " ", count: 1 << 20)

    #expect(try levels(of: "a", in: large) == [[]])
    #expect(TuneLevels(resources: "/nowhere").levels(of: "a").isEmpty)
  }
}
