import Films
import Foundation
import TestSupport

@testable import TerminalLive

@MainActor
@Suite struct FilmScreenTests {
  /// `FILMS=1000 swift test --filter FilmScreenTests` does so with a thousand random games.
  @Test func `at its end a film shows the game's last frame, to libvterm, too`() throws {
    let size = Size(width: 80, height: 24)
    let count = ProcessInfo.processInfo.environment["FILMS"].flatMap(UInt64.init) ?? 2
    for seed in 0..<count {
      let game = RecordedGame(seed: seed)
      let recording = try AppRecording(game.bytes, schema: AppState.schema)
      var screen = FilmScreen(size: size) { name, _ in picture(named: name) }
      var whole = TwoTerminals(size: size)
      _ = try Film(size).write(
        recording, bytes: game.bytes,
        show: { frame in
          let output = screen.show(frame)
          whole.receive(output)
          return output
        }, to: { _ in })

      var last = FilmScreen(size: size) { name, _ in picture(named: name) }
      var expected = TwoTerminals(size: size)
      let replay = Replay<AppState, AppAction, AppEffect>(
        recording, initialState: AppState(), reducer: .app)
      expected.receive(last.show(appView(state: game.state, history: replay.history, in: size)))
      #expect(whole.screenFlaw(beside: expected) == nil, "seed \(seed)")
    }
  }

  private static let games: [String: (DealAction, Settings, Size)] = {
    func deal(
      _ grid: String, _ kind: GameKind = .pairs, _ players: [Player] = [.anyone], _ code: UInt64 = 7
    ) -> DealAction {
      DealAction(
        DealRequest(
          category: .bundled[2], grid: Grid(grid) ?? .standard, source: .bundled, seed: code,
          kind: kind),
        players: players)
    }
    func look(_ change: (inout Settings) -> Void = { _ in }) -> Settings {
      var settings = Settings()
      change(&settings)
      return settings
    }
    let (small, large) = (Size(width: 80, height: 24), Size(width: 120, height: 40))
    let table: [Player] = [.person(name: "Anna"), .person(name: "Ben")]
    return [
      "pairs": (deal("4x4"), look(), small), "pairs large": (deal("4x4"), look(), large),
      "pairs light": (deal("6x4"), look { $0.theme = .light }, large),
      "pairs by contrast": (deal("4x4"), look { $0.theme = .highContrast }, small),
      "titles": (deal("4x4", .titles), look(), small), "ear": (deal("4x4", .ear), look(), large),
      "sprint": (deal("4x4", .sprint), look(), small),
      "two people": (deal("4x4", .pairs, table), look(), small),
      "against Fuzz": (deal("4x4", .pairs, [.anyone, .computer(.fuzz)]), look(), large),
      "pictures only": (deal("4x4"), look { $0.isWordless = true }, small),
      "coordinates": (deal("5x4"), look { $0.showsCoordinates = true }, small),
      "one switch": (deal("4x4"), look { $0.scanning = .slow }, small),
    ]
  }()

  /// `RECORD=1 swift test --filter FilmScreenTests` writes the list again, and fails.
  @Test func `films of whole games are as they were, byte by byte`() throws {
    let list = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "films.txt")
    let lines = try Self.games.sorted { $0.key < $1.key }.map { name, game in
      let recorded = RecordedGame(game.0, settings: game.1, remembers: 85, seed: 5)
      let recording = try AppRecording(recorded.bytes, schema: AppState.schema)
      var screen = FilmScreen(size: game.2) { name, _ in picture(named: name) }
      var (hash, count) = (UInt64(0xCBF2_9CE4_8422_2325), 0)
      _ = try Film(game.2).write(
        recording, bytes: [], show: { screen.show($0) },
        to: { bytes in
          for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
          count += bytes.count
        })
      #expect(recorded.state.game.isFinished, "\(name)")
      return "\(String(hash, radix: 16)) \(count) \(name)"
    }
    let text = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try text.write(to: list, atomically: true, encoding: .utf8)
      Issue.record("recorded")
    }
    #expect(try text == String(contentsOf: list, encoding: .utf8))
  }
}
