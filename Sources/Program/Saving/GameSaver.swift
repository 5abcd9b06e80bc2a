import MemoryTunes
import Synchronization

/// Saves games on its own thread, or at once; the last save wins.
@MainActor
final class GameSaver {
  private let storage: GameStorage
  private let newest = Mutex((number: 0, failure: (any Error)?.none))
  private let saver = Saver()
  private var orderCount = 0

  init(_ storage: GameStorage) { self.storage = storage }

  /// The reason the newest games are not saved; nil if they are.
  var failure: (any Error)? { newest.withLock(\.failure) }

  /// Returns when the games are saved, or with nil removed, or when that failed and the player knows why.
  func save(_ games: SavedGames?) async throws { try await saver.save(saving(games)) }

  /// Saves games, or with nil removes them, before it returns.
  func saveAtOnce(_ games: SavedGames?) throws { try saving(games)() }

  /// Saves changes before quitting is recorded: once a session was quit, only the saved games count.
  var savingBeforeQuitting: Middleware<AppState, AppAction, AppEffect> {
    Middleware { [self] action, context, next in
      let state = context.state
      if case .session(.quit) = action, state.saving.due != nil || failure != nil,
        let games = state.savedGames
      {
        // If that fails, the player is notified.
        try? saveAtOnce(games)
      }
      return next(action)
    }
  }

  func finish() async { await saver.finish() }

  /// The work of saving games, unless newer ones were saved before it.
  private func saving(_ games: SavedGames?) -> @Sendable () throws -> Void {
    orderCount += 1
    let number = orderCount
    return { [self] in
      try newest.withLock { newest in
        guard number > newest.number else { return }
        newest.number = number
        do {
          if let games { try storage.save(games) } else { try storage.remove() }
          newest.failure = nil
        } catch {
          newest.failure = error
          throw error
        }
      }
    }
  }
}
