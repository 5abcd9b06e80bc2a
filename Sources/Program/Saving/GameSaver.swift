import DataFlow
import MemoryTunes
import Synchronization

/// Saves games on a thread of its own, or at once; what is saved last stays.
@MainActor
final class GameSaver {
  private typealias Work = @Sendable () throws -> Void

  private let storage: GameStorage
  private let newest = Mutex((number: 0, failure: (any Error)?.none))
  private let saver = Saver<Work, Void> { try $0() }
  private var orderCount = 0

  init(_ storage: GameStorage) {
    self.storage = storage
  }

  /// Why the newest games are not saved; nil if they are.
  var failure: (any Error)? { newest.withLock(\.failure) }

  /// Returns when the games, or with nil none any more, are saved, or when they could not be and the player
  /// knows why.
  func save(_ games: SavedGames?) async throws {
    try await saver.save(saving(games))
  }

  /// Saves games, or with nil none any more, before it returns.
  func saveAtOnce(_ games: SavedGames?) throws { try saving(games)() }

  /// Saves what has changed before quitting is recorded: of a session that was quit, only the saved games count.
  var savingBeforeQuitting: Middleware<AppState, AppAction, AppEffect> {
    Middleware { [self] action, context, next in
      let state = context.state
      if case .session(.quit) = action, state.saving.due != nil || failure != nil,
        let games = state.savedGames
      {
        // If that fails, the player is told.
        try? saveAtOnce(games)
      }
      return next(action)
    }
  }

  /// Waits until everything is saved.
  func finish() async {
    await saver.finish()
  }

  /// The work of saving games, unless newer ones were saved before it.
  private func saving(_ games: SavedGames?) -> Work {
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
