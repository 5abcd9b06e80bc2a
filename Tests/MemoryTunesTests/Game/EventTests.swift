import Artwork
import Testing

@testable import MemoryTunes

/// What a game says that has happened.
@Suite struct EventTests {
  private func events(
    _ game: GameState, _ actions: GameAction..., settings: GameSettings = .still
  ) -> [GameEvent] {
    var (game, events) = (game, [GameEvent]())
    for action in actions {
      _ = gameReducer(state: &game, action: action, settings: settings, events: &events)
    }
    return events
  }

  private static let two = {
    var game = GameState.dealt("A", "B", "A", "B")
    game.players = [.person(name: "Anna"), .computer(.echo)]
    return game
  }()

  @Test func `a move is two cards turned, and what they came to`() {
    let board = GameState.dealt("A", "B", "A", "B")

    #expect(
      events(board, .flip(0), .flip(2)) == [
        .flipped(card: 0, player: 0), .flipped(card: 2, player: 0), .pair,
      ])
    #expect(
      events(board, .flip(0), .flip(1)) == [
        .flipped(card: 0, player: 0), .flipped(card: 1, player: 0), .noPair,
      ])
  }

  @Test func `a move without a pair passes the turn on`() {
    #expect(
      events(Self.two, .flip(0), .flip(1)) == [
        .flipped(card: 0, player: 0), .flipped(card: 1, player: 0), .noPair, .passed(player: 1),
      ])
  }

  @Test func `a computer turns cards like a person`() {
    let game = Self.two.flipping(0, 1)
    let flip = ComputerFlipAction(card: 2, request: 1, flip: 2)

    #expect(events(game, .computerFlip(flip)) == [.flipped(card: 2, player: 1)])
  }

  @Test func `the last pair ends the game, then its covers light up`() {
    let game = GameState.dealt("A", "B", "A", "B").flipping(1, 3, 0)

    #expect(
      events(
        game, .flip(2), .advanceFinale, .advanceFinale, .advanceFinale, settings: GameSettings())
        == [.flipped(card: 2, player: 0), .pair, .ended, .lit(cover: 1), .lit(cover: 0)])
  }

  @Test func `a sprint ends with its time`() {
    var game = GameState.dealt("A", "B", "A", "B").flipping(0)
    game.request.kind = .sprint
    game.sprint = Sprint(batch: .init(covers: .different(4)), seed: 1)

    #expect(events(game, .tick(.init(seconds: 59)), .tick(.init())) == [.ticked, .ticked, .ended])
  }

  @Test func `a hint and a card shown again are told`() {
    let game = GameState.dealt("A", "B", "A", "B").flipping(0)

    #expect(
      events(game, .showHint, .showCard(.init(index: 0))) == [.hinted(.unseen), .shown(card: 0)])
  }

  @Test func `what is ignored is no event`() {
    let game = GameState.dealt("A", "B", "A", "B").flipping(0)

    #expect(
      events(game, .flip(0), .flip(9), .endFlash, .advanceFinale, .advanceFlips(.init())) == [])
  }
}
