import Foundation
import TestSupport

@Suite(.serialized, .timeLimit(.minutes(3))) struct FilmTests: FolderSuite {
  let testFolder = TestFolder()

  /// Plays a game, and returns its recording and a film of it.
  private func filmedGame() async throws -> (recording: String, film: String) {
    let (recording, film) = (folder + "/game.jsonl", folder + "/game.cast")
    let played = try await play(
      ["--plain", "--record", recording, "pop-2x2-0003"], home: folder,
      orders: ["a1", "b1", "a1", "a2", "b1", "b2", "a1", "b2", "a2", "b1"])
    #expect(played.status == 0)
    let made = try await execute(
      program, ["replay", "--film", film, "--v2", "--size", "80x24", recording])
    #expect(made.status == 0)
    #expect(made.output.hasPrefix("Wrote 0:0"))
    return (recording, film)
  }

  // `make test` installs it where there is apt-get.
  @Test(.terminal, .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/asciinema")))
  func `asciinema plays a film to its end`() async throws {
    let film = try await filmedGame().film

    try await terminal.run("asciinema play --speed 50 \(film); echo ended $?", until: "Brilliant!")
    try await terminal.wait(for: "ended 0")
  }

  @Test func `a film is told and verified like a recording, and becomes a picture`() async throws {
    let (recording, film) = try await filmedGame()

    let verified = try await execute(program, ["replay", "--verify", film])
    #expect(verified.status == 0)
    let told = try await execute(program, ["replay", "--plain", film])
    #expect(told.output == (try await execute(program, ["replay", "--plain", recording])).output)

    let again = try await execute(program, ["replay", "--film", film, recording])
    #expect(again.status == 1)
    #expect(again.errors == "memorytunes: \(film) exists: give the name of a new file.\n")
    let (copy, picture) = (folder + "/copy.cast", folder + "/game.svg")
    _ = try await execute(program, ["replay", "--film", copy, "--v2", "--size", "80x24", film])
    #expect(try Data(contentsOf: URL(filePath: copy)) == Data(contentsOf: URL(filePath: film)))

    #expect(try await execute(program, ["replay", "--svg", picture, film]).status == 0)
    let shared = folder + "/shared.svg"
    #expect(try await play(["share", "--svg", shared], home: folder).status == 0)
    #expect(read(shared)?.contains("memorytunes pop-2x2-0003") == true)
    let svg = try #require(read(picture))
    #expect(svg.contains("image/svg+xml") && !svg.contains("image/png"))
    #expect(svg.utf8.count < 100_000)
  }
}

/// Two players in two homes, who send each other films.
@Suite(.serialized, .timeLimit(.minutes(3))) struct DuelTests: FolderSuite {
  let testFolder = TestFolder()

  private let perfect = ["a1", "b2", "a2", "b1"]
  private let forgetful = ["a1", "b1", "a2", "b2", "a1", "b2", "a2", "b1"]

  /// Runs the program in a home, which must succeed, and returns what was told; the orders are those of a
  /// 2×2 board.
  @discardableResult
  private func run(_ arguments: String..., home: String, orders: [String] = []) async throws
    -> String
  {
    let run = try await play(arguments, home: home, orders: orders)
    #expect(run.status == 0)
    return run.output
  }

  @Test func `a game is answered with a film, and both read the same figures`() async throws {
    let (ann, ben) = (folder + "/ann", folder + "/ben")
    let (challenge, answer) = (folder + "/ann.cast", folder + "/ben.cast")
    try await run("--plain", "pop-2x2-0003", home: ann, orders: forgetful)
    try await run("replay", "--film", challenge, home: ann)

    let told = try await run(
      "duel", "--plain", "--names", "Ben", challenge, home: ben, orders: perfect)
    #expect(told.contains("To beat: a friend's 4 moves.\n"))
    #expect(told.contains("You win by 2 moves. "))
    #expect(told.contains(". Answer.\n"))
    try await run("replay", "--film", answer, home: ben)

    let table = try await run("duel", answer, home: ben)
    #expect(table.contains("    1      2      0"))
    #expect(table.contains("    2      4 "))
    #expect(table.contains("Ben wins by 2 moves.\n"))
    let both = try await run("duel", "--plain", challenge, answer, "pop-2x2-0003:3", home: ben)
    #expect(both.hasPrefix("pop-2x2-0003\n1. Ben, \(answer): 2 moves, no slips, skill "))
    #expect(both.contains("\npop-2x2-0003:3, only claimed: 3 moves\n"))

    let none = folder + "/none"
    let result = try await execute(program, ["duel", challenge, none])
    #expect(result.status == 1 && result.output.contains("    1      4 "))
    #expect(result.errors == "memorytunes: \(none) does not exist: give a recording or a film.\n")
  }
}
