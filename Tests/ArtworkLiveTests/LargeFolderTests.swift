import Artwork
import FetchProgram
import Foundation
import TestSupport
import Testing

@testable import ArtworkLive

@Suite struct LargeFolderTests {
  private let files = FileManager.default

  @Test func `ten thousand albums are found`() async throws {
    try await withTemporaryFolder { root in
      for value in UInt8.min...UInt8.max {
        try write(greyPixel(value), to: "\(root)/pictures/\(value).png")
      }
      for artist in 100..<200 {
        try files.createDirectory(
          atPath: "\(root)/music/\(artist)", withIntermediateDirectories: true)
        for album in 100..<200 {
          let folder = "\(root)/music/\(artist)/\(album)"
          #expect(mkdir(folder, 0o700) == 0)
          let picture = (artist * 100 + album) % 256
          #expect(link("\(root)/pictures/\(picture).png", folder + "/cover.png") == 0)
        }
      }
      let query = CoverQuery(
        source: .folder(root + "/music"), category: "rock", term: "rock", count: 40, seed: 1)

      let covers = try findCovers(below: root + "/music")
      let batch = try await CoverService.folder(home: nil, media: readMedia).covers(query) { _ in }

      #expect(covers.count == 10_000)
      #expect(covers.first?.artwork == root + "/music/100/100/cover.png")
      #expect(covers.last?.artwork == root + "/music/199/199/cover.png")
      #expect(covers.map(\.artwork) == covers.map(\.artwork).sorted())
      #expect(
        Set(batch.covers.map { CoverService.folder(home: nil, media: readMedia).image($0.id) })
          .count == 40)
    }
  }
}
