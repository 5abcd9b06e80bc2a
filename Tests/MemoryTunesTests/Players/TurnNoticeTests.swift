import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

/// The large letters that say whose turn it is.
@MainActor @Suite struct TurnNoticeTests {
  private static func board(of players: Player...) -> GameState {
    var game = GameState.dealt("A", "B", "A", "B", "C", "C", "D", "D")
    game.players = players
    return game
  }

  private static let people = board(of: .person(name: "Anna"), .person(name: "Ben"))

  private static func after(
    _ game: GameState, isAnimated: Bool = true, _ actions: GameAction...
  ) -> GameState {
    var game = game
    for action in actions {
      _ = (isAnimated ? animatedRules : rules)(&game, action)
    }
    return game
  }

  @Test func `a turn that begins is announced, until the next card or for a moment`() {
    let passed = Self.after(Self.people, .flip(0), .flip(1))

    #expect(passed.show.announcedPlayer == 1)
    #expect(Self.after(passed, .endTurnNotice).show.announcedPlayer == nil)
    #expect(Self.after(passed, .flip(4)).show.announcedPlayer == nil)
  }

  @Test func `whatever the player does ends the announcement, and is done`() {
    let passed = Self.after(Self.people, .flip(0), .flip(1))

    for action: GameAction in [
      .moveCursor(.init(.right)), .typeColumn(1), .showHint, .showCard(.init(index: 1)), .flip(4),
    ] {
      let state = Self.after(passed, action)
      #expect(state.show.announcedPlayer == nil)
      #expect(state != Self.after(passed, .endTurnNotice))
    }
  }

  @Test func `it ends by itself after a second and a half`() {
    var game = Self.after(Self.people, .flip(0))

    let outcome = animatedRules(state: &game, action: .flip(1))

    guard case .handled(let effect) = outcome else {
      Issue.record("the card was not flipped")
      return
    }
    #expect(effect.delays(of: .turnNotice) == [.milliseconds(1620)])
  }

  @Test func `nothing is announced after a pair, without animation, or where computers play alone`()
  {
    #expect(Self.after(Self.people, .flip(0), .flip(2)).show.announcedPlayer == nil)
    #expect(
      Self.after(Self.people, isAnimated: false, .flip(0), .flip(1)).show.announcedPlayer == nil)
    #expect(
      Self.after(Self.board(of: .anyone), .flip(0), .flip(1)).show.announcedPlayer == nil)
    let watched = Self.board(of: .computer(.fuzz), .computer(.echo))
    let flips = [0, 1].map {
      GameAction.computerFlip(.init(card: $0, request: watched.request.id, flip: $0))
    }
    #expect(Self.after(watched, flips[0], flips[1]).show.announcedPlayer == nil)
    #expect(Self.after(watched, flips[0], flips[1]).turn == 1)
  }

  @Test func `nor where one person plays against computers`() {
    let game = Self.board(of: .anyone, .computer(.echo))

    #expect(Self.after(game, .flip(0), .flip(1)).show.announcedPlayer == nil)
    #expect(Self.after(game, .flip(0), .flip(1)).turn == 1)
  }
}
