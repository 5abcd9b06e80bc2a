import TestSupport
import Testing

/// Two players in two homes, who send each other films.
@Suite(.serialized, .timeLimit(.minutes(3))) struct DuelTests {
  private let perfect = ["a1", "b2", "a2", "b1"]
  private let forgetful = ["a1", "b1", "a2", "b2", "a1", "b2", "a2", "b1"]

  /// Runs the program in a home, which must succeed, and returns what was told; the orders are those of a
  /// 2×2 board.
  @discardableResult
  private func run(_ arguments: String..., home: String, orders: [String] = []) async throws
    -> String
  {
    let run = try await execute(
      "/usr/bin/env", ["HOME=\(home)", program] + arguments,
      input: (orders + ["quit\n"]).joined(separator: "\n"))
    #expect(run.status == 0)
    return run.output
  }

  @Test func `a game is answered with a film, and both sides read the same figures in it`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let (ann, ben) = (folder + "/ann", folder + "/ben")
      let (challenge, answer) = (folder + "/ann.cast", folder + "/ben.cast")
      try await run("--plain", "pop-2x2-0003", home: ann, orders: forgetful)
      try await run("replay", "--film", challenge, home: ann)

      let told = try await run(
        "duel", "--plain", "--names", "Ben", challenge, home: ben, orders: perfect)
      #expect(told.contains("To beat: 4 moves.\n"))
      #expect(told.contains("You win by two moves: "))
      #expect(told.contains(". Answer.\n"))
      try await run("replay", "--film", answer, home: ben)

      let table = try await run("duel", answer, home: ben)
      #expect(table.contains("    1      2      0"))
      #expect(table.contains("    2      4 "))
      #expect(table.contains("Ben won by 2 moves.\n"))
      let both = try await run("duel", "--plain", challenge, answer, "pop-2x2-0003:3", home: ben)
      #expect(both.hasPrefix("pop-2x2-0003\n1. Ben, \(answer): 2 moves, no slips, skill "))
      #expect(both.contains("\npop-2x2-0003:3, only claimed: 3 moves\n"))
    }
  }

  @Test func `what proves nothing is named, and the rest is compared`() async throws {
    try await withTemporaryFolder { folder in
      let home = folder + "/home"
      let (good, forged, open) = (folder + "/a.cast", folder + "/b.cast", folder + "/c.cast")
      try await run("--plain", "pop-2x2-0003", home: home, orders: forgetful)
      try await run("replay", "--film", good, home: home)
      try await run("--plain", "pop-2x2-0004", home: home, orders: ["a1"])
      try await run("replay", "--film", open, home: home)
      let text = try #require(read(good))
      try write(
        text.replacing(#"\"index\":3"#, with: #"\"index\":2"#, maxReplacements: 1), to: forged)

      let result = try await execute(
        program, ["duel", good, forged, open, "pop-2x2-0003:1", folder + "/none"])
      #expect(result.status == 1)
      #expect(result.output.contains("    1      4 "))
      #expect(
        result.errors == """
          memorytunes: \(forged): It was altered after the game: ask for the original.
          memorytunes: \(open): No board was solved in it: ask for a game that was played to its end.
          memorytunes: pop-2x2-0003:1: That cannot be: 2 pairs take at least 2 moves.
          memorytunes: \(folder)/none does not exist: give a recording or a film.

          """)
    }
  }
}
