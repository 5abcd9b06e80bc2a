import Artwork
import DataFlow
import Foundation
import MemoryTunes
import Terminal
import Testing

@testable import Program

/// Missing pictures of covers on the board.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct MissingCoversTests {
  /// A player with a board of which some pictures are gone, and can or cannot be fetched again.
  private func player(isOnline: Bool) async -> Player {
    let pictures = Pictures()
    let player = await Player.atMenu(
      covers: CoverService(
        covers: { _, _ in CoverBatch(covers: manyCovers) },
        image: { name, _ in pictures.image(name) },
        fetchPictures: { covers in
          guard isOnline else { throw CoverFailure.itunes(.noConnection) }
          pictures.add(covers.map(\.id))
        },
        catalogue: { [:] }))
    await player.begin()
    pictures.add(player.state.game.covers.dropFirst(2).map(\.id))
    player.flip(0)
    player.session.store.dispatch(.game(.missingCovers(.found(player.state.game.covers[0].id))))
    await player.wait { $0.game.show.missingCovers.recovery == .tried }
    return player
  }

  @Test func `pictures are fetched again, or else counted, and tried when the board is back`() async
  {
    let fortunate = await self.player(isOnline: true)
    #expect(fortunate.state.game.show.missingCovers.ids == [])
    #expect(!fortunate.text.contains("!"))

    let player = await self.player(isOnline: false)
    let missing = player.state.game.covers.prefix(2).map(\.id).sorted()

    #expect(player.state.game.show.missingCovers.ids == missing)
    #expect(player.text.contains("! 2 covers missing"))
    player.press(.escape, .enter)
    #expect(player.text.contains("! fetching 2 covers again"))
    await player.wait { $0.game.show.missingCovers.recovery == .tried }
    #expect(player.text.contains("! 2 covers missing"))
  }
}

/// Pictures by name.
private final class Pictures: @unchecked Sendable {
  // Pictures are loaded on other threads.
  private let lock = NSLock()
  private var names: Set<String> = []

  func add(_ new: [String]) {
    lock.withLock { names.formUnion(new) }
  }

  func image(_ name: String) -> PixelImage? {
    lock.withLock { names.contains(name) }
      ? PixelImage(width: 1, height: 1, bytes: [1, 2, 3, 255]) : nil
  }
}
