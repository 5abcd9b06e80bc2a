import DataFlow
import MemoryTunes
import PseudoTerminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether a game that was under way is offered again by the next start.
private let gamesAreKept = false

extension Rig {
  /// Plays on for a while, kills the program at any moment, starts it again, and compares the game
  /// it resumes with the one that was recorded.
  func killAndStartAgain() throws {
    let player = try playerOnBoard()
    let moment = now() + UInt64(chance.number(0...1500)) * 1_000_000
    while now() < moment, player.isAlive {
      type(chance.moves(1)[0], into: player)
      player.read(milliseconds: chance.number(0...30))
    }
    send(SIGKILL, to: player)
    try expectEnding(of: player, [.signal(SIGKILL)], leavesTraces: true)
    let lived = (player.endedAt ?? now()) - player.startedAt
    let games = try recordedGames(upTo: Int(lived / 1_000_000))

    let next = try start(["--itunes-url", server.address])
    guard gamesAreKept, let newest = games.last, newest.isUnderWay else { return }
    type([13], into: next)
    next.waitUntilQuiet(for: 100)
    let resumed = try recordedGames(upTo: .max).last ?? GameState()
    guard games.contains(where: { resumed.isContinuation(of: $0) }) else {
      throw Violation(
        expected: "the game as it was at most a second before the end: \(newest.sketch)",
        seen: resumed.sketch)
    }
    counts.resumed += 1
  }

  /// The program with a board on the screen, however it gets there.
  private func playerOnBoard() throws -> TerminalProgram {
    if let running, running.isAlive, try recordedGames(upTo: .max).last?.isUnderWay == true {
      return running
    }
    try endPlayer()
    size = (120, 40)
    let player = try start([
      "--itunes-url", server.address, "--source", "bundled", "--grid", "10x8",
      "--seed", "\(chance.number(1...9999))",
    ])
    type(Array("n".utf8), into: player)
    player.waitUntilQuiet(for: 100, timeout: 3000)
    return player
  }

  /// The games that the program may come back to that was ended at this time of its life: those after
  /// the last events, of which those of the last second need not have been kept.
  private func recordedGames(upTo milliseconds: Int) throws -> [GameState] {
    guard let data = FileManager.default.contents(atPath: lastRecording), !data.isEmpty else {
      return []
    }
    let recording = try AppRecording([UInt8](data), schema: AppState.schema)
    var replay = Replay(recording, initialState: AppState(), reducer: appReducer)
    var games = [replay.state.game]
    while let event = replay.next {
      try replay.step()
      if milliseconds - event.milliseconds > 1000 { games = [] }
      games.append(replay.state.game)
    }
    return games
  }
}

extension Chance {
  /// Keys that play and never leave the board.
  mutating func moves(_ count: Int) -> [[UInt8]] {
    (0..<count).map { _ in
      once(in: 3) ? [13] : [0x1B, 0x4F, one(of: Array("ABCD".utf8))]
    }
  }
}

extension GameState {
  /// Whether this is the same game, at the same point; the clock may differ by a second.
  fileprivate func isContinuation(of other: GameState) -> Bool {
    request.seed == other.request.seed && covers == other.covers && cards == other.cards
      && moveCount == other.moveCount && matchedPairCount == other.matchedPairCount
      && openCards == other.openCards && abs(seconds - other.seconds) <= 1
  }

  /// What tells games apart, in a line.
  fileprivate var sketch: String {
    "\(phase), seed \(request.seed), \(cards.count) cards, \(moveCount) moves, "
      + "\(matchedPairCount) pairs, open \(openCards), \(seconds) s"
  }
}
