import Foundation
import TestSupport

@testable import MemoryTunes

@MainActor
@Suite struct RivalTests {
  private static let catalogue = ["pop": RecordedGame.numberedCovers]
  private static let pop = Category(id: "pop")

  private func deal(
    seed: UInt64 = 7, kind: GameKind = .pairs, source: CoverSource = .bundled,
    players: [Player] = [.anyone], hindsight: Hindsight? = nil
  ) throws -> DealAction {
    let grid = try #require(Grid("3x2"))
    return DealAction(
      .init(category: Self.pop, grid: grid, source: source, seed: seed, kind: kind),
      players: players, hindsight: hindsight)
  }

  /// A whole game that a seed decides.
  private func game(
    _ deal: DealAction, against rival: Rival? = nil, remembers: Int = 90, seed: UInt64 = 3
  ) -> RecordedGame {
    RecordedGame(deal, settings: Settings(), against: rival, remembers: remembers, seed: seed)
  }

  private func entry(of game: RecordedGame) throws -> RecordedRival { try entry(in: game.bytes) }

  private func entry(in bytes: [UInt8]) throws -> RecordedRival {
    try RecordedRival(try AppRecording(bytes, schema: AppState.schema), catalogue: Self.catalogue)
  }

  /// Why a recording of what is played proves nothing.
  private func error(_ play: (RecordedGame) throws -> Void) throws -> RivalError? {
    let game = RecordedGame()
    try play(game)
    do { _ = try entry(of: game) } catch let error as RivalError { return error }
    return nil
  }

  @Test(arguments: [
    ("pop-4x4-7k3q:14", 14), ("POP-4x4-7k3q:8", 8), ("daily-2026-11-23:90", 90),
    ("folder-4x4-7k3q-9d2m:4000000000", 4_000_000_000),
  ])
  func `a claim is a code and a number of moves`(text: String, moveCount: Int) throws {
    let rival = try #require(try Rival(claim: text))

    #expect(rival.moveCount == moveCount)
    #expect(rival.board == nil && rival.seconds == nil && rival.slipCount == nil)
  }

  @Test(arguments: ["", ":", "14", "game.cast", "x:14", "pop:14", "pop-4x4-7k3q:14:15"])
  func `other texts are none`(text: String) throws {
    #expect(try Rival(claim: text) == nil)
  }

  @Test(arguments: [
    ("pop-4x4-7k3q:7", RivalError.tooFewMoves(pairCount: 8)),
    ("pop-4x4-7k3q:-1", .tooFewMoves(pairCount: 8)),
    ("pop-4x4-7k3q:4000000001", .tooLong), ("pop-4x4-7k3q:99999999999999999999", .tooLong),
    ("daily:14", .dayIsMissing),
    ("pop-4x4-sprint-7k3q:14", .sprint),
  ])
  func `a claim that cannot be is refused`(text: String, error: RivalError) {
    #expect(throws: error) { try Rival(claim: text) }
  }

  @Test(arguments: ["pop-4x4-7k3q", "pop-4x4-7k3q:", "pop-4x4-7k3q:x", "daily"])
  func `a code alone asks for the moves`(text: String) throws {
    let code = try BoardCode(String(text.prefix { $0 != ":" }))

    #expect(throws: RivalError.movesAreMissing(code)) { try Rival(claim: text) }
  }

  @Test func `a recording brings the last game that was played to its end`() throws {
    for seed in UInt64(0)..<8 {
      let played = game(try deal(seed: seed), seed: seed)
      let entry = try entry(of: played)

      #expect(entry.game.code == played.state.game.code)
      #expect(entry.game.board == played.state.game.board)
      #expect(entry.answered == nil)
    }
  }

