import MemoryTunes
import Platform

extension World {
  func add(
    _ game: GameState, _ tallyStart: UInt64?, with saver: Saver, send: Send<AppAction>
  ) async throws -> Bool {
    let played = PlayedGame(game, endedAt: date())
    var reply: (news: GameNews, notice: Notice?)?
    defer {
      send(.records(reply.map { .added(.init(id: game.id, news: $0.news)) } ?? .notAdded(game.id)))
      send.show(reply?.notice)
    }
    reply = try await saver.save { [records] in try records.add(played, tallyStart) }
    return reply != nil
  }

  /// Keeps a friend's game, and reports whether its board has been solved; if that fails, it can be played all the same.
  func keep(
    _ rival: Rival, for person: String, with saver: Saver, send: Send<AppAction>
  ) async throws {
    var isSolved: Bool?
    defer { send(.records(.friendKept(isSolved: isSolved == true))) }
    isSolved = try await saver.save { [records] in try records.keepFriend(rival, person) }
  }

  func read<Result: Sendable>(
    _ work: @Sendable (RecordStorage) throws -> Result
  ) async throws -> Result {
    try await WorkerPool.shared.perform { [records] in try work(records) }
  }

  /// The board of a day, or of today; whether a named person, or without a name anybody, has played it.
  func daily(on date: CalendarDate?, for person: String) async -> Daily {
    let today = max(0, self.date() / 86_400)
    let day = date?.dayNumber ?? today
    let hasPlayed = try? await read { try $0.hasPlayed(day, person) }
    return Daily(day: day, today: today, hasBeenPlayed: hasPlayed == true)
  }

  func loadRecords(of person: String, send: Send<AppAction>) async throws {
    let (time, catalogue) = (date(), covers.catalogue)
    let (records, notice) = try await read { storage in
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
    send.show(notice)
  }

  func loadPuzzles(of person: String, send: Send<AppAction>) async throws {
    let time = date()
    let due = try await read { try $0.puzzles(time, person) }
    send(.practice(.loaded(due.hasSlips ? due.round : Puzzle.ofFuzz(before: time / 86_400))))
  }

  func summarizeRecords(of person: String, send: Send<AppAction>) async {
    let time = date()
    let read = try? await read { try $0.summary(time, person) }
    guard let (summary, notice) = read else { return }
    send(.records(.summarized(summary)))
    send.show(notice)
  }
}
