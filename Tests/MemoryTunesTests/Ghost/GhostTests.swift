import Artwork
import DataFlow
import Foundation
import Testing

@testable import MemoryTunes

/// The player's last game on the same board.
@Suite struct GhostTests {
  private static func flips(_ cards: [Int]) -> [Flip] {
    cards.map { Flip(card: $0, seconds: 0) }
  }

  private static let game = GameRecord.played(
    pairs: [0, 1, 0, 1], flips: flips([0, 1, 2, 0, 1, 3]))

  private func changed(_ change: (inout GameRecord) -> Void) -> GameRecord {
    var game = Self.game
    change(&game)
    return game
  }

  @Test func `it knows the pairs after each move`() throws {
    let ghost = try #require(Ghost(Self.game))

    #expect(ghost.moveCount == 3)
    #expect([-1, 0, 1, 2, 3, 4, .max].map(ghost.pairCount) == [0, 0, 0, 1, 2, 2, 2])
  }

  @Test func `there is none of several players, of a game that was given up, and without flips`() {
    #expect(Ghost(changed { $0.players = [.anyone, .anyone] }) == nil)
    #expect(Ghost(changed { $0.isGivenUp = true }) == nil)
    #expect(Ghost(changed { $0.kind = .sprint }) == nil)
    #expect(Ghost(changed { $0.flips = [] }) == nil)
    #expect(Ghost(changed { $0.flips = Self.flips([0, 0]) }) == nil)
  }

  @Test func `it is set on the board that it was looked for on, and stays with a saved game`()
    throws
  {
    var state = AppState.playing(.dealt("A", "B", "A", "B"))
    let ghost = try #require(Ghost(Self.game))

    #expect(
      appReducer(state: &state, action: .game(.setGhost(.init(request: 2, ghost: ghost))))
        == .ignored(.lateReply))
    #expect(state.game.ghost == nil)
    _ = appReducer(state: &state, action: .game(.setGhost(.init(request: 1, ghost: ghost))))

    #expect(state.game.ghost == ghost)
    let saved = try JSONEncoder().encode(state.game)
    #expect(try JSONDecoder().decode(GameState.self, from: saved).ghost == ghost)
  }

  @Test(arguments: [
    #""matches": []"#, #""matches": [0]"#, #""matches": [-1, 2]"#,
    #""matches": [1, 9223372036854775807]"#, #""matches": [2], "finds": [0]"#,
    #""matches": [], "rival": {"moveCount": -1}"#, #""matches": [2], "rival": {"moveCount": 2}"#,
    #""matches": [2], "rival": {"moveCount": 2, "memory": {"slipCount": 0, "skill": 9, "luck": 9}}"#,
    #""matches": [2], "finds": [40], "rival": {"moveCount": 2, "memory": {"slipCount": 0, "skill": 9, "luck": 9}}"#,
    #""matches": [2], "finds": [0], "rival": {"moveCount": 3, "memory": {"slipCount": 0, "skill": 9, "luck": 9}}"#,
    #""matches": [2], "finds": [0], "rival": {"moveCount": 2, "memory": {"slipCount": 0, "skill": 100, "luck": 9}}"#,
  ])
  func `one that no game can have left is refused`(properties: String) throws {
    var state = AppState.playing(.dealt("A", "B", "A", "B"))
    let ghost = try JSONDecoder().decode(Ghost.self, from: Data("{\(properties)}".utf8))

    #expect(
      appReducer(state: &state, action: .game(.setGhost(.init(request: 1, ghost: ghost))))
        == .ignored(.noSuchGame))
    state.game.ghost = ghost
    #expect(!state.game.isValid)
  }

  @Test func `it is looked for where the board may have been played, by one player`() throws {
    func effect(_ change: (inout AppState) -> Void) -> Effect<AppEffect> {
      var state = AppState.playing(.dealt("A", "B", "A", "B"))
      change(&state)
      return state.findGhost
    }
    let find = Effect.run(
      AppEffect.game(.findGhost(AppState.playing(.dealt("A", "B", "A", "B")).game.request)))

    #expect(effect { _ in } == .none)
    #expect(effect { $0.game.hindsight = .sameBoard } == find)
    let code = try BoardCode("pop-4x4-0007")
    #expect(effect { $0.newGame.code = code } == find)
    #expect(effect { $0.game.daily = Daily(day: 7, isPractice: true) } == find)
    #expect(effect { $0.game.daily = Daily(day: 7, isPractice: false) } == .none)
    #expect(
      effect { ($0.game.hindsight, $0.game.players) = (.sameBoard, [.anyone, .anyone]) } == .none)
    #expect(
      effect { ($0.game.hindsight, $0.game.request.source) = (.sameBoard, .itunes) } == .none)
  }
}
