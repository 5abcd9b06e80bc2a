import MemoryTunes
import Synchronization

/// Saves games on a thread of its own, or at once; what is saved last stays.
@MainActor
final class GameSaver {
  private struct Order: Sendable {
    let number: Int
    let games: SavedGames?
  }

  private let store: @Sendable (Order) throws -> Void
  private let saver: Saver<Order, Void>
  private var orderCount = 0

  init(_ storage: GameStorage) {
    let newest = Mutex(0)
    let store: @Sendable (Order) throws -> Void = { order in
      try newest.withLock { newest in
        guard order.number > newest else { return }
        newest = order.number
        try storage.save(order.games)
      }
    }
    self.store = store
    saver = Saver(store)
  }

  /// Returns when the games are saved, or when they could not be and the player knows why.
  func save(_ games: SavedGames?) async throws {
    try await saver.save(order(games))
  }

  /// Saves games before it returns.
  func saveAtOnce(_ games: SavedGames?) throws {
    try store(order(games))
  }

  /// Waits until everything is saved.
  func finish() async {
    await saver.finish()
  }

  private func order(_ games: SavedGames?) -> Order {
    orderCount += 1
    return Order(number: orderCount, games: games)
  }
}
