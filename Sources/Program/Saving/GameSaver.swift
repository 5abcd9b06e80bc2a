import DataFlow
import MemoryTunes
import Synchronization

/// Saves games on a thread of its own, or at once; what is saved last stays.
@MainActor
final class GameSaver {
  private typealias Work = @Sendable () throws -> Void

  private let storage: GameStorage
  private let newest = Mutex(0)
  private let saver = Saver<Work, Void> { try $0() }
  private var orderCount = 0

  init(_ storage: GameStorage) {
    self.storage = storage
  }

  /// Returns when the games are saved, or when they could not be and the player knows why.
  func save(_ games: SavedGames) async throws {
    try await saver.save(order { [storage] in try storage.save(games) })
  }

  /// Returns when no game is saved any more, or when that could not be and the player knows why.
  func remove() async throws {
    try await saver.save(order(storage.remove))
  }

  /// Saves games before it returns.
  func saveAtOnce(_ games: SavedGames) throws {
    try order { [storage] in try storage.save(games) }()
  }

  /// Saves what has changed before quitting is recorded: of a session that was quit, only the saved games count.
  var savingBeforeQuitting: Middleware<AppState, AppAction, AppEffect> {
    Middleware { [self] action, context, next in
      let state = context.state
      if case .session(.quit) = action, state.saving.due != nil, let games = state.savedGames {
        // If that fails, quitting tries it again, and the player is told.
        try? saveAtOnce(games)
      }
      return next(action)
    }
  }

  /// Waits until everything is saved.
  func finish() async {
    await saver.finish()
  }

  /// The same work, unless newer work was done before it.
  private func order(_ work: @escaping Work) -> Work {
    orderCount += 1
    let number = orderCount
    return { [self] in
      try newest.withLock { newest in
        guard number > newest else { return }
        newest = number
        try work()
      }
    }
  }
}