  @Test func `both sides of a duel agree on every figure`() throws {
    let challenge = try entry(of: game(try deal(), seed: 1)).game
    let theirs = game(try deal(), against: challenge, remembers: 30, seed: 2)
    let answer = try entry(of: theirs)

    #expect(answer.answered == challenge)
    #expect(theirs.state.game.ghost?.rival == challenge)
    #expect(answer.game.board == theirs.state.game.board)
    #expect(answer.game.board != challenge.board)
    #expect(answer.game.seconds == theirs.state.game.clock.seconds)
  }

  @Test func `the rival is met on the board of their code, and stays with the game`() throws {
    let challenge = try entry(of: game(try deal(), seed: 1)).game
    let rival = try #require(challenge.board)
    let met = game(try deal(), against: challenge, remembers: 0, seed: 5).state.game
    let ghost = try #require(met.ghost)

    let found = rival.moves.indices.map { count in rival.moves[..<count].count(where: \.isMatch) }
    #expect(rival.moves.indices.map { ghost.pairCount(afterMoves: $0) } == found)
    #expect(ghost.moveCount == rival.moves.count)
    let last = try #require(rival.moves.last)
    #expect(ghost.lastFind(afterMoves: 0) == nil)
    #expect(ghost.lastFind(afterMoves: .max) == rival.cards[last.first].pair)
    #expect(met.isValid)
    #expect(try readBack(met).ghost == ghost)
    #expect(game(try deal(seed: 8), against: challenge).state.game.ghost == nil)
    #expect(
      game(try deal(players: [.anyone, .anyone]), against: challenge).state.game.ghost == nil)
  }

  @Test func `a rival of another board with the same code is told, and not met`() throws {
    let challenge = try entry(of: game(try deal(), seed: 1)).game
    let other = try #require(Board(pairs: [0, 0, 1, 1, 2, 2], flips: flips(of: Array(0..<6))))
    let forged = Rival(challenge.code, solved: other)
    let game = RecordedGame()
    game.play(.session(.launch(.init(options: LaunchOptions(rival: forged)))))
    game.play(try deal(), moves: 0)

    #expect(game.state.game.hasBoard && game.state.game.ghost == nil)
    #expect(game.state.notices == [.rivalElsewhere])
  }

  @Test func `a game that proves nothing is named`() throws {
    #expect(try error { $0.play(.routing(.go(.help))) } == .noGame)
    #expect(try error { $0.play(try deal(), moves: 2) } == .noGame)
    #expect(try error { $0.play(try deal(players: [.anyone, .anyone])) } == .notAlone)
    #expect(try error { $0.play(try deal(kind: .sprint)) } == .sprint)
    #expect(try error { $0.play(try deal(hindsight: .peek)) } == .hindsight(.peek))
    #expect(
      try error {
        $0.play(try deal(), moves: 2)
        $0.play(try deal(seed: 8), moves: 2)
        $0.play(try deal())
      } == .hindsight(.sameBoard))
    #expect(try error { $0.play(try deal(source: .itunes)) } == .noCode)
    // Having seen the board before, in any way, is hindsight.
    #expect(
      try error {
        $0.play(try deal(hindsight: .peek), moves: 0)
        $0.play(try deal(seed: 8), moves: 0)
        $0.play(try deal())
      } == .hindsight(.sameBoard))
    #expect(
      try error {
        $0.play(try deal(), moves: 0)
        let own = Ghost(PlayedGame(game(try deal()).state.game, endedAt: 0))
        $0.play(.game(.setGhost(.init(request: $0.state.game.request.id, ghost: own))))
        $0.finish()
      } == .hindsight(.sameBoard))
    #expect(
      try error {
        $0.play(try deal(), moves: 0)
        let start = $0.number
        $0.finish(moves: 2)
        $0.goBack(to: start)
        $0.finish()
      } == .hindsight(.timeTravel))
  }

  @Test func `it is said how many flips come from a saved game`() throws {
    #expect(try entry(of: game(try deal())).savedFlipCount == 0)

    let begun = RecordedGame()
    begun.play(try deal(), moves: 2)
    let games = try #require(begun.state.savedGames)
    let resumed = RecordedGame()
    resumed.play(.game(.restore(.init(games: games))))
    resumed.play(.session(.resumeGame(.ordinary)))
    resumed.finish()
    #expect(try entry(of: resumed).savedFlipCount == 4)
  }

  @Test func `a game that waited for another is no other game`() throws {
    let game = RecordedGame()
    game.play(try deal(), moves: 2)
    let daily = try #require(DealAction(Daily(day: 20_780, isPractice: false)))
    game.play(daily, moves: 1)
    game.play(.session(.resumeGame(.ordinary)))
    game.finish()

    #expect(try entry(of: game).game.code == BoardCode("pop-3x2-0007"))
  }

  @Test func `a session that goes back and forth without end is read in a moment`() throws {
    let game = RecordedGame()
    game.play(try deal())
    let first = game.number
    game.play(try deal(seed: 8))
    let second = game.number
    for _ in 0..<300 {
      game.goBack(to: first)
      game.goBack(to: second)
    }
    game.play(.routing(.go(.menu)))

    #expect(try entry(of: game).game.code == BoardCode("pop-3x2-0008"))
  }

  @Test(arguments: [
    #""claim": -9223372036854775808"#, #""claim": 2"#, #""claim": 4000000001"#,
    #""board": {"pairs": [], "titles": [], "flips": []}"#,
    #""board": {"pairs": [0, 0], "titles": [], "flips": [{"card": 0, "seconds": 0}, {"card": 1, "seconds": 0}]}"#,
    #""board": {"pairs": [0, 0, 1, 1, 2, 2], "titles": [], "flips": []}"#,
    #""board": {"pairs": [0, 0, 1, 1, 2, 2], "titles": [], "flips": [{"card": 0, "seconds": 9223372036854775807}]}"#,
    "", #""claim": 9, "code": "daily""#, #""claim": 9, "player": {"computer": {"_0": "fuzz"}}"#,
  ])
  func `an impossible rival is ignored`(properties: String) throws {
    var json = properties
    if !json.contains("\"code\"") {
      json += (json.isEmpty ? "" : ", ") + #""code": "pop-3x2-0007""#
    }
    if !json.contains("\"player\"") { json += #", "player": {"person": {"name": ""}}"# }
    let rival = try JSONDecoder().decode(Rival.self, from: Data("{\(json)}".utf8))
    let played = game(try deal(), against: rival)

    #expect(!rival.isValid)
    #expect(played.state.game.ghost == nil)
    #expect(try entry(of: played).answered == nil)
  }

  @Test func `covers that do not lie where the code puts them, and others, are noticed`() throws {
    let moved = Array(RecordedGame.numberedCovers.dropFirst())
    let others = RecordedGame.numberedCovers.map { cover in
      Cover(id: "x" + cover.id, title: "x" + cover.title, artist: cover.artist, artwork: cover.id)
    }
    for covers in [moved, others] {
      let played = RecordedGame()
      played.play(try deal(), of: covers)

      #expect(throws: RivalError.otherBoard) { try entry(of: played) }
    }
  }

  @Test func `one changed action is noticed`() throws {
    let game = game(try deal())
    let lines = game.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let flips = lines.indices.filter {
      String(decoding: lines[$0], as: UTF8.self).contains("flipCard")
    }
    for index in flips {
      var altered = lines.map(Array.init)
      let text = String(decoding: altered[index], as: UTF8.self)
      altered[index] = Array(
        text.replacing(/"index":(\d)/) { $0.output.1 == "0" ? "\"index\":1" : "\"index\":0" }.utf8)
      guard altered[index] != Array(lines[index]) else { continue }
      let bytes = Array(altered.joined(separator: [UInt8(ascii: "\n")]))
      #expect(throws: (any Error).self) { try entry(in: bytes) }
    }
    #expect(!flips.isEmpty)
  }
}
