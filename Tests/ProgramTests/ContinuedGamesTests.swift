import Foundation
import Platform
import StorageLive
import Terminal
import TestSupport

@testable import Program

/// What a session did after its games were saved, until it was killed, is taken from its recording.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ContinuedGamesTests: FolderSuite {
  let testFolder = TestFolder()

  /// The files that a session leaves when it is killed, and the next one finds.
  @MainActor
  private struct Disk {
    let folder: String
    let storage: GameStorage
    let played = Monitor(0)
    var recording: String { folder + "/memorytunes/last-session.jsonl" }

    init(in folder: String) {
      self.folder = folder
      storage = .live(
        environment: ["XDG_STATE_HOME": folder],
        playOn: { [played] in
          played.withLock { $0 += 1 }
          return continuedGames(saved: $0, recording: $1)
        })
    }

    func recorder(schema: Int = AppState.schema) -> World.Recording {
      (RecordingFile(path: recording), RecordingHeader(schema: schema, program: "test"))
    }

    /// A player in a game of 4×4 that is recorded, and saved after three flips.
    func playerInSavedGame(schema: Int = AppState.schema) async throws -> Player {
      let player = await Player.inGame(recording: recorder(schema: schema))
      try storage.save(#require(player.state.savedGames))
      return player
    }

    func removeRecordings() throws {
      for name in names(in: folder + "/memorytunes") ?? [] where name.hasSuffix(".jsonl") {
        try FileManager.default.removeItem(atPath: "\(folder)/memorytunes/\(name)")
      }
    }
  }

  /// Expects what is found after a player has gone on: the games that are returned, or else the saved ones.
  private func expectGames(
    schema: Int = AppState.schema, playedRecordings: Int = 1,
    after goOn: @MainActor (Disk, Player) async throws -> SavedGames?
  ) async throws {
    let disk = Disk(in: folder)
    let player = try await disk.playerInSavedGame(schema: schema)
    let saved = player.state.savedGames
    let expected = try await goOn(disk, player)
    #expect(expected != saved)

    for _ in 1...2 {
      let (games, notice) = disk.storage.load()
      #expect(games == expected ?? saved)
      #expect(notice == nil)
      // Both may have been written in the same moment.
      if expected != nil { try disk.removeRecordings() }
    }
    #expect(disk.played.withLock { $0 } == playedRecordings)
  }

  @Test func `flips that were not saved yet are taken from the recording, once`() async throws {
    try await expectGames { _, player in
      for card in 3...6 { player.flip(card) }
      #expect(player.state.game.board.flips.count == 7)
      return player.state.savedGames
    }
  }

  @Test func `so are those in a game that another session began, not as its first`() async throws {
    let disk = Disk(in: folder)
    let first = await Player.inGame()
    first.findAllPairs()
    first.press(.enter)
    await first.wait { $0.game.request.id == 2 && $0.game.isUnderWay }
    first.flip(0)
    await first.quit(.escape)
    try disk.storage.save(#require(first.files.savedGames))
    let player = await Player.atMenu(files: first.files, recording: disk.recorder())
    player.press(.enter)
    player.flip(3)

    let games = disk.storage.load().games

    #expect(games == player.state.savedGames)
    #expect(games?.unfinished.first?.game.board.flips.count == 2)
  }

  @Test func `the recording of a long session goes on in another file`() async throws {
    let disk = Disk(in: folder)
    let saved = try #require(await Player.inGame().state.savedGames)
    try disk.storage.save(saved)
    let recorder = Recorder<AppState, AppAction>(
      header: disk.recorder().header, file: RecordingFile(path: disk.recording), limit: 1,
      now: { .zero }, onFailure: { Issue.record("\($0)") })
    let store = Store(initialState: AppState(), reducer: .app)
    let recording = store.add(recorder.middleware())

    store.dispatch(.game(.restore(.init(games: saved))))
    store.dispatch(.routing(.go(.game)))
    for card in 3...4 { store.dispatch(.game(.flipCard(.init(index: card)))) }

    #expect(disk.storage.load().games == store.state.savedGames)
    #expect(store.state.game.board.flips.count == 5)
    withExtendedLifetime(recording) {}
  }

  @Test func `so is the end of a game`() async throws {
    try await expectGames { _, player in
      player.findAllPairs()
      #expect(player.state.savedGames?.ended.map(\.game.id) == [player.state.game.id])
      return player.state.savedGames
    }
  }

  @Test func `a recording that has no more is not played again, either`() async throws {
    try await expectGames { _, player in
      player.press(.escape)
      return nil
    }
  }

  @Test func `the recording of a session that was quit is not even played`() async throws {
    try await expectGames(playedRecordings: 0) { _, player in
      player.flip(3)
      await player.quit(.escape)
      return nil
    }
  }

  @Test func `a session without a recording came after it: its game counts`() async throws {
    let disk = Disk(in: folder)
    try await disk.playerInSavedGame().flip(3)
    let other = await Player.inGame()
    other.flip(7)
    try disk.storage.save(#require(other.state.savedGames))

    #expect(disk.storage.load().games == other.state.savedGames)
  }

  @Test func `another program's recording came after it: it is found all the same`() async throws {
    try await expectGames(playedRecordings: 2) { disk, player in
      let other = RecordingFile(path: disk.recording)
      try other.rotate()
      try other.append(Array("{\"metadata\":null,\"program\":\"other\",\"schema\":1}\n".utf8))
      player.flip(3)
      return player.state.savedGames
    }
  }

  @Test(arguments: [AppState.schema - 1, AppState.schema + 1])
  func `a recording of another version is left alone`(schema: Int) async throws {
    try await expectGames(schema: schema) { _, player in
      player.flip(3)
      return nil
    }
  }

  @Test func `a recording that was altered is left alone`() async throws {
    try await expectGames { disk, player in
      player.flip(3)
      let text = try #require(read(disk.recording))
      try write(text.replacing("\"index\":2", with: "\"index\":1"), to: disk.recording)
      return nil
    }
  }

  @Test func `a line that was cut off is missing, and no more`() async throws {
    try await expectGames { disk, player in
      player.flip(3)
      let games = player.state.savedGames
      player.press(.enter)
      let bytes = try Data(contentsOf: URL(filePath: disk.recording))
      try bytes.dropLast(9).write(to: URL(filePath: disk.recording))
      return games
    }
  }
}
