import Foundation
import TestSupport
import Testing

/// What the real program records, and how it handles recordings.
@Suite(.serialized, .timeLimit(.minutes(3))) struct RecordingTests {
  /// Where a session is recorded in a home folder.
  private static let place = ".local/state/memorytunes/last-session.jsonl"

  /// Plays until two cards are open, and waits until the screen shows them.
  private func flipTwoCards(in terminal: Tmux, options: String = "") async throws {
    try await terminal.run("\(program) --seed 7 --no-animation \(options)")
    try await terminal.wait(for: "▸ New Game")
    try await terminal.press("Enter")
    try await terminal.wait(for: "8 pairs, face down")
    try await terminal.press("Enter")
    try await terminal.wait(for: "NOW SHOWING")
    try await terminal.press("Right", "Enter")
    try await terminal.wait(for: "NO PAIR")
  }

  @Test func `a session that is killed can be verified, and no change to it goes unnoticed`()
    async throws
  {
    try await Tmux.use { terminal in
      let file = terminal.home.appending(path: Self.place)
      try await flipTwoCards(in: terminal)

      let shell = try await terminal.show("#{pane_pid}")
      _ = try await execute("/usr/bin/env", ["pkill", "-KILL", "-P", shell])
      try await terminal.wait(for: "ready>")

      let verified = try await execute(program, ["replay", "--verify", file.path])
      #expect(verified.status == 0)
      #expect(verified.output.contains("actions verified\nThe recording ends after “"))
      #expect(verified.errors == "")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("\"flipCard\":{\"_0\":{\"index\":1}}"))

      let altered = text.replacing(
        "\"flipCard\":{\"_0\":{\"index\":1}}", with: "\"flipCard\":{\"_0\":{\"index\":4}}")
      try Data(altered.utf8).write(to: file)
      let refused = try await execute(program, ["replay", "--verify", file.path])
      #expect(refused.status == 1)
      #expect(refused.output == "")
      #expect(refused.errors.contains("flipCard(index: 4), is not as it was recorded: line "))
      #expect(refused.errors.contains("Here, it changes:\n"))
      #expect(refused.errors.contains("  game.board.flips.1.card: – → 4\n"))
    }
  }

  @Test func `a recorded session is watched`() async throws {
    try await Tmux.use { terminal in
      let file = terminal.home.appending(path: "my session.jsonl")
      try await flipTwoCards(in: terminal, options: "--record '\(file.path)'")
      try await terminal.press("Escape")
      try await terminal.wait(for: "▸ Resume 0 of 8")
      try await terminal.press("q")
      try await terminal.wait(for: "ready>")
      let modes = try await terminal.modes()

      try await terminal.run("\(program) replay '\(file.path)'")
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
      #expect(!FileManager.default.fileExists(atPath: terminal.home.path + "/" + Self.place))
    }
  }

  @Test func `without a folder for it the game says so once and is played`() async throws {
    try await Tmux.use { terminal in
      try Data().write(to: terminal.home.appending(path: ".local"))

      try await terminal.run("\(program) --seed 7 --no-animation")
      let menu = try await terminal.wait(for: "! The session is not recorded: make")
      #expect(menu.components(separatedBy: "not recorded").count == 2)
      try await terminal.press("n")
      let board = try await terminal.wait(for: "8 pairs, face down")

      #expect(!board.contains("not recorded"))
    }
  }

  @Test func `nothing is recorded if the player does not want it`() async throws {
    try await Tmux.use { terminal in
      try await flipTwoCards(in: terminal, options: "--no-record")
      try await terminal.press("C-c")
      try await terminal.wait(for: "ready>")

      #expect(
        !FileManager.default.fileExists(
          atPath: terminal.home.path + "/.local/state/memorytunes/last-session.jsonl"))
    }
  }

  @Test(arguments: [
    ("", "Not a MemoryTunes recording"), ("{}\n", "Not a MemoryTunes recording"),
    ("{\"program\":\"9.1\",\"schema\":999}\n", "version 9.1, which is newer"),
    ("{\"columns\":80,\"program\":\"0.0\",\"rows\":24,\"schema\":0}\n", "version 0.0"),
  ])
  func `what cannot be replayed is refused in a sentence, with or without a screen`(
    text: String, sentence: String
  ) async throws {
    try await withTemporaryFolder { folder in
      let file = folder + "/session.jsonl"
      try write(text, to: file)

      for options in [["--verify"], []] {
        let result = try await execute(program, ["replay", file] + options)

        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(result.errors.contains(sentence))
        #expect(result.errors.hasPrefix("memorytunes: \(file)"))
      }
    }
  }

  @Test func `a missing recording is reported`() async throws {
    let result = try await execute(program, ["replay", "/nowhere/session.jsonl"])

    #expect(result.status == 1)
    #expect(
      result.errors
        == "memorytunes: /nowhere/session.jsonl does not exist: give a recording or a film.\n")
  }
}
