import Foundation
import RecordsLive
import TestSupport

@Suite(.timeLimit(.minutes(3))) struct RecordsTests: FolderSuite {
  let testFolder = TestFolder()

  private struct Run: Equatable {
    var status: Int32? = 0
    var output = ""
    var errors = ""

    static func refused(_ sentence: String) -> Run {
      Run(status: 1, errors: "memorytunes: \(sentence)\n")
    }
  }

  /// Runs a command with the records in a folder, without a terminal.
  private func run(_ command: String..., in place: String? = nil) async throws -> Run {
    let environment = ["XDG_DATA_HOME=\(place ?? folder)", "LC_ALL=C", "TERM="]
    let run = try await execute("/usr/bin/env", environment + [program] + command)
    return Run(status: run.status, output: run.output, errors: run.errors)
  }

  /// A game of Rock from the seed 7, finished in 2026.
  private func game(_ id: UInt64, grid: String) -> PlayedGame {
    PlayedGame(
      id: id, endedAt: 1_795_378_445,
      request: DealRequest(
        category: .bundled[2], grid: Grid(grid) ?? .standard, source: .bundled, seed: 7),
      moveCount: 14, slipCount: 2, seconds: 63)
  }

  private func leave(_ games: PlayedGame..., in place: String? = nil) throws {
    let storage = RecordStorage.live(environment: ["XDG_DATA_HOME": place ?? folder])
    for game in games { _ = try storage.add(game, nil) }
  }

  @Test func `without a game it says so`() async throws {
    #expect(try await run("records") == Run(output: "No games yet.\n"))
    #expect(try await run("records", "--json") == Run(output: "[]\n"))
    #expect(try await run("records", "--forget") == Run(output: "No games yet.\n"))
    #expect(try await run("records", "--grid", "4x4") == Run(output: "No games on 4x4 yet.\n"))
    #expect(names(in: folder) == [])
  }

  @Test func `it lists the games that options choose, and forgets only if allowed`() async throws {
    try leave(game(1, grid: "4x4"), game(2, grid: "2x2"))
    let heading = "      date (UTC)   grid  moves  slips      time  stars  game\n"
    let small = "2026-11-22 20:14    2x2     14      2     01:03  ★★★    Rock\n"
    let large = "2026-11-22 20:14    4x4     14      2     01:03  ★★★    Rock\n"

    let last = try await run("records", "--last", "1")
    let some = try await run("records", "--grid", "4x4")
    let refused = try await run("records", "--forget")
    let all = try await run("records")
    let forgotten = try await run("records", "--forget", "--yes")
    let empty = try await run("records")

    #expect(last.output == heading + small + "1 game, 01:03 in all.\n")
    #expect(some.output == heading + large + "1 game, 01:03 in all.\n")
    #expect(refused == .refused("There is no terminal to ask on: give --yes to forget the games."))
    #expect(all.output == heading + small + large + "2 games, 02:06 in all.\n")
    #expect(forgotten.output == "Forgot all 2 games.\n")
    #expect(empty.output == "No games yet.\n")
  }

  @Test func `it exports to a new file, and never overwrites one`() async throws {
    try leave(game(1, grid: "4x4"), game(2, grid: "2x2"))
    let file = folder + "/games.csv"

    let first = try await run("records", "--export", file)
    let content = read(file)
    let second = try await run("records", "--export", file)
    let nowhere = try await run("records", "--export", folder + "/no/games.csv")

    #expect(first == Run(output: "Wrote 2 games to \(file).\n"))
    #expect(permissions(of: file) == 0o600)
    #expect(content?.split(separator: "\r\n").count == 3)
    #expect(second == .refused("\(file) exists: give the name of a new file."))
    #expect(read(file) == content)
    let reason = "is not written (No such file or directory): give the name of another file."
    #expect(nowhere == .refused("\(folder)/no/games.csv \(reason)"))
  }

  @Test(arguments: [["--category"], ["replay"], ["records", "--export"], ["--"]])
  func `a long argument is not repeated whole`(arguments: [String]) async throws {
    let result = try await execute(program, arguments + [String(repeating: "x", count: 100_000)])

    #expect(result.errors.hasPrefix("memorytunes: "))
    #expect(result.errors.count < 700)
  }

  @Test func `what to tell of a game is printed without a terminal, in any locale`() async throws {
    let empty = try await run("share")
    try leave(
      PlayedGame(
        id: 1, endedAt: 1_795_378_445, request: game(1, grid: "2x2").request, day: 20_780,
        moveCount: 2, slipCount: 0, seconds: 63, pairs: [0, 0, 1, 1],
        flips: (0..<4).map { Flip(card: $0, seconds: 21 * $0) }))
    let daily = try await run("share", "--daily", "2026-11-23")

    #expect(empty == .refused("There is nothing to share: finish a game first."))
    #expect(daily.status == 0 && daily.errors == "")
    #expect(
      daily.output.hasPrefix(
        "MemoryTunes - 23 November 2026\n*****, 2 moves, no slips\nGoal reached"))
  }

  @Test(.terminal) func `on a terminal it asks before it forgets`() async throws {
    let folder = terminal.home + "/.local/share"
    try leave(game(1, grid: "4x4"), game(2, grid: "2x2"), in: folder)

    for (answer, outcome) in [("", "Nothing forgotten."), ("y", "Forgot all 2 games.")] {
      try await terminal.run(
        "clear; \(program) records --forget", until: "Forget all 2 games? [y/N]")
      if answer == "y" { try await terminal.press(answer) }
      try await terminal.press("Enter", until: outcome)
    }

    #expect(try RecordStorage.live(environment: ["XDG_DATA_HOME": folder]).games(0).games == [])
  }

  @Test func `a damaged database is told, and only one that cannot be used fails`() async throws {
    let (damaged, unusable) = (folder + "/damaged", folder + "/unusable")
    let file = "/memorytunes/games.sqlite"
    try write("no database", to: damaged + file)
    try write("inside", to: unusable + file + "/inside")

    let kept =
      "memorytunes: Your file of finished games is damaged: it is kept as \(damaged)\(file).damaged-1.\n"
    #expect(
      try await run("records", in: damaged) == Run(output: "No games yet.\n", errors: kept))
    let sentence =
      "Your records are unavailable: \(unusable)\(file) is in the way, so move it elsewhere."
    #expect(try await run("records", in: unusable) == .refused(sentence))
  }
}
