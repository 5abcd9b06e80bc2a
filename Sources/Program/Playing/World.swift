import Platform
import Screens
import StorageLive

/// Everything outside that the game uses, as values that tests replace.
@MainActor
struct World {
  typealias Recording = (file: RecordingFile, header: RecordingHeader<AppState>)

  var covers: CoverService
  /// The loudness of the tune of the cover with an id, from 0 to 255 for each tenth of a second; may read a file.
  var levels: @Sendable (String) -> [Int]
  var preferences: PreferencesStorage
  var games: GameStorage
  var records: RecordStorage
  /// The time, in seconds since 1970-01-01 00:00 UTC.
  var date: () -> Int
  var drawEntropy: () -> UInt64
  /// The clock that all delays wait on.
  var clock: any Clock<Duration>
  var executor: (any TaskExecutor)?
  var recording: Recording?
  /// Plays or silences sound; does not wait for it.
  var sound: (SoundEffect) -> Void = { _ in }
  /// The connections with other programs; nil where there are none.
  var tables: TableLink?
  /// Announces events to the player, if the game is not drawn.
  var tell: (Telling) -> Void = { _ in }
  /// Puts text on the clipboard; false if that fails.
  var copy: (String) -> Bool
  /// Saves pictures under new names; throws a `StorageFailure`.
  var savePictures: @Sendable (Painting) throws -> SavedPictures
  /// Speaks a language from now on, by its code; empty for that of the player's system.
  var speak: (String) -> Void = { _ in }
  /// Ends the program, with the reason that games are not saved, if any.
  var quit: (Notice?) -> Void
}

extension World {
  /// Does the game's work in this world; `rewind` restores the state after an event.
  func performer(
    gameSaver: GameSaver, rewind: @escaping (Int) -> Void
  ) -> Performer<AppAction, AppEffect> {
    let (records, savePreferences) = (records, preferences.save)
    let (preferencesSaver, recordSaver) = (Saver(), Saver())
    return Performer { work, send in
      switch work {
      case .send(let action): send(action)
      case .settings(.loadPreferences(let options)):
        let (preferences, notice) = self.preferences.load()
        send(.settings(.restore(.init(preferences: preferences, options: options))))
        send.show(notice)
      case .settings(.savePreferences(let preferences)):
        try await preferencesSaver.save { try savePreferences(preferences) }
      case .saving(.loadGames):
        let (games, notice) = games.load()
        if let games { send(.game(.restore(.init(games: games)))) }
        send.show(notice)
      case .saving(.saveGames(let games)): try await gameSaver.save(games)
      case .records(.add(let games, let tallyStart)):
        for game in games {
          guard try await add(game.game, tallyStart, with: recordSaver, send: send) else { return }
        }
      case .records(.keep(let rival, let person)):
        try await keep(rival, for: person, with: recordSaver, send: send)
      case .records(.removeFriend(let line)):
        try await recordSaver.save { try records.removeFriend(line) }
      case .records(.load(let person)): try await loadRecords(of: person, send: send)
      case .records(.summarize(let person)), .records(.summarizeAnew(let person)):
        await summarizeRecords(of: person, send: send)
      case .categories(.loadCatalogue):
        let catalogue = try await WorkerPool.shared.perform(covers.catalogue)
        send(.categories(.setCatalogue(.init(catalogue: catalogue))))
      case .categories(.scanShelf(let folder)): try await scanShelf(folder, send: send)
      case .game(.fetchCovers(let request, let person)):
        try await fetchCovers(request, for: person, send: send)
      case .game(.findGhost(let request)):
        // Without one if the games cannot be read.
        let game = try? await read { try $0.lastGame(request) }
        send(.game(.setGhost(.init(request: request.id, ghost: game.flatMap(Ghost.init)))))
      case .game(.recoverCovers(let request, let covers)):
        let missing = await withTaskExecutorPreference(WorkerPool.shared) {
          await self.covers.recoverPictures(of: covers)
        }
        send(.game(.missingCovers(.recovered(request: request, missing: missing))))
      case .game(.think(let thought, let request, let flip)):
        guard let card = thought.nextCard() else { return }
        send(.game(.computerFlip(.init(card: card, request: request, flip: flip))))
      case .game(.meter(let cover, let step, let flip)):
        let tune = await WorkerPool.shared.perform { [levels] in levels(cover) }
        let level = tune.indices.contains(step) ? tune[step] : nil
        send(.game(.meter(.init(level: level, step: step, flip: flip))))
      case .game(.dance(let covers, let step)):
        let parts = await WorkerPool.shared.perform { [levels] in
          covers.map { levels("band/" + $0) }
        }
        let levels = parts.map { part in
          // They repeat, and are as loud as each other.
          guard let loudest = part.max(), loudest > 0 else { return 0 }
          return Meter.levels.upperBound * part[step % part.count] / loudest
        }
        send(.game(.dance(.init(levels: levels, step: step))))
      case .daily(.find(let date, let person)):
        send(.daily(.found(await daily(on: date, for: person))))
      case .share(.copy(let shared)): send(.share(.copied(copy(shared.text))))
      case .share(.savePictures(let painting)):
        let save = savePictures
        send(.share(.saved(try await WorkerPool.shared.perform { try save(painting) })))
      case .review(.load(let id)): send(.review(.loaded(try await read { try $0.game(id) })))
      case .practice(.load(let person)): try await loadPuzzles(of: person, send: send)
      case .practice(.store(let answer)):
        let time = date()
        try await recordSaver.save { try records.answer(answer, time) }
      case .sound(let effect): sound(effect)
      case .together(.listen(let name, let isOpen, let keys)):
        await tables?.listen(as: name, isOpen: isOpen, keys: keys, send: send)
      case .together(.connect(let address, let name)):
        await tables?.connect(address, as: name, send: send)
      case .together(.send(let message, let ids)): tables?.send(message, to: ids)
      case .together(.drop(let id)): tables?.drop(id, send: send)
      case .together(.look):
        if let tables { send(.together(.found(await tables.openTables()))) }
      case .tell(let telling): tell(telling)
      case .rewind(let number): rewind(number)
      case .quit:
        // Otherwise it would wait for a thread of Dispatch, which ends the program if it can open no descriptor.
        await withTaskExecutorPreference(executor) {
          await preferencesSaver.finish()
          await recordSaver.finish()
          // A game now in the records is no longer saved: let that work begin.
          await Task.yield()
          await gameSaver.finish()
        }
        quit(gameSaver.failure.map { Notice($0, in: .saving(.saveGames(nil))) })
      }
    } recover: { error, work in
      switch work {
      case .game(.fetchCovers(let request, _)):
        .game(.fetchFailed(.init(request: request.id, failure: CoverFailure(error))))
      case .categories(.scanShelf(let folder)):
        .categories(.shelf(.init(folder: folder, .failed(CoverFailure(error)))))
      case .records(.load): .records(.loadFailed(Notice(error, in: work)))
      case .review(.load): .review(.loadFailed(Notice(error, in: work)))
      case .practice(.load): .practice(.loadFailed(Notice(error, in: work)))
      default: .notices(.show(.init(Notice(error, in: work))))
      }
    }
  }

