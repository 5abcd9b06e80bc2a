import MemoryTunes
import Platform

extension World {
  /// Adds a game to the records, and reports whether that succeeded.
  func add(
    _ game: GameState, _ tallyStart: UInt64?, with saver: RecordSaver, send: Send<AppAction>
  ) async throws -> Bool {
    let played = PlayedGame(game, endedAt: date())
    do {
      guard let (news, notice) = try await saver.save((played, tallyStart)) else {
        send(.records(.notAdded(game.id)))
        return false
      }
      send(.records(.added(.init(id: game.id, news: news))))
      if let notice { send(.notices(.show(.init(notice)))) }
      return true
    } catch {
      send(.records(.notAdded(game.id)))
      throw error
    }
  }

  /// Keeps a friend's game, and reports whether its board has been solved; if that fails, it can be played all the same.
  func keep(
    _ rival: Rival, for person: String, with saver: SideSaver, send: Send<AppAction>
  ) async throws {
    do {
      let storage = records
      let isSolved = try await saver.save { try storage.keepFriend(rival, person) }
      send(.records(.friendKept(isSolved: isSolved == true)))
    } catch {
      send(.records(.friendKept(isSolved: false)))
      throw error
    }
  }

  /// The board of a day, or of today; whether a named person, or without a name anybody, has played it.
  func daily(on date: CalendarDate?, for person: String) async -> Daily {
    let today = max(0, self.date() / 86_400)
    let day = date?.dayNumber ?? today
    let storage = records
    let hasPlayed = try? await WorkerPool.shared.perform { try storage.hasPlayed(day, person) }
    return Daily(day: day, today: today, hasBeenPlayed: hasPlayed == true)
  }

  /// True if the person with this name, or without a name anybody, has played on a board; false if the games cannot be
  /// read.
  func hasSeen(_ board: DealRequest, _ person: String) async -> Bool {
    let storage = records
    return (try? await WorkerPool.shared.perform { try storage.hasSeen(board, person) }) == true
  }

  /// The last game on a board; nil if there is none, or if the games cannot be read.
  func ghost(on board: DealRequest) async -> Ghost? {
    let storage = records
    let game = try? await WorkerPool.shared.perform { try storage.lastGame(board) }
    return game.flatMap(Ghost.init)
  }

  func loadRecords(of person: String, send: Send<AppAction>) async {
    let (storage, time, catalogue) = (records, date(), covers.catalogue)
    do {
      let (records, notice) = try await WorkerPool.shared.perform {
        let lines = try storage.friends()
        let covers = lines.isEmpty ? [:] : (try? catalogue()) ?? [:]
        let friends = lines.compactMap { try? Rival($0, catalogue: covers) }
        let (games, collection, notice) = try storage.games(Records.flipCount)
        let own = games.played(by: person)
        let puzzles = try storage.puzzles(time, person)
        let records = Records(
          games: own, today: time / 86_400, collection: collection, puzzles: puzzles,
          friends: friends)
        return (records, notice)
      }
      send(.records(.set(.init(records: records))))
      if let notice { send(.notices(.show(.init(notice)))) }
    } catch {
      send(.records(.loadFailed(Notice(error, in: .records(.load())))))
    }
  }

  func loadGame(_ id: UInt64, send: Send<AppAction>) async {
    let storage = records
    do {
      send(.review(.loaded(try await WorkerPool.shared.perform { try storage.game(id) })))
    } catch {
      send(.review(.loadFailed(Notice(error, in: .records(.load())))))
    }
  }

  func loadPuzzles(of person: String, send: Send<AppAction>) async {
    let (storage, time) = (records, date())
    do {
      let due = try await WorkerPool.shared.perform { try storage.puzzles(time, person) }
      let puzzles =
        due.hasSlips ? due.round : Puzzle.ofFuzz(before: time / 86_400)
      send(.practice(.loaded(puzzles)))
    } catch {
      send(.practice(.loadFailed(Notice(error, in: .records(.load())))))
    }
  }

  func summarizeRecords(of person: String, send: Send<AppAction>) async {
    let (storage, time) = (records, date())
    let read = try? await WorkerPool.shared.perform { try storage.summary(time, person) }
    guard let (summary, notice) = read else { return }
    send(.records(.summarized(summary)))
    if let notice { send(.notices(.show(.init(notice)))) }
  }
}

/// Stores games, and returns the news of each, with tallies that begin after the game with the id.
typealias RecordSaver = Saver<
  (PlayedGame, tallyStart: UInt64?), (news: GameNews, notice: Notice?)
>

/// Stores what stands beside the games, in order: answers to puzzles and friends' games.
typealias SideSaver = Saver<@Sendable () throws -> Bool, Bool>
