import TestSupport

@testable import MemoryTunes

@MainActor @Suite struct ComputerTurnTests {
  /// A board that has just been dealt, in the order A B A B.
  private static func board(of players: Player...) -> GameState {
    GameState.dealt("A", "B", "A", "B").with { $0.players = players }
  }

  private static let againstMaestro = board(of: .anyone, .computer(.maestro))

  private func outcome(
    of action: GameAction, in state: inout GameState, pace: Pace = .normal
  ) throws -> Effect<AppEffect> {
    let settings = GameSettings(isAnimated: false, pace: pace)
    return try #require(rules(state: &state, action: action, settings: settings).effect)
  }

  /// Turns the card that the computer chooses.
  private func flipOne(in game: inout GameState) throws {
    let card = try #require(game.thought?.nextCard())
    let action = ComputerFlipAction(
      card: card, request: game.request.id, flip: game.board.flips.count)
    _ = try outcome(of: .computerFlip(action), in: &game)
  }

  @Test func `once it is its turn, the computer thinks, and nobody turns a card for it`() throws {
    var game = Self.againstMaestro.flipping(0)

    let effect = try outcome(of: .flip(1), in: &game)

    #expect(game.isComputersTurn)
    #expect(effect.work.count { if case .game(.think) = $0 { true } else { false } } == 1)
    #expect(rules(state: &game, action: .flip(2)) == .ignored(.notYourTurn))
  }

  @Test func `a perfect memory takes the pairs that it has seen`() throws {
    var game = Self.againstMaestro.flipping(0, 1)

    for _ in 0..<4 where game.isUnderWay { try flipOne(in: &game) }

    #expect(game.isFinished)
    #expect(game.scores == [0, 2])
  }

  @Test func `a choice for another board or another moment comes too late`() {
    var game = Self.againstMaestro.flipping(0, 1)
    let before = game

    for late in [
      ComputerFlipAction(card: 2, request: game.request.id + 1, flip: 2),
      ComputerFlipAction(card: 2, request: game.request.id, flip: 1),
      ComputerFlipAction(card: 2, request: game.request.id, flip: 3),
    ] {
      #expect(rules(state: &game, action: .computerFlip(late)) == .ignored(.lateReply))
    }
    #expect(game == before)
  }

  @Test(arguments: [
    (Pace.slow, 2800, 1800), (.normal, 1600, 1000), (.fast, 700, 400),
  ])
  func `the first card of a move takes longer`(pace: Pace, first: Int, second: Int) throws {
    var game = Self.againstMaestro.flipping(0)

    let turn = try outcome(of: .flip(1), in: &game, pace: pace)
    let card = ComputerFlipAction(card: 2, request: game.request.id, flip: 2)
    let move = try outcome(of: .computerFlip(card), in: &game, pace: pace)

    #expect(turn.delays(of: .thinking) == [.milliseconds(first)])
    #expect(move.delays(of: .thinking) == [.milliseconds(second)])
  }

  @Test func `Space ends its turn without delay, and the next turn is as slow as before`() throws {
    var game = Self.againstMaestro.flipping(0, 1)

    let hurried = try outcome(of: .hurry, in: &game)
    #expect(game.show.isHurrying)
    #expect(hurried.delays(of: .thinking) == [.zero])

    _ = try outcome(of: .computerFlip(.init(card: 2, request: 1, flip: 2)), in: &game)
    _ = try outcome(of: .computerFlip(.init(card: 3, request: 1, flip: 3)), in: &game)
    #expect(!game.show.isHurrying)
    #expect(!game.isComputersTurn)
    #expect(rules(state: &game, action: .hurry) == .ignored("it is not the computer's turn"))
  }

  @Test func `a break ends its thinking, and the same thought comes back after it`() throws {
    var app = AppState.playing(Self.againstMaestro.flipping(0, 1))
    let thought = try #require(app.game.thought)

    let paused = try #require(app.reduce(.go(.paused)).effect)
    let back = try #require(app.reduce(.go(.game)).effect)

    #expect(paused.cancelled.contains(.thinking))
    #expect(back.work.contains(.game(.think(thought, request: 1, flip: 2))))
  }

  @Test func `what it had forgotten is noted`() throws {
    var game = GameState.dealt("A", "B", "C", "D", "E", "F", "A", "B", "C", "D", "E", "F")
    game.players = [.computer(.fuzz), .computer(.fuzz)]
    for _ in 0..<2000 where game.isUnderWay { try flipOne(in: &game) }

    #expect(game.isFinished)
    let lapse = try #require(game.lastLapse)
    #expect(game.slips.map(\.move).contains(lapse.move))
    #expect(game.isValid)
  }
}

extension GameState {
  /// What the computer knows whose turn it is.
  fileprivate var thought: Thought? {
    player.opponent.map {
      Thought(memory: memory(of: $0, in: turn, after: board.flips), board: board)
    }
  }
}
