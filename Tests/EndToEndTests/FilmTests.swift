import Foundation
import TestSupport
import Testing

/// Films of real sessions.
@Suite(.serialized, .timeLimit(.minutes(3))) struct FilmTests {
  /// Plays a game in a home folder, and returns its recording and a film of it.
  private func filmedGame(in home: String) async throws -> (recording: String, film: String) {
    let (recording, film) = (home + "/game.jsonl", home + "/game.cast")
    let orders =
      ["a1", "b1", "a1", "a2", "b1", "b2", "a1", "b2", "a2", "b1", "quit\n"]
      .joined(separator: "\n")
    let played = try await execute(
      "/usr/bin/env",
      ["HOME=\(home)", program, "--plain", "--record", recording, "pop-2x2-0003"], input: orders)
    #expect(played.status == 0)
    let made = try await execute(
      program, ["replay", "--film", film, "--v2", "--size", "80x24", recording])
    #expect(made.status == 0)
    #expect(made.output.hasPrefix("Wrote 0:0"))
    return (recording, film)
  }

  // `make test` installs it where there is apt-get.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/asciinema")))
  func `asciinema plays a film to its end`() async throws {
    try await withTemporaryFolder { home in
      let film = try await filmedGame(in: home).film

      try await Tmux.use { terminal in
        try await terminal.run("asciinema play --speed 50 \(film); echo ended $?")
        try await terminal.wait(for: "Brilliant!")
        try await terminal.wait(for: "ended 0")
      }
    }
  }

  @Test func `a film is told and verified like the recording, and becomes a picture`()
    async throws
  {
    try await withTemporaryFolder { home in
      let (recording, film) = try await filmedGame(in: home)

      let verified = try await execute(program, ["replay", "--verify", film])
      #expect(verified.status == 0)
      let told = try await execute(program, ["replay", "--plain", film])
      #expect(told.output == (try await execute(program, ["replay", "--plain", recording])).output)

      let again = try await execute(program, ["replay", "--film", film, recording])
      #expect(again.status == 1)
      #expect(again.errors == "memorytunes: \(film) exists: give the name of a new file.\n")
      let (copy, picture) = (home + "/copy.cast", home + "/game.svg")
      _ = try await execute(program, ["replay", "--film", copy, "--v2", "--size", "80x24", film])
      #expect(try Data(contentsOf: URL(filePath: copy)) == Data(contentsOf: URL(filePath: film)))

      #expect(try await execute(program, ["replay", "--svg", picture, film]).status == 0)
      let shared = home + "/shared.svg"
      let share = ["HOME=\(home)", program, "share", "--svg", shared]
      #expect(try await execute("/usr/bin/env", share).status == 0)
      #expect(read(shared)?.contains("memorytunes pop-2x2-0003") == true)
      let svg = try #require(read(picture))
      #expect(svg.contains("image/svg+xml") && !svg.contains("image/png"))
      #expect(svg.utf8.count < 100_000)
    }
  }
}
