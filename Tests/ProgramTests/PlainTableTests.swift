import DataFlow
import Foundation
import MemoryTunes
import Testing

@testable import Program

@MainActor @Suite struct PlainTableTests {
  private let listener = PlainListener()

  private func hear(_ line: String) throws {
    let message = try JSONDecoder().decode(PeerMessage.self, from: Data(line.utf8))
    listener.session.store.dispatch(.together(.received(message, from: 0)))
  }

  /// Joins Ann, at whose table a first card is open.
  private func join() async throws {
    let store = listener.session.store
    store.dispatch(.together(.join(.path("/table"), isSpectator: false)))
    store.dispatch(.together(.reached))
    try hear(
      #"{"seats": {"_0": [{"name": "Ann", "isPresent": true}, {"name": "Ben", "isPresent": true}], "form": "turns", "yours": 1}}"#
    )
    try hear(
      #"{"deal": {"_0": {"id": 1, "code": "pop-2x2-0007", "form": "turns", "round": 1}}}"#)
    await listener.listen { $0.state.game.hasBoard }
    try hear(#"{"boards": {"round": 1, "_1": [[{"card": 0, "seconds": 1}]], "finishers": []}}"#)
  }

  @Test func `back at a table, a listener hears how the game stands`() async throws {
    await listener.listen { $0.isAsked }
    try await join()
    await listener.listen { $0.text.hasSuffix("Card: ") }
    listener.session.store.dispatch(.together(.left(0, nil)))
    await listener.listen { $0.text.contains("Join Again") && $0.isAsked }
    let before = listener.text
    try await join()
    await listener.listen {
      $0.session.store.runningWork.allSatisfy { if case .tell = $0 { false } else { true } }
    }
    listener.plain.goOn()

    let told = listener.text.dropFirst(before.count)
    #expect(told.contains("\nPop, 2 by 2, 2 pairs.\nPlayers: Ann, Ben.\nAnn: 0, Ben: 0.\nA1: "))
    #expect(told.hasSuffix(".\nAnn's turn.\nCard: "))
  }
}
