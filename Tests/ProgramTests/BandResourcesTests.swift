import Foundation
import MemoryTunes
import SoundLive
import TestSupport
import Testing

/// What the game knows of the music, and the files of the music.
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

  @Test func `each category has a piece, of four bars of four beats of the length that is known`()
    throws
  {
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
