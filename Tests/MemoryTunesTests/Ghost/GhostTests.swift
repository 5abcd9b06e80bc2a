import Foundation
import Testing

@testable import MemoryTunes

/// The player's last game on the same board.
@Suite struct GhostTests {
  private static let game = PlayedGame.played(
    pairs: [0, 1, 0, 1], flips: flips(0, 1, 2, 0, 1, 3))

  @Test func `it knows the pairs after each move`() throws {
    let ghost = try #require(Ghost(Self.game))

    #expect(ghost.moveCount == 3)
    #expect([0, 1, 2, 3, 4, .max].map(ghost.pairCount) == [0, 0, 1, 2, 2, 2])
  }

  @Test func `there is none of several players, of a game that was given up, and without flips`() {
    #expect(Ghost(Self.game.with { $0.players = [.anyone, .anyone] }) == nil)
    #expect(Ghost(Self.game.with { $0.pairCount = 1 }) == nil)
    #expect(Ghost(Self.game.with { $0.flips = [] }) == nil)
    #expect(Ghost(Self.game.with { $0.flips = flips(0, 0) }) == nil)
  }

  @Test func `it is set on the board that it is for, and stays with a saved game`() throws {
    var state = AppState.playing(.dealt("A", "B", "A", "B"))
    let ghost = try #require(Ghost(Self.game))

    #expect(state.reduce(.game(.setGhost(.init(request: 2, ghost: ghost)))) == .ignored(.lateReply))
    #expect(state.game.ghost == nil)
    state.reduce(.game(.setGhost(.init(request: 1, ghost: ghost))))

    #expect(state.game.ghost == ghost)
    #expect(try readBack(state.game).ghost == ghost)
  }

  @Test func `one that was not played to the end on the same cards is refused`() throws {
    let solved = try #require(Self.game.board)
    let other = try #require(Board(pairs: [0, 0, 1, 1], flips: flips(0, 1, 2, 3)))
    let begun = try #require(Board(pairs: [0, 1, 0, 1], flips: flips(0, 2)))
    let (small, large) = (try BoardCode("pop-2x2-0007"), try BoardCode("pop-4x4-0007"))

    for ghost in [
      .own(Board()), .own(begun), .own(other), .rival(Rival(small, solved: begun)),
      .rival(Rival(small, solved: other)), .rival(Rival(large, solved: solved)),
    ] as [Ghost] {
      var state = AppState.playing(.dealt("A", "B", "A", "B"))
      let setting = AppAction.game(.setGhost(.init(request: 1, ghost: ghost)))
      #expect(state.reduce(setting) == .ignored(.noSuchGame))
      state.game.ghost = ghost
      #expect(!state.game.isValid)
    }
    #expect(Ghost.rival(Rival(small, solved: solved)).isValid(on: solved.dealt))
  }

  @Test(arguments: [
    #"{"matches": [2, 3]}"#, #"{"matches": [], "rival": {"moveCount": 14}}"#,
    #"{"matches": [2, 3], "finds": [0, 1], "rivalName": "Anna", "rival": {"moveCount": 3, "memory": {"slipCount": 0, "skill": 96, "luck": 40}}}"#,
  ])
  func `a game that version 0.2 saved with a ghost is read without it`(ghost: String) throws {
    let game = GameState.dealt("A", "B", "A", "B").flipping(0, 1)
    let saved = String(decoding: try JSONEncoder().encode(game), as: UTF8.self)

    let read = try JSONDecoder().decode(
      GameState.self, from: Data("{\"ghost\": \(ghost),\(saved.dropFirst())".utf8))
    #expect(read == game)
  }

  @Test func `it is looked for where the board may have been played, by one player`() throws {
    func effect(_ change: (inout AppState) -> Void) -> Effect<AppEffect> {
      AppState.playing(.dealt("A", "B", "A", "B")).with(change).findGhost
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
