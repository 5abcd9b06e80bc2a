import MemoryTunes
import Platform
import PseudoTerminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Rig {
  /// Plays for a while, kills the program at a random moment, restarts it, and compares the resumed
  /// game with the recorded one.
  func killAndStartAgain() throws {
    let player = try playerOnBoard()
    let moment = now() + UInt64(chance.number(0...2500)) * 1_000_000
    while now() < moment, player.isAlive {
      type(chance.move(), into: player)
      player.read(milliseconds: chance.number(0...30))
    }
    send(SIGKILL, to: player)
    try expectEnding(of: player, [.signal(SIGKILL)], leaving: .all)
    let lived = (player.endedAt ?? now()) - player.startedAt
    let games = try recordedStates(upTo: Int(lived / 1_000_000)).map(\.game)

    let next = try start(["--itunes-url", server.address])
    guard let newest = games.last, games.allSatisfy(\.hasProgress) else { return }
    type([13], into: next)
    next.waitUntilQuiet(for: 100)
    let resumed = try recordedStates(upTo: .max).last?.game ?? GameState()
    guard games.contains(where: { resumed.isContinuation(of: $0) }) else {
      throw Violation(
        expected: "the game as it was at most a second before the end: \(newest.sketch)",
        seen: resumed.sketch)
    }
    counts.resumed += 1
  }

  /// A program with a board on the screen: the one just resumed, or a new one in a new home.
  private func playerOnBoard() throws -> TerminalProgram {
    if let running, running.isAlive, hasOneGame,
      let state = try recordedStates(upTo: .max).last, state.game.isUnderWay,
      state.routing.destination == .game
    {
      return running
    }
    try endPlayer()
    try moveOut()
    hasOneGame = true
    size = (120, 40)
    let player = try start([
      "--itunes-url", server.address, "--grid", "10x8", "--seed", "\(chance.number(1...9999))",
    ])
    type(Array("n".utf8), into: player)
    player.waitUntilQuiet(for: 100, timeout: 3000)
    return player
  }

  /// The game in the last recorded state; nil without a recording.
  func lastGame() throws -> GameState? { try recordedStates(upTo: .max).last?.game }

  /// Waits until a board is dealt.
  func dealtGame(ofPairs count: Int, in player: TerminalProgram) throws -> GameState {
    let end = Moment.inMilliseconds(20_000)
    while now() < end {
      if let game = try lastGame(), game.cards.count == 2 * count { return game }
      player.read(milliseconds: 1)
    }
    throw Violation(expected: "a board of \(count) pairs", seen: "none")
  }

  /// The states that a program which ended at this time may resume: the last one, and those of the
  /// last second and of the time it takes to write them, which may not have been saved.
  private func recordedStates(upTo milliseconds: Int) throws -> [AppState] {
    guard let data = FileManager.default.contents(atPath: lastRecording), !data.isEmpty else {
      return []
    }
    let recording = try AppRecording([UInt8](data), schema: AppState.schema)
    var replay = Replay(recording, initialState: AppState(), reducer: .app)
    var states = [replay.state]
    while let event = replay.next {
      try replay.step()
      if milliseconds - event.milliseconds > 1200 { states = [] }
      states.append(replay.state)
    }
    return states
  }
}

extension Chance {
  /// A key that plays and never leaves the board.
  fileprivate mutating func move() -> [UInt8] {
    once(in: 3) ? [13] : [0x1B, 0x4F, one(of: Array("ABCD".utf8))]
  }
}

extension GameState {
  /// Whether this is the same game, at the same point; the clock may differ by a second.
  fileprivate func isContinuation(of other: GameState) -> Bool {
    request.seed == other.request.seed && covers == other.covers
      && board.fingerprint == other.board.fingerprint
      && abs(clock.seconds - other.clock.seconds) <= 1
  }

  /// A summary in one line.
  fileprivate var sketch: String {
    "\(deal), seed \(request.seed), \(cards.count) cards, \(moveCount) moves, "
      + "\(board.foundPairCount) pairs, open \(board.openCards), \(clock.seconds) s"
  }
}
