import Artwork
import ArtworkLive
import DataFlow
import Films
import Foundation
import MemoryTunes
import TestSupport
import Testing

/// The animated picture in the README.
@MainActor
@Suite struct PictureTests {
  /// `RECORD=1 swift test --filter PictureTests` draws it again, and fails.
  @Test func `the picture in the README is one of this version`() throws {
    let file = repository.appending(path: "Documentation/Pictures/game.svg")
    let covers = CoverService.bundled(resources: resources)
    let pop = try #require(try covers.catalogue()["pop"])
    let code = try BoardCode("pop-4x4-7k3q")
    let deal = DealAction(try #require(code.request()))
    let game = RecordedGame(
      deal, of: pop, settings: Settings(), remembers: 35, seed: 4)
    #expect(game.state.game.isFinished)
    let recording = try AppRecording(game.bytes, schema: AppState.schema)
    let film = try #require(try BoardFilm(recording, longestPause: 800))
    let text = film.svg { covers.drawing($0).map { CoverImage(.svg, $0) } }

    #expect(text.utf8.count < 100_000)
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded")
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }
}
