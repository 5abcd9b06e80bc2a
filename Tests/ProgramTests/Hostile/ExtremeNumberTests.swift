import Artwork
import DataFlow
import Files
import Foundation
import MemoryTunes
import Screens
import StorageLive
import Terminal
import Testing

@testable import Program

/// Files in which a number is as large or as small as it can be written.
///
/// None crashes the program: a crash ends the test process.
@MainActor
@Suite struct ExtremeNumberTests {
  /// A game of two pairs that has just begun, with a card on its way over.
  private nonisolated static let covers = CoverBatch(
    covers: (1...2).map { Cover(id: "\($0)", title: "T", artist: "A", artwork: "\($0)") })

  private nonisolated static let actions: [AppAction] = [
    .launch(.init()), .restorePreferences(.init(preferences: Preferences())),
    .setCatalogue(.init(catalogue: ["pop": covers.covers])),
    .selectEntry(.init(1, of: .menu)), .selectEntry(.init(1, of: .categories)),
    .selectEntry(.init(1, of: .settings)), .newGame(.init()), .routing(.init(.game)),
    .fetchTunes(
      .init(category: .bundled[0], grid: Grid("2x2") ?? .standard, source: .itunes, seed: 3)),
    .fetchProgress(.init(request: 1, progress: .fetching(done: 1, total: 2))),
    .setCards(.init(request: 1, batch: covers)), .flipCard(.init(index: 0)), .tick(.init()),
    .moveCursor(.init(.right)), .flipCard(.init(index: 1)), .turnCards(.init()),
    .routing(.init(.confirmation)), .selectEntry(.init(1, of: .confirmation)),
    .inspect(.select(4)), .playOn(.init(number: 4)), .saveGame(.init()),
  ]

  private static var playing: AppState {
    var state = AppState()
    for action in actions.dropLast(4) { _ = appReducer(state: &state, action: action) }
    return state
  }

  @Test func `the recording that is changed is a good one`() {
    #expect(play(HostileRecording(of: Self.actions).bytes) == [])
    #expect(
      play(HostileRecording(of: [.flipCard(.init(index: 2))], from: Self.playing).bytes) == [])
  }

  @Test(arguments: ["session", "state"])
  func `what the fuzzer begins with can be read`(name: String) throws {
    let file = URL(filePath: #filePath).appending(
      path: "../../../../Fuzz/Seeds/FuzzRecording/\(name)")
    let rows = try Data(contentsOf: file.standardized).split(separator: UInt8(ascii: "\n"))
    let text = Array(rows[0]) + [UInt8(ascii: "\n")]

    let recording = try AppRecording(text, schema: 1, isSound: \.isSound)

    #expect((recording.header.state != nil) == (name == "state"))
    #expect(rows.count > 3)
  }

  @Test(arguments: actions.indices)
  func `whatever a number of a line is, the recording is played or refused`(line: Int) {
    for recording in HostileRecording(of: Self.actions).withExtremeNumbers(inLine: line) {
      play(recording.bytes)
    }
  }

  @Test func `whatever a number of the header's state is, the recording is played or refused`() {
    let actions: [AppAction] = [
      .tick(.init()), .flipCard(.init(index: 2)), .turnCards(.init()), .routing(.init(.menu)),
      .newGame(.init()), .prompt(.open(.addCategory)),
    ]
    let recording = HostileRecording(of: actions, from: Self.playing)

    for recording in recording.withExtremeNumbers(inLine: nil) {
      play(recording.bytes)
    }
  }

  @Test func `whatever a number of a saved game is, the game is sound or set aside`() throws {
    let saved = try #require(SavedGame(Self.playing.game))
    let file =
      Array(try JSONEncoder().encode(["game": saved])).dropLast()
      + Array(",\"version\":1}".utf8)

    for bytes in Array(file).withExtremeNumbers {
      try withStateFolder { folder, environment in
        try writeAtomically(bytes, to: folder + "/saved-game.json")

        let (game, notice) = GameStorage.live(environment: environment).load()

        #expect((game == nil) == (notice != nil))
        if let game { playOn(game) }
      }
    }
  }

  @Test func `whatever a number of preferences is, they can be used or are set aside`() throws {
    let file = """
      {"preferences": {"category": {"id": "own-7", "name": "Nova"}, "settings": {"grid": "4x4"},
      "ownCategories": [{"id": "own-NUMBER", "name": "Nova"}]}, "version": 1}
      """
    let files = extremeNumbers.map { file.replacing("NUMBER", with: $0) }.map { Array($0.utf8) }

    for bytes in files.flatMap({ [$0] + $0.withExtremeNumbers }) {
      try withStateFolder { folder, environment in
        try writeAtomically(bytes, to: folder + "/preferences.json")

        let preferences = PreferencesStorage.live(environment: environment).load().preferences

        addCategory(with: preferences)
      }
    }
  }

  private func playOn(_ saved: SavedGame) {
    var state = AppState()
    let actions: [AppAction] =
      [.restoreGame(.init(game: saved)), .routing(.init(.game)), .tick(.init())]
      + saved.game.cards.indices.map { .flipCard(.init(index: $0)) }
    for action in actions { _ = appReducer(state: &state, action: action) }
    #expect(state.isSound)
    _ = appView(
      state: state, history: AppHistory(start: state, reducer: appReducer),
      in: Size(width: 80, height: 24))
  }

  private func addCategory(with preferences: Preferences) {
    var state = AppState()
    let actions: [AppAction] = [
      .restorePreferences(.init(preferences: preferences)), .prompt(.open(.addCategory)),
      .prompt(.write("Polka")), .prompt(.confirm), .routing(.init(.categories)),
    ]
    for action in actions { _ = appReducer(state: &state, action: action) }
    #expect(state.isSound)
    _ = appView(
      state: state, history: AppHistory(start: state, reducer: appReducer),
      in: Size(width: 80, height: 24))
  }
}
