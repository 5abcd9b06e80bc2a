import Foundation
import TestSupport

/// Two real programs at one table, each in a terminal of its own.
@Suite(.serialized, .timeLimit(.minutes(3)), .terminal) struct TogetherTests {
  private func started(_ arguments: String, at ann: Tmux) -> String {
    // A killed program cannot restore the terminal.
    "clear; XDG_RUNTIME_DIR=\(ann.home) \(program) \(arguments); stty sane; printf '\\033[?1049l\\033[?25h'"
  }

  @Test func `a game in turns survives a killed host, and both see its end`() async throws {
    let ann = terminal
    try await ann.run(
      started("host --name Ann --grid 2x2 --seed 7", at: ann), until: "memorytunes join")
    try await Tmux.use {
      let ben = terminal
      try await ben.run(started("join --name Ben", at: ann), until: "The host will deal soon.")
      try await ann.wait(for: "Ben: here")
      try await ann.press("Enter")
      for player in [ann, ben] { try await player.wait(for: "2 pairs, face down") }

      try await ann.press("Space", "Right", "Space")
      try await ann.wait(for: "BEN’S TURN")
      try await ben.wait(for: "YOUR TURN")
      try await ben.press("Space", "Down", "Space")
      for player in [ann, ben] { try await player.wait(for: "PAIR") }
      try await ben.press("n", until: "Hello!")
      try await ben.press("Down", "Down", "Enter", until: "Ben: Well played!")
      try await ann.wait(for: "Ben: Well played!")

      try await ann.kill("KILL")
      try await ben.wait(for: "Join Again")
      try await ann.run(started("host --name Ann", at: ann), until: "away")
      try await ben.press("Enter", until: "YOUR TURN")
      try await ann.press("Enter", until: "BEN’S TURN")
      try await ben.press("Right", "Space", "Up", "Space")
      try await ann.wait(for: "Ben wins!")
      try await ben.wait(for: "You win!")
    }
  }

  @Test func `where nobody hosts, the program says what to ask for`() async throws {
    try await terminal.run(
      started("join --name Ben", at: terminal), until: "No table is open there: ask your friend")
  }
}
