import Foundation
import TestSupport

@Suite(.serialized, .timeLimit(.minutes(3)), .terminal) struct SavingTests {
  @Test func `a game killed with -9 is resumed as it was, even if only recorded`() async throws {
    // A killed program cannot restore the terminal.
    let restore = "stty sane; printf '\\033[?1049l\\033[?25h'"
    try await terminal.deal("--seed 7 --no-animation; \(restore)")
    try await terminal.press("Enter")
    try await terminal.waitForGame("the first card") { $0.board.flips.count == 1 }
    let saved = try #require(read(terminal.savedGame))
    try await terminal.press("Right", "Enter", "Right", "Enter", "Right")
    try await terminal.waitForGame("the third card") {
      $0.board.openCards == [2] && $0.show.cursor == 3
    }
    let before = try await terminal.stillScreen()

    try await terminal.kill("KILL")
    try write(saved, to: terminal.savedGame)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -60)],
      ofItemAtPath: terminal.savedGame)
    try await terminal.run("\(program) --no-animation", until: "▸ Resume 0 of 8")
    try await terminal.press("Enter", until: "NOW SHOWING")

    let after = try await terminal.stillScreen()
    #expect(after.withoutClock == before.withoutClock)
  }

  @Test(arguments: ["INT", "TERM", "HUP"])
  func `a polite signal loses nothing, not even the last card`(signal: String) async throws {
    try await terminal.deal()
    try await terminal.press("Enter", "Right", "Enter", until: "NO PAIR")

    try await terminal.kill(signal)
    try await terminal.run("clear; \(program) --no-animation", until: "▸ Resume 0 of 8")
    try await terminal.press("Enter")

    try await terminal.wait(for: "NO PAIR")
  }
}

extension Tmux {
  fileprivate var savedGame: String { home + "/.local/state/memorytunes/saved-game.json" }

  func waitForGame(_ what: String, until isSo: (GameState) -> Bool) async throws {
    struct Content: Decodable {
      let unfinished: [SavedGame]
    }
    try await wait("\(what) is not kept") { _ in
      let content = FileManager.default.contents(atPath: savedGame).flatMap {
        try? JSONDecoder().decode(Content.self, from: $0)
      }
      return content?.unfinished.contains { isSo($0.game) } ?? false
    }
  }

  /// Sends a signal that ends the program that the shell runs, and waits for a text.
  func kill(_ signal: String, until text: String = "ready>") async throws {
    let shell = try await show("#{pane_pid}")
    _ = try await execute("/usr/bin/env", ["pkill", "-\(signal)", "-P", shell])
    // A program that is killed leaves the cursor anywhere: near the right edge, the prompt is broken in two.
    // A newline ends a line in any mode of the terminal; Enter does not in the one that is left behind.
    if signal == "KILL" { try await press("C-j") }
    try await wait(for: text)
  }
}
