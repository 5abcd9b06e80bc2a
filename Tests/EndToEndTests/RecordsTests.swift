import Artwork
import Foundation
import MemoryTunes
import RecordsLive
import TestSupport
import Testing

/// `memorytunes records`, the real program.
@Suite(.timeLimit(.minutes(3))) struct RecordsTests {
  /// Runs it with the records in a folder, without a terminal.
  private func records(
    in folder: String, _ arguments: String...
  ) async throws -> (status: Int32?, output: String, errors: String) {
    try await execute("/usr/bin/env", ["XDG_DATA_HOME=\(folder)", program, "records"] + arguments)
  }

  private func leaveGames(in folder: String) throws {
    let storage = RecordStorage.live(environment: ["XDG_DATA_HOME": folder])
    for (id, grid) in [(UInt64(1), "4x4"), (2, "2x2")] {
      _ = try storage.add(
        PlayedGame(
          id: id, endedAt: 1_795_378_445,
          request: DealRequest(
            category: .bundled[2], grid: Grid(grid) ?? .standard, source: .bundled, seed: 7),
          moveCount: 14, slipCount: 2, seconds: 63), nil)
    }
  }

  @Test func `without a game it says so`() async throws {
    try await withTemporaryFolder { folder in
      for (arguments, output) in [
        ([], "No games yet.\n"), (["--json"], "[]\n"), (["--forget"], "No games yet.\n"),
        (["--grid", "4x4"], "No games on 4x4 yet.\n"),
      ] {
        let result = try await execute(
          "/usr/bin/env", ["XDG_DATA_HOME=\(folder)", program, "records"] + arguments)

        #expect(result.status == 0)
        #expect(result.output == output)
        #expect(result.errors == "")
      }
      #expect(names(in: folder) == [])
    }
  }

  @Test func `it lists the games that the options choose`() async throws {
    try await withTemporaryFolder { folder in
      try leaveGames(in: folder)
      let heading = "date (UTC)         grid  moves  slips      time  stars  game\n"
      let small = "2026-11-22 20:14    2x2     14      2     01:03  ★★★    Rock\n"
      let large = "2026-11-22 20:14    4x4     14      2     01:03  ★★★    Rock\n"

      let all = try await records(in: folder)
      let last = try await records(in: folder, "--last", "1")
      let some = try await records(in: folder, "--grid", "4x4")

      #expect(all.output == heading + small + large + "2 games, 02:06 in all.\n")
      #expect(last.output == heading + small + "1 game, 01:03 in all.\n")
      #expect(some.output == heading + large + "1 game, 01:03 in all.\n")
    }
  }

  @Test func `it exports how many pairs each player found`() async throws {
    try await withTemporaryFolder { folder in
      let storage = RecordStorage.live(environment: ["XDG_DATA_HOME": folder])
      _ = try storage.add(
        PlayedGame(
          id: 1, endedAt: 1_795_378_445,
          request: DealRequest(
            category: .bundled[2], grid: Grid("2x2") ?? .standard, source: .bundled, seed: 7),
          players: [.anyone, .computer(.fuzz)], moveCount: 3, slipCount: 0, seconds: 63,
          pairs: [0, 1, 0, 1], flips: [0, 1, 2, 0, 1, 3].map { Flip(card: $0, seconds: 0) }), nil)

      _ = try await records(in: folder, "--export", folder + "/games.csv")

      #expect(read(folder + "/games.csv")?.hasSuffix(",2,,fuzz,\"0, 2\",,\r\n") == true)
    }
  }

  @Test func `it exports to a new file, and never overwrites one`() async throws {
    try await withTemporaryFolder { folder in
      try leaveGames(in: folder)
      let file = folder + "/games.csv"

      let first = try await records(in: folder, "--export", file)
      let content = read(file)
      let second = try await records(in: folder, "--export", file)
      let nowhere = try await records(in: folder, "--export", folder + "/no/games.csv")

      #expect(first.status == 0)
      #expect(first.output == "Wrote 2 games to \(file).\n")
      #expect(first.errors == "")
      #expect(permissions(of: file) == 0o600)
      #expect(content?.split(separator: "\r\n").count == 3)
      #expect(second.status == 1)
      #expect(second.errors == "memorytunes: \(file) exists: give the name of a new file.\n")
      #expect(read(file) == content)
      #expect(nowhere.status == 1)
      #expect(
        nowhere.errors
          == "memorytunes: \(folder)/no/games.csv is not written (No such file or directory): "
          + "give the name of another file.\n")
    }
  }

  @Test(arguments: [["records", "--export", ""], ["replay", ""], ["--record", ""]])
  func `a file without a name is refused`(arguments: [String]) async throws {
    let result = try await execute(program, arguments)

    #expect(result.status == 64)
    #expect(result.errors.contains(" needs a name: give the name of a "))
  }

  @Test(arguments: [["--category"], ["replay"], ["records", "--export"], ["--"]])
  func `a long argument is not repeated whole`(arguments: [String]) async throws {
    let result = try await execute(program, arguments + [String(repeating: "x", count: 100_000)])

    #expect(result.errors.hasPrefix("memorytunes: "))
    #expect(result.errors.count < 700)
  }

  @Test func `it forgets only with consent`() async throws {
    try await withTemporaryFolder { folder in
      try leaveGames(in: folder)

      let refused = try await records(in: folder, "--forget")
      let kept = try await records(in: folder, "--json")
      let forgotten = try await records(in: folder, "--forget", "--yes")
      let empty = try await records(in: folder)

      #expect(refused.status == 1)
      #expect(
        refused.errors
          == "memorytunes: There is no terminal to ask on: give --yes to forget the games.\n")
      #expect(kept.output.split(separator: "\n").count == 4)
      #expect(forgotten.output == "Forgot all 2 games.\n")
      #expect(empty.output == "No games yet.\n")
    }
  }

  @Test func `what to tell of a game is printed without a terminal, in any locale`() async throws {
    try await withTemporaryFolder { folder in
      var game = PlayedGame(
        id: 1, endedAt: 1_795_378_445,
        request: DealRequest(
          category: .bundled[2], grid: Grid("2x2") ?? .standard, source: .bundled, seed: 7),
        day: 20_780, moveCount: 2, slipCount: 0, seconds: 63, pairs: [0, 0, 1, 1],
        flips: (0..<4).map { Flip(card: $0, seconds: 21 * $0) })
      func share(_ arguments: String...) async throws -> (
        status: Int32?, output: String, errors: String
      ) {
        try await execute(
          "/usr/bin/env",
          ["XDG_DATA_HOME=\(folder)", "LC_ALL=C", "TERM=", program, "share"] + arguments)
      }

      let empty = try await share()
      _ = try RecordStorage.live(environment: ["XDG_DATA_HOME": folder]).add(game, nil)
      let daily = try await share("--daily", "2026-11-23")
      (game.id, game.day) = (2, nil)
      _ = try RecordStorage.live(environment: ["XDG_DATA_HOME": folder]).add(game, nil)
      let last = try await share()
      let other = try await share("--daily", "2026-11-24")
      let wrong = try await share("--daily", "2026-11-31")

      #expect(empty.status == 1)
      #expect(empty.output == "")
      #expect(empty.errors == "memorytunes: There is nothing to share: finish a game first.\n")
      #expect(daily.status == 0)
      #expect(
        daily.output
          == "MemoryTunes - 23 November 2026\n***** 2 moves, no slips\n"
          + "+ No slip in the first 4 moves\nPP\n"
          + "memorytunes duel daily-2026-11-23:2.100dmttfd4at8w\n")
      #expect(last.output.hasSuffix("\nmemorytunes duel rock-2x2-0007:2.100dmttfd413pb\n"))
      #expect(other.status == 1)
      #expect(
        other.errors
          == "memorytunes: There is nothing to share: you have not played the board of 24 November 2026.\n"
      )
      #expect(wrong.status == 64)
      #expect(wrong.errors.contains("“2026-11-31” is not a day: give one like 2026-11-23."))
    }
  }

  @Test func `on a terminal it asks before it forgets`() async throws {
    try await Tmux.use { terminal in
      let folder = terminal.home.appending(path: ".local/share").path
      try leaveGames(in: folder)

      try await terminal.run("\(program) records --forget")
      try await terminal.wait(for: "Forget all 2 games? [y/N]")
      try await terminal.press("Enter")
      try await terminal.wait(for: "Nothing forgotten.")
      try await terminal.run("clear; \(program) records --forget")
      try await terminal.wait(for: "Forget all 2 games? [y/N]")
      try await terminal.press("y", "Enter")
      try await terminal.wait(for: "Forgot all 2 games.")

      #expect(
        try RecordStorage.live(environment: ["XDG_DATA_HOME": folder]).games(0).games == [])
    }
  }

  @Test func `a damaged database is told, and no reason to fail`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder + "/memorytunes/games.sqlite"
      try write("no database", to: file)

      let result = try await records(in: folder)

      #expect(result.status == 0)
      #expect(result.output == "No games yet.\n")
      #expect(
        result.errors
          == "memorytunes: Your file of finished games is damaged: it is kept as \(file).damaged-1.\n"
      )
    }
  }

  @Test func `a database that cannot be used is told with exit 1`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder + "/memorytunes/games.sqlite"
      try write("inside", to: file + "/inside")

      let result = try await records(in: folder)

      #expect(result.status == 1)
      #expect(result.output == "")
      #expect(
        result.errors
          == "memorytunes: Your records are unavailable: \(file) is in the way, so move it elsewhere.\n"
      )
    }
  }
}
