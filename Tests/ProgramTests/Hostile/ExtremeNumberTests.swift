import Foundation
import Platform
import Screens
import StorageLive
import TestSupport

@testable import Program

/// None crashes the program: a crash ends the test process.
@MainActor @Suite struct ExtremeNumberTests {
  /// A game of two pairs that has just started, with a card being flipped.
  private nonisolated static let covers = CoverBatch(
    covers: (1...2).map { Cover(id: "\($0)", title: "T", artist: "A", artwork: "\($0)") })

  private nonisolated static let actions: [AppAction] = [
    .session(.launch(.init())), .settings(.restore(.init(preferences: Preferences()))),
    .categories(.setCatalogue(.init(catalogue: ["pop": covers.covers]))),
    .routing(.select(MenuEntry.settings.rawValue)), .categories(.select(1)),
    .routing(.select(1)), .routing(.select(1)), .routing(.go(.game)),
    .game(
      .deal(
        .init(
          .init(category: .bundled[0], grid: Grid("2x2") ?? .standard, source: .itunes, seed: 3)))),
    .game(.fetchProgress(.init(request: 1, progress: .fetching(done: 1, total: 2)))),
    .game(.setCards(.init(request: 1, batch: covers))), .game(.flipCard(.init(index: 0))),
    .game(.tick(.init())),
    .game(.moveCursor(.init(.right))), .game(.flipCard(.init(index: 1))),
    .game(.advanceFlips(.init())),
    .routing(.go(.confirmation)), .routing(.select(1)),
    .inspector(.select(4)), .inspector(.playOn(.init(number: 4))), .saving(.save(.init())),
  ]

  private nonisolated static let later: [AppAction] = [
    .game(.tick(.init())), .game(.flipCard(.init(index: 2))), .game(.advanceFlips(.init())),
    .routing(.go(.menu)), .session(.resume(.init(entropy: 9))), .prompt(.open(.addCategory)),
  ]

  private static var playing: AppState {
    var state = AppState()
    for action in actions.dropLast(4) { _ = appReducer(state: &state, action: action) }
    return state
  }

  @Test func `the recording that is changed is a good one`() {
    #expect(play(HostileRecording(of: Self.actions).bytes) == [])
    #expect(
      play(HostileRecording(of: [.game(.flipCard(.init(index: 2)))], from: Self.playing).bytes)
        == [])
  }

  @Test(arguments: ["session", "state"])
  func `the fuzzer begins with recordings of the present form, without sums`(name: String) throws {
    let recording =
      name == "session"
      ? HostileRecording(of: Self.actions) : HostileRecording(of: Self.later, from: Self.playing)
    let seed = Data(recording.withoutSums)
    let file = repository.appending(path: "Fuzz/Seeds/FuzzRecording/\(name)")
    if ProcessInfo.processInfo.environment["RECORD"] != nil { try seed.write(to: file) }

    let kept = try Data(contentsOf: file)
    #expect(kept == seed, "RECORD=1 swift test --filter ExtremeNumberTests writes it anew")
  }

  @Test(arguments: actions.indices)
  func `whatever a number of a line is, the recording is played or refused`(line: Int) {
    for recording in HostileRecording(of: Self.actions).withExtremeNumbers(inLine: line) {
      play(recording.bytes)
    }
  }

  @Test func `whatever a number of the header's state is, the recording is played or refused`() {
    let recording = HostileRecording(of: Self.later, from: Self.playing)

    for recording in recording.withExtremeNumbers(inLine: nil) {
      play(recording.bytes)
    }
  }

  @Test func `whatever a number of a saved game is, the game is sound or set aside`() throws {
    let saved = try #require(SavedGame(Self.playing.game))
    let file =
      Array(try JSONEncoder().encode(SavedGames(unfinished: [saved], ended: [saved]))).dropLast()
      + Array(",\"version\":3}".utf8)

    for bytes in Array(file).withExtremeNumbers {
      try withStateFolder { folder, environment in
        try writeAtomically(bytes, to: folder + "/saved-game.json")

        let (games, notice) = GameStorage.live(environment: environment).load()

        #expect((games == nil) == (notice != nil))
        if let games { playOn(games) }
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

        addCategory(with: PreferencesStorage.live(environment: environment).load().preferences)
      }
    }
  }

  private func playOn(_ saved: SavedGames) {
    var state = AppState()
    _ = appReducer(state: &state, action: .game(.restore(.init(games: saved))))
    let flips = state.game.cards.indices.map { AppAction.game(.flipCard(.init(index: $0))) }
    look(at: state, after: [.routing(.go(.game)), .game(.tick(.init()))] + flips)
  }

  private func addCategory(with preferences: Preferences) {
    look(
      at: AppState(),
      after: [
        .settings(.restore(.init(preferences: preferences))), .prompt(.open(.addCategory)),
        .prompt(.write("Polka")), .prompt(.confirm), .routing(.go(.categories)),
      ])
  }

  /// Expects that a state is valid after these actions, and draws it.
  private func look(at state: AppState, after actions: [AppAction]) {
    var state = state
    for action in actions { _ = appReducer(state: &state, action: action) }
    #expect(state.isValid)
    _ = appView(
      state: state, history: AppHistory(start: state, reducer: .app),
      in: Size(width: 80, height: 24))
  }
}
