import Foundation
import TestSupport
import Testing

/// Films of real sessions.
@Suite(.serialized, .timeLimit(.minutes(3))) struct FilmTests {
  private func record(_ recording: String, home: String) async throws {
    let orders =
      ["a1", "b1", "a1", "a2", "b1", "b2", "a1", "b2", "a2", "b1"].joined(separator: "\\n")
    let line =
      "printf '\(orders)\\nquit\\n' | HOME=\(home) \(program) --plain --record \(recording) "
      + "pop-2x2-0003"
    #expect(try await execute("/bin/sh", ["-c", line]).status == 0)
  }

  private func makeFilm(_ film: String, of recording: String) async throws {
    let made = try await execute(
      program, ["replay", "--film", film, "--v2", "--size", "80x24", recording])
    #expect(made.status == 0)
    #expect(made.output.hasPrefix("Wrote 0:0"))
  }

  // `make test` installs it where there is apt-get.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/asciinema")))
  func `asciinema plays a film to its end`() async throws {
    try await withTemporaryFolder { home in
      let (recording, film) = (home + "/game.jsonl", home + "/game.cast")
      try await record(recording, home: home)
      try await makeFilm(film, of: recording)

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
      let (recording, film) = (home + "/game.jsonl", home + "/game.cast")
      try await record(recording, home: home)
      try await makeFilm(film, of: recording)

      let verified = try await execute(program, ["replay", "--verify", film])
      #expect(verified.status == 0)
      let told = try await execute(program, ["replay", "--plain", film])
      #expect(told.output == (try await execute(program, ["replay", "--plain", recording])).output)

      let again = try await execute(program, ["replay", "--film", film, recording])
      #expect(again.status == 1)
      #expect(again.errors == "memorytunes: \(film) exists: give the name of a new file.\n")
      let (copy, picture) = (home + "/copy.cast", home + "/game.svg")
      _ = try await execute(
        program, ["replay", "--film", copy, "--v2", "--size", "80x24", film])
      #expect(try Data(contentsOf: URL(filePath: copy)) == Data(contentsOf: URL(filePath: film)))

      #expect(try await execute(program, ["replay", "--svg", picture, film]).status == 0)
      let shared = home + "/shared.svg"
      let line = "HOME=\(home) \(program) share --svg \(shared)"
      #expect(try await execute("/bin/sh", ["-c", line]).status == 0)
      #expect(
        try String(contentsOfFile: shared, encoding: .utf8).contains("memorytunes pop-2x2-0003"))
      let svg = try String(contentsOfFile: picture, encoding: .utf8)
      #expect(svg.contains("image/svg+xml") && !svg.contains("image/png"))
      #expect(svg.utf8.count < 100_000)
    }
  }

  @Test func `a film of another program is told from a damaged one`() async throws {
    try await withTemporaryFolder { home in
      let (foreign, damaged) = (home + "/foreign.cast", home + "/damaged.cast")
      let header = "{\"version\":2,\"width\":80,\"height\":24}\n"
      try (header + "[0.1,\"o\",\"$ ls\"]\n").write(
        toFile: foreign, atomically: false, encoding: .utf8)
      try (header + "[0.1,\"g\"]\n").write(toFile: damaged, atomically: false, encoding: .utf8)

      for arguments in [["--verify"], ["--plain"], ["--film", home + "/new.cast"], []] {
        let one = try await execute(program, ["replay"] + arguments + [foreign])
        let other = try await execute(program, ["replay"] + arguments + [damaged])
        #expect(one.status == 1 && other.status == 1)
        #expect(
          one.errors
            == "memorytunes: \(foreign) is a film, but none of MemoryTunes: play it with asciinema.\n"
        )
        #expect(
          other.errors
            == "memorytunes: \(damaged) is a damaged film, because its line 2 cannot be read: give the name of another file.\n"
        )
      }
      #expect(!FileManager.default.fileExists(atPath: home + "/new.cast"))
    }
  }
}
