import Foundation
import TestSupport
import Testing

/// Two players in two homes, who send each other films.
@Suite(.serialized, .timeLimit(.minutes(3))) struct DuelTests {
  private let perfect = ["a1", "b2", "a2", "b1"]
  private let forgetful = ["a1", "b1", "a2", "b2", "a1", "b2", "a2", "b1"]

  /// Plays in a home, and returns what was told; the orders are those of a 2×2 board.
  private func play(_ arguments: String, _ orders: [String], home: String) async throws -> String {
    let input = (orders + ["quit"]).joined(separator: "\\n")
    let line = "printf '\(input)\\n' | HOME=\(home) \(program) \(arguments)"
    let run = try await execute("/bin/sh", ["-c", line])
    #expect(run.status == 0)
    return run.output
  }

  private func film(_ path: String, home: String) async throws {
    let line = "HOME=\(home) \(program) replay --film \(path)"
    #expect(try await execute("/bin/sh", ["-c", line]).status == 0)
  }

  private func duel(_ arguments: [String]) async throws -> (
    status: Int32?, output: String, errors: String
  ) {
    let run = try await execute(program, ["duel"] + arguments)
    return (run.status, run.output, run.errors)
  }

  @Test func `a game is answered with a film, and both sides read the same figures in it`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let (ann, ben) = (folder + "/ann", folder + "/ben")
      let (challenge, answer) = (folder + "/ann.cast", folder + "/ben.cast")
      _ = try await play("--plain pop-2x2-0003", forgetful, home: ann)
      try await film(challenge, home: ann)

      let told = try await play("duel --plain --names Ben \(challenge)", perfect, home: ben)
      #expect(told.contains("To beat: 4 moves.\n"))
      #expect(told.contains("You win by two moves: "))
      #expect(told.contains(". Answer.\n"))
      try await film(answer, home: ben)

      let result = try await duel([answer])
      #expect(result.status == 0)
      #expect(result.output.contains("    1      2      0"))
      #expect(result.output.contains("    2      4 "))
      #expect(result.output.contains("Ben won by 2 moves.\n"))
      let both = try await duel(["--plain", challenge, answer, "pop-2x2-0003:3"])
      #expect(both.status == 0)
      #expect(both.output.hasPrefix("pop-2x2-0003\n1. Ben, \(answer): 2 moves, no slips, skill "))
      #expect(both.output.contains("\npop-2x2-0003:3, only claimed: 3 moves\n"))
    }
  }

  @Test func `what proves nothing is named, and the rest is compared`() async throws {
    try await withTemporaryFolder { folder in
      let home = folder + "/home"
      let (good, forged, open) = (folder + "/a.cast", folder + "/b.cast", folder + "/c.cast")
      _ = try await play("--plain pop-2x2-0003", forgetful, home: home)
      try await film(good, home: home)
      _ = try await play("--plain pop-2x2-0004", ["a1"], home: home)
      try await film(open, home: home)
      let text = try String(contentsOfFile: good, encoding: .utf8)
      try text.replacing(#"\"index\":3"#, with: #"\"index\":2"#, maxReplacements: 1)
        .write(toFile: forged, atomically: false, encoding: .utf8)

      let result = try await duel([good, forged, open, "pop-2x2-0003:1", folder + "/none"])
      #expect(result.status == 1)
      #expect(result.output.contains("    1      4 "))
      let complaints = result.errors.split(separator: "\n")
      #expect(complaints.count == 4)
      #expect(
        complaints[0]
          == "memorytunes: \(forged): It was altered after the game: ask for the original.")
      #expect(
        complaints[1]
          == "memorytunes: \(open): No board was solved in it: ask for a game that was played to its end."
      )
      #expect(
        complaints[2]
          == "memorytunes: pop-2x2-0003:1: That cannot be: 2 pairs take at least 2 moves.")
      #expect(
        complaints[3] == "memorytunes: \(folder)/none does not exist: give a recording or a film."
      )
    }
  }
}
