import Foundation
import TestSupport
import Testing

/// What the real program records, and how it handles recordings.
@Suite(.serialized, .timeLimit(.minutes(3))) struct RecordingTests {
  @Test func `a session is recorded, watched and verified, and no change to it goes unnoticed`()
    async throws
  {
    try await Tmux.use { terminal in
      let file = terminal.home.path + "/my session.jsonl"
      try await terminal.run("\(program) --seed 7 --no-animation --record '\(file)'")
      try await terminal.wait(for: "▸ New Game")
      try await terminal.press("Enter")
      try await terminal.wait(for: "8 pairs, face down")
      try await terminal.press("Enter")
      try await terminal.wait(for: "NOW SHOWING")
      try await terminal.press("Right", "Enter")
      try await terminal.wait(for: "NO PAIR")
      try await terminal.press("Escape")
      try await terminal.wait(for: "▸ Resume 0 of 8")
      try await terminal.press("q")
      try await terminal.wait(for: "ready>")
      #expect(!hasDefaultRecording(terminal.home.path))
      let modes = try await terminal.modes()

      try await terminal.run("\(program) replay '\(file)'")
      try await terminal.wait(for: "q quit")
      for _ in 1...6 { try await terminal.press("Up") }
      var screen = try await terminal.wait(for: "■ 64×")
      let status = try #require(screen.firstMatch(of: /64× (\d+)\//))
      var step = try #require(Int(status.1))
      while step > 1, !screen.contains("NO PAIR") {
        try await terminal.press("Left")
        step -= 1
        screen = try await terminal.wait(for: "‖ 64× \(step)/")
      }
      #expect(screen.contains("NO PAIR"))
      try await terminal.press("q")
      try await terminal.wait(for: "ready>")
      #expect(try await terminal.modes() == modes)

      let verified = try await execute(program, ["replay", "--verify", file])
      #expect(verified.status == 0)
      #expect(verified.output.contains("actions verified\nThe recording ends after “"))
      #expect(verified.errors == "")
      let flip = #""flipCard":{"_0":{"index":1}}"#
      let text = try #require(read(file))
      #expect(text.contains(flip))
      try write(text.replacing(flip, with: flip.replacing("1", with: "4")), to: file)
      let refused = try await execute(program, ["replay", "--verify", file])
      #expect(refused.status == 1)
      #expect(refused.output == "")
      #expect(refused.errors.contains("flipCard(index: 4), is not as it was recorded: line "))
      #expect(refused.errors.contains("Here, it changes:\n"))
      #expect(refused.errors.contains("  game.board.flips.1.card: – → 4\n"))
    }
  }

  @Test func `a session is recorded unless it must not be, and not shown without a screen`()
    async throws
  {
    try await withTemporaryFolder { home in
      for options in [["--no-record"], []] {
        _ = try await execute(
          "/usr/bin/env", ["HOME=\(home)", program, "--plain"] + options, input: "new\na1\nquit\n")
        #expect(hasDefaultRecording(home) == options.isEmpty)
      }
      let result = try await execute("/usr/bin/env", ["HOME=\(home)", program, "replay"])

      #expect(result.status == 2)
      #expect(
        result.errors
          == "memorytunes: The game needs a terminal, but its output goes elsewhere: start it without "
          + "> or |.\n")
      #expect(result.output == "")
    }
  }

  private func hasDefaultRecording(_ home: String) -> Bool {
    names(in: home + "/.local/state/memorytunes")?.contains("last-session.jsonl") == true
  }

  private static let film = "{\"version\":2,\"width\":80,\"height\":24}\n"

  @Test(
    arguments: [
      ("", ": Not a MemoryTunes recording (no header line): give the name of another file."),
      ("{}\n", ": Not a MemoryTunes recording (no header line): give the name of another file."),
      (
        "{\"program\":\"9.1\",\"schema\":999}\n",
        ": The recording was made by version 9.1, which is newer: replay it with that version."
      ),
      (
        "{\"columns\":80,\"program\":\"0.0\",\"rows\":24,\"schema\":0}\n",
        ": The recording was made by version 0.0, whose game state had another form: replay it "
          + "with that version."
      ),
      (
        film + "[0.1,\"o\",\"$ ls\"]\n",
        " is a film, but none of MemoryTunes: play it with asciinema."
      ),
      (
        film + "[0.1,\"g\"]\n",
        " is a damaged film, because its line 2 cannot be read: give the name of another file."
      ), (nil, " does not exist: give a recording or a film."),
    ] as [(String?, String)])
  func `what cannot be replayed is refused in a sentence, with or without a screen`(
    text: String?, sentence: String
  ) async throws {
    try await withTemporaryFolder { folder in
      let file = folder + "/session.jsonl"
      if let text { try write(text, to: file) }

      for options in [["--verify"], ["--plain"], ["--film", folder + "/new.cast"], []] {
        let result = try await execute(program, ["replay", file] + options)

        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(result.errors.hasPrefix("memorytunes: \(file)\(sentence)"))
        #expect(result.errors.hasSuffix(".\n"))
      }
      #expect(names(in: folder) == (text == nil ? [] : ["session.jsonl"]))
    }
  }

  @Test func `a line break in the path of a recording breaks no line`() async throws {
    let result = try await execute(program, ["replay", "--plain", "no\nsuch"])

    #expect(result.status == 1)
    #expect(result.errors == "memorytunes: nosuch does not exist: give a recording or a film.\n")
  }
}