  private func fetchCovers(
    _ request: DealRequest, for person: String, send: Send<AppAction>
  ) async throws {
    let query = CoverQuery(
      source: request.source, category: request.category.id, term: request.category.term,
      count: request.grid.pairCount, seed: request.seed, deck: request.deck)
    let batch = try await withTaskExecutorPreference(WorkerPool.shared) {
      try await covers.covers(query) { progress in
        send(.game(.fetchProgress(.init(request: request.id, progress: progress))))
      }
    }
    let hasSeen = try? await read { try $0.hasSeen(request, person) }
    send(.game(.setCards(.init(request: request.id, batch: batch, hasBeenSeen: hasSeen == true))))
  }

  private func scanShelf(_ folder: String, send: Send<AppAction>) async throws {
    let shelf = try await withTaskExecutorPreference(WorkerPool.shared) {
      try await covers.shelf(folder) { done, total in
        await send(.categories(.shelf(.init(folder: folder, .progress(done: done, total: total)))))
      }
    }
    send(.categories(.shelf(.init(folder: folder, .found(shelf)))))
  }
}

extension Send<AppAction> {
  @MainActor
  func show(_ notice: Notice?) {
    if let notice { self(.notices(.show(.init(notice)))) }
  }
}

extension Notice {
  /// The notice to the player about an error in some work, or in recording.
  init(_ error: any Error, in work: AppEffect? = nil) {
    self =
      switch (work, error) {
      case (.settings, let failure as StorageFailure): .notStored(.choices, failure)
      case (.saving, let failure as StorageFailure): .notStored(.game, failure)
      case (.records, let failure as StorageFailure), (.practice, let failure as StorageFailure),
        (.review, let failure as StorageFailure):
        .notStored(.records, failure)
      case (.share, let failure as StorageFailure): .notStored(.pictures, failure)
      case (_, let failure as CoverFailure): .noCovers(failure)
      case (_, let error as RecordingFileError): .notStored(.recording, StorageFailure(error))
      default: .unexpected("\(error)")
      }
  }
}
