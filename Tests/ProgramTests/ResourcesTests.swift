import Foundation
import TestSupport

@testable import Program

@Suite struct ResourcesTests: FolderSuite {
  let testFolder = TestFolder()

  @Test(arguments: [
    ("bin/game", "share/memorytunes", "share/doc/memorytunes/copyright"),
    (".build/release/game", "Resources", "Packaging/Debian/copyright"),
  ])
  func `a game finds its files below the same prefix, or in the repository, or nothing`(
    program: String, resources: String, licences: String
  ) throws {
    for file in [resources + "/Covers/back.png", licences] {
      try write("", to: "\(folder)/\(file)")
    }

    #expect(resourceFolder(program: "\(folder)/\(program)") == "\(folder)/\(resources)")
    #expect(licenceFile(program: "\(folder)/\(program)") == "\(folder)/\(licences)")
    #expect(resourceFolder(program: "") == nil)
  }
}

@Suite struct BandResourcesTests {
  private struct Piece: Decodable {
    struct Part: Decodable { let role: String }
    let beatFrames: Int
    let beatsInBar: Int
    let bars: Int
    let parts: [String: Part]
  }

  private static func pieces() throws -> [String: Piece] {
    let file = URL(filePath: resources + "/Tunes/band.json")
    return try JSONDecoder().decode([String: Piece].self, from: Data(contentsOf: file))
  }

  @Test func `each category has a piece of four bars of four beats of the known length`() throws {
    let pieces = try Self.pieces()

    #expect(pieces.keys.sorted() == Category.bundled.map(\.id).sorted())
    for category in Category.bundled {
      let piece = try #require(pieces[category.id])
      #expect((piece.bars, piece.beatsInBar) == (4, 4))
      #expect(category.beat == .nanoseconds(piece.beatFrames * 1_000_000_000 / 48_000))
    }
  }

  @Test(arguments: Category.bundled)
  func `each cover has a part with the role that is shown, and levels as long as its round`(
    category: MemoryTunes.Category
  ) throws {
    let piece = try #require(try Self.pieces()[category.id])
    let levels = try JSONDecoder().decode(
      [String: [Int]].self,
      from: Data(contentsOf: URL(filePath: resources + "/Tunes/levels.json")))

    #expect(piece.parts.count == 20)
    for (cover, part) in piece.parts {
      #expect(Role(ofCover: cover, in: category)?.rawValue == part.role)
      let round = piece.beatFrames * piece.beatsInBar * piece.bars
      #expect(levels["band/" + cover]?.count == (round + 4799) / 4800)
    }
  }
}

@Suite struct TuneLevelsTests {
  /// The levels of covers, by a file with this text.
  private func levels(of covers: String..., in text: String) throws -> [[Int]] {
    try withTemporaryFolder { folder in
      try write(text, to: folder + "/Tunes/levels.json")
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

  @Test(arguments: [
    "", "[]", #"{"a": ["x"]}"#, #"{"a": [1e99]}"#, "{\"a\": [1]}\0", "{",
    #"{"a": [1]}"# + String(repeating: " ", count: 1 << 20),
  ])
  func `a file that is damaged, too large or not there has no levels`(text: String) throws {
    #expect(try levels(of: "a", in: text) == [[]])
    #expect(TuneLevels(resources: "/nowhere").levels(of: "a").isEmpty)
  }
}
