import Artwork
import Foundation
import MemoryTunes
import RecordsLive
import TestSupport
import Testing

/// `memorytunes records` and `memorytunes share`, the real program.
@Suite(.timeLimit(.minutes(3))) struct RecordsTests {
  private struct Run: Equatable {
    var status: Int32?
    var output = ""
    var errors = ""
  }

  /// Runs a command with the records in a folder, without a terminal.
  private func run(_ command: [String], in folder: String) async throws -> Run {
    let environment = ["XDG_DATA_HOME=\(folder)", "LC_ALL=C", "TERM="]
    let (status, output, errors) = try await execute(
      "/usr/bin/env", environment + [program] + command)
    return Run(status: status, output: output, errors: errors)
  }

  private func records(in folder: String, _ arguments: String...) async throws -> Run {
    try await run(["records"] + arguments, in: folder)
  }

  /// A game of Rock from the seed 7, finished in 2026.
  private func game(_ id: UInt64, grid: String) -> PlayedGame {
    PlayedGame(
      id: id, endedAt: 1_795_378_445,
      request: DealRequest(
        category: .bundled[2], grid: Grid(grid) ?? .standard, source: .bundled, seed: 7),
      moveCount: 14, slipCount: 2, seconds: 63)
  }

  private func leave(_ games: PlayedGame..., in folder: String) throws {
    let storage = RecordStorage.live(environment: ["XDG_DATA_HOME": folder])
    for game in games { _ = try storage.add(game, nil) }
  }

  @Test func `without a game it says so`() async throws {
    try await withTemporaryFolder { folder async throws in
      for (arguments, output) in [
        ([], "No games yet.\n"), (["--json"], "[]\n"), (["--forget"], "No games yet.\n"),
        (["--grid", "4x4"], "No games on 4x4 yet.\n"),
      ] {
        #expect(
          try await run(["records"] + arguments, in: folder) == Run(status: 0, output: output))
      }
      #expect(names(in: folder) == [])
    }
  }

  @Test func `it lists the games that the options choose, and forgets only with consent`()
    async throws
  {
    try await withTemporaryFolder { folder in
      try leave(game(1, grid: "4x4"), game(2, grid: "2x2"), in: folder)
      let heading = "date (UTC)         grid  moves  slips      time  stars  game\n"
      let small = "2026-11-22 20:14    2x2     14      2     01:03  ★★★    Rock\n"
      let large = "2026-11-22 20:14    4x4     14      2     01:03  ★★★    Rock\n"

      let last = try await records(in: folder, "--last", "1")
      let some = try await records(in: folder, "--grid", "4x4")
      let refused = try await records(in: folder, "--forget")
      let all = try await records(in: folder)
      let forgotten = try await records(in: folder, "--forget", "--yes")
      let empty = try await records(in: folder)

      #expect(last.output == heading + small + "1 game, 01:03 in all.\n")
      #expect(some.output == heading + large + "1 game, 01:03 in all.\n")
      #expect(
        refused
          == Run(
            status: 1,
            errors:
              "memorytunes: There is no terminal to ask on: give --yes to forget the games.\n"))
      #expect(all.output == heading + small + large + "2 games, 02:06 in all.\n")
      #expect(forgotten.output == "Forgot all 2 games.\n")
      #expect(empty.output == "No games yet.\n")
    }
  }

  @Test func `it exports to a new file, and never overwrites one`() async throws {
    try await withTemporaryFolder { folder in
      try leave(game(1, grid: "4x4"), game(2, grid: "2x2"), in: folder)
      let file = folder + "/games.csv"

      let first = try await records(in: folder, "--export", file)
      let content = read(file)
      let second = try await records(in: folder, "--export", file)
      let nowhere = try await records(in: folder, "--export", folder + "/no/games.csv")

      #expect(first == Run(status: 0, output: "Wrote 2 games to \(file).\n"))
      #expect(permissions(of: file) == 0o600)
      #expect(content?.split(separator: "\r\n").count == 3)
      #expect(
        second
          == Run(status: 1, errors: "memorytunes: \(file) exists: give the name of a new file.\n"))
      #expect(read(file) == content)
      #expect(nowhere.status == 1)
      #expect(
        nowhere.errors
          == "memorytunes: \(folder)/no/games.csv is not written (No such file or directory): "
          + "give the name of another file.\n")
    }
  }

  @Test(arguments: [["--category"], ["replay"], ["records", "--export"], ["--"]])
  func `a long argument is not repeated whole`(arguments: [String]) async throws {
    let result = try await execute(program, arguments + [String(repeating: "x", count: 100_000)])

    #expect(result.errors.hasPrefix("memorytunes: "))
    #expect(result.errors.count < 700)
  }

  @Test func `what to tell of a game is printed without a terminal, in any locale`() async throws {
    try await withTemporaryFolder { folder in
      let empty = try await run(["share"], in: folder)
      try leave(
        PlayedGame(
          id: 1, endedAt: 1_795_378_445, request: game(1, grid: "2x2").request, day: 20_780,
          moveCount: 2, slipCount: 0, seconds: 63, pairs: [0, 0, 1, 1],
          flips: (0..<4).map { Flip(card: $0, seconds: 21 * $0) }), in: folder)
      let daily = try await run(["share", "--daily", "2026-11-23"], in: folder)

      #expect(
        empty
          == Run(
            status: 1, errors: "memorytunes: There is nothing to share: finish a game first.\n"))
      #expect(
        daily
          == Run(
            status: 0,
            output: """
              MemoryTunes - 23 November 2026
              ***** 2 moves, no slips
              + No slip in the first 4 moves
              PP
              memorytunes duel daily-2026-11-23:2.100dmttfd4at8w

              """))
    }
  }

  @Test func `on a terminal it asks before it forgets`() async throws {
    try await Tmux.use { terminal in
      let folder = terminal.home.appending(path: ".local/share").path
      try leave(game(1, grid: "4x4"), game(2, grid: "2x2"), in: folder)

      for (answer, outcome) in [("", "Nothing forgotten."), ("y", "Forgot all 2 games.")] {
        try await terminal.run("clear; \(program) records --forget")
        try await terminal.wait(for: "Forget all 2 games? [y/N]")
        if answer == "y" { try await terminal.press(answer) }
        try await terminal.press("Enter")
        try await terminal.wait(for: outcome)
      }

      #expect(try RecordStorage.live(environment: ["XDG_DATA_HOME": folder]).games(0).games == [])
    }
  }

  @Test func `a damaged database is told and no reason to fail, and one that cannot be used is`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let (damaged, unusable) = (folder + "/damaged", folder + "/unusable")
      let file = "/memorytunes/games.sqlite"
      try write("no database", to: damaged + file)
      try write("inside", to: unusable + file + "/inside")

      #expect(
        try await records(in: damaged)
          == Run(
            status: 0, output: "No games yet.\n",
            errors:
              "memorytunes: Your file of finished games is damaged: it is kept as \(damaged)\(file).damaged-1.\n"
          ))
      #expect(
        try await records(in: unusable)
          == Run(
            status: 1,
            errors:
              "memorytunes: Your records are unavailable: \(unusable)\(file) is in the way, so move it elsewhere.\n"
          ))
    }
  }
}
