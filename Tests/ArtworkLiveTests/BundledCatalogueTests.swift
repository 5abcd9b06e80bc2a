import Artwork
import ArtworkLive
import Foundation
import TestSupport
import Testing

/// The covers shipped with the game.
@Suite struct BundledCatalogueTests {
  private static let service = CoverService.bundled(resources: resources)

  /// The faces of the computer's players, drawn like covers; they belong to no category.
  private static let faces = ["fuzz", "skip", "echo", "maestro", "twin"].map { "players/\($0)" }

  /// The names of all pictures that cards and players have.
  private static func pictures() throws -> [String] {
    try service.catalogue().values.flatMap { $0.map(\.id) } + faces
  }

  @Test(arguments: 1...Deck.current)
  func `no deck has changed since it was made`(version: Int) throws {
    let deck = try #require(Deck(version: version))

    #expect(deck.checksum(in: try Self.service.catalogue()) == deck.checksum)
  }

  @Test func `there are five categories of at least eighteen covers, all in the current deck`()
    throws
  {
    let catalogue = try Self.service.catalogue()

    #expect(catalogue.keys.sorted() == ["electronic", "metal", "pop", "rap", "rock"])
    #expect(catalogue.values.allSatisfy { $0.count >= 18 })
    #expect(try #require(Deck(version: Deck.current)).covers(in: catalogue) == catalogue)
    for (category, covers) in catalogue {
      for cover in covers {
        #expect(cover.id.hasPrefix("\(category)/"))
        #expect(cover.artwork == cover.id)
        #expect(![cover.title, cover.artist, cover.album ?? ""].contains(""), "\(cover)")
      }
    }
  }

  @Test func `the largest board can be dealt from any category`() async throws {
    for category in try Self.service.catalogue().keys {
      let query = CoverQuery(
        source: .bundled, category: category, term: category, count: 40, seed: 1)

      let batch = try await Self.service.covers(query) { _ in }

      #expect((batch.covers + batch.fillers).removingLookalikes().count >= 40)
    }
  }

  @Test func `no id, title or artist appears twice`() throws {
    let covers = try Self.service.catalogue().values.flatMap(\.self)

    for names in [covers.map(\.id), covers.map(\.title), covers.map(\.artist)] {
      #expect(Set(names.map { $0.lowercased() }).count == names.count)
    }
    #expect(covers.removingLookalikes().count == covers.count)
  }

  @Test func `every cover has a picture of 300 by 300 pixels, and a small one that shows the same`()
    throws
  {
    var seen: Set<PixelImage> = []
    for name in try Self.pictures() {
      let image = try #require(Self.service.image(name), "\(name)")
      let small = try #require(Self.service.image(name, 128), "\(name)")
      let parts = name.split(separator: "/")
      let file = "\(resources)/Covers/\(parts[0].capitalized)/\(parts[1]).png"
      let size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int

      #expect(image.width == 300 && image.height == 300, "\(name)")
      #expect(try #require(size) <= 25 * 1024, "\(name)")
      #expect(Self.service.image(name, 129) == image, "\(name)")
      #expect(small.width == 128 && small.height == 128, "\(name)")
      #expect(small.meanDifference(from: image) < 25, "\(name)")
      #expect(seen.insert(image).inserted, "\(name)")
    }
  }

  @Test func `the back of the cards has a picture`() throws {
    let image = try #require(Self.service.image("back"))

    #expect(image.width == 300 && image.height == 300)
  }
}

extension PixelImage {
  /// How far the channels of every sixteenth row and column are on average from the same places of
  /// a larger picture.
  fileprivate func meanDifference(from larger: PixelImage) -> Int {
    var differences: [Int] = []
    for y in stride(from: 8, to: height, by: 16) {
      for x in stride(from: 8, to: width, by: 16) {
        let start = 4 * (y * larger.height / height * larger.width + x * larger.width / width)
        for channel in 0..<4 {
          let own = Int(bytes[4 * (y * width + x) + channel])
          differences.append(abs(own - Int(larger.bytes[start + channel])))
        }
      }
    }
    return differences.reduce(0, +) / differences.count
  }
}
