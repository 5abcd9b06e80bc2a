import Foundation

@testable import MemoryTunes
@testable import Program

/// Preferences, a game, and the games that have ended, as if on disk.
@dynamicMemberLookup
final class Files: @unchecked Sendable {
  struct Content {
    var isRendering = false
    var preferences = Preferences()
    var notice: Notice?
    var failure: StorageFailure?
    var saveCount = 0
    var spoken: [String] = []
    var savedGames: SavedGames?
    var gameNotice: Notice?
    var gameFailure: StorageFailure?
    var gameSaveCount = 0
    var records: [PlayedGame] = []
    var answers: [(PuzzleAnswer, time: Int)] = []
    /// What an answer waits for before it is stored.
    var answerGate: DispatchSemaphore?
    /// What adding a game reports.
    var recordNotice: Notice?
    var recordFailure: StorageFailure?
    var isLoaded = false
    var clipboard: String?
    var heard: [SoundEffect] = []
  }

  // Preferences are saved on other threads.
  private let lock = NSLock()
  private var content = Content()

  subscript<Value>(dynamicMember path: WritableKeyPath<Content, Value>) -> Value {
    get { lock.withLock { content[keyPath: path] } }
    set { lock.withLock { content[keyPath: path] = newValue } }
  }

  func copy(_ text: String) -> Bool {
    self.clipboard = text
    return true
  }

  var game: SavedGame? { self.savedGames?.unfinished.first }

  var games: GameStorage {
    var storage = GameStorage()
    storage.load = { (self.savedGames, self.gameNotice) }
    storage.save = { try self.keep($0) }
    storage.remove = { try self.keep(nil) }
    return storage
  }

  private func keep(_ games: SavedGames?) throws {
    self.gameSaveCount += 1
    if let failure = self.gameFailure { throw failure }
    self.savedGames = games
  }

  var recordStorage: RecordStorage {
    var storage = RecordStorage()
    storage.add = { game, tallyStart in
      if let failure = self.recordFailure { throw failure }
      if !self.records.contains(where: { $0.id == game.id }) { self.records.append(game) }
      let news = GameNews(
        of: game.id, among: self.records, collection: CoverCollection(games: self.records),
        tallyStart: tallyStart)
      return (news, self.recordNotice)
    }
    storage.games = { _ in (self.records, CoverCollection(games: self.records), nil) }
    storage.summary = { time, person in
      let collection = CoverCollection(games: self.records)
      let own = self.records.played(by: person)
      return (RecordsSummary(games: own, collection: collection, time: time), nil)
    }
    storage.game = { id in self.records.first { $0.id == id } }
    storage.lastGame = { board in
      self.records.last {
        !$0.isGivenUp && $0.request.seed == board.seed && $0.category == board.category
          && $0.grid == board.grid
      }
    }
    storage.hasPlayed = { day, person in
      self.records.played(by: person).contains { $0.day == day }
    }
    storage.hasSeen = { board, person in
      self.records.played(by: person).contains {
        ($0.request.seed, $0.category, $0.grid, $0.request.source) == (
          board.seed, board.category, board.grid, board.source
        )
      }
    }
    storage.puzzles = { time, person in
      DuePuzzles(games: self.records, answers: self.answers, person: person, time: time)
    }
    storage.answer = { answer, time in
      if let failure = self.recordFailure { throw failure }
      self.answerGate?.wait()
      self.answers.append((answer, time))
    }
    storage.keepFriend = { rival, person in
      if let failure = self.recordFailure { throw failure }
      return self.records.played(by: person).contains { $0.code == rival.code && $0.counts }
    }
    return storage
  }

  var storage: PreferencesStorage {
    var storage = PreferencesStorage()
    storage.load = {
      self.isLoaded = true
      return (self.preferences, self.notice)
    }
    storage.save = {
      // Incremented last: tests wait for the count and then read the rest.
      defer { self.saveCount += 1 }
      if let failure = self.failure { throw failure }
      self.preferences = $0
    }
    return storage
  }
}
