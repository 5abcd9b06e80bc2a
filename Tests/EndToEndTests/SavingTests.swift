import Basics
import DataFlow
import Foundation
import MemoryTunes
import RecordsLive
import TestSupport
import Testing

/// Games that are resumed in another run of the real program.
@Suite(.serialized, .timeLimit(.minutes(3))) struct SavingTests {
  /// Flips three cards, moves to the fourth, and waits until that is saved.
  private func playThreeCards(in terminal: Tmux, as file: String = "saved-game") async throws {
    try await terminal.press("n")
    try await terminal.wait(for: "8 pairs, face down")
    for _ in 1...3 { try await terminal.press("Enter", "Right") }
    try await terminal.wait(for: "NOW SHOWING")
    try await terminal.waitForGame("the third card", in: file) {
      $0.board.openCards == [2] && $0.show.cursor == 3
    }
  }

  @Test func `a game that was killed with -9 is resumed as it was`() async throws {
    try await Tmux.use { terminal in
      // A killed program cannot restore the terminal.
      let restore = "stty sane; printf '\\033[?1049l\\033[?25h'"
      try await terminal.run("\(program) --seed 7 --no-animation; \(restore)")
      try await terminal.wait(for: "▸ New Game")
      try await playThreeCards(in: terminal)
      let before = try await terminal.stillScreen()

      try await terminal.kill("KILL")
      try await terminal.wait(for: "ready>")
      try await terminal.run("\(program) --no-animation")
      try await terminal.wait(for: "▸ Resume 0 of 8")
      try await terminal.press("Enter")
      try await terminal.wait(for: "NOW SHOWING")

      let after = try await terminal.stillScreen()
      #expect(after.withoutClock == before.withoutClock)
    }
  }

  @Test(arguments: ["INT", "TERM", "HUP"])
  func `a signal that ends the program politely loses nothing, not even the last card`(
    signal: String
  ) async throws {
    try await Tmux.use { terminal in
      try await terminal.run("\(program) --seed 7 --no-animation")
      try await terminal.wait(for: "▸ New Game")
      try await terminal.press("n")
      try await terminal.wait(for: "8 pairs, face down")
      try await terminal.press("Enter", "Right", "Enter")
      try await terminal.wait(for: "NO PAIR")

      try await terminal.kill(signal)
      try await terminal.wait(for: "ready>")
      try await terminal.run("clear; \(program) --no-animation")
      try await terminal.wait(for: "▸ Resume 0 of 8")
      try await terminal.press("Enter")

      try await terminal.wait(for: "NO PAIR")
    }
  }

  @Test func `a player quits, resumes and wins, and then there is nothing to resume`()
    async throws
  {
    try await Tmux.use { terminal in
      let game = try await board(
        category: .bundled[0], grid: #require(Grid("2x2")), seed: 7)
      try await terminal.run("\(program) --seed 7 --grid 2x2 --no-animation")
      try await terminal.wait(for: "▸ New Game")
      try await terminal.press("n")
      try await terminal.wait(for: "2 pairs, face down")
      try await terminal.press("Enter")
      try await terminal.wait(for: "NOW SHOWING")
      try await terminal.press("Escape")
      try await terminal.wait(for: "▸ Resume 0 of 2")
      try await terminal.press("q")
      try await terminal.wait(for: "ready>")

      try await terminal.run("clear; \(program) --no-animation")
      try await terminal.wait(for: "▸ Resume 0 of 2")
      try await terminal.press("Enter")
      try await terminal.wait(for: "NOW SHOWING")
      try await terminal.win(game, opened: 0)
      try await terminal.wait(for: "Same board")
      try await terminal.press("Escape", "Escape")
      try await terminal.wait(for: "▸ New Game")
      try await terminal.press("q")
      try await terminal.wait(for: "ready>")

      #expect(
        !FileManager.default.fileExists(
          atPath: terminal.home.path + "/" + place + "saved-game.json"))
    }
  }

  @Test(arguments: 1...5)
  func `a game killed in the moment in which it ends is in the records once, or offered again`(
    seed: UInt64
  ) async throws {
    var generator = SeededGenerator(seed: seed)
    try await Tmux.use { terminal in
      let game = try await board(category: .bundled[0], grid: #require(Grid("2x2")), seed: 7)
      let cards = game.covers.indices.flatMap { pair in
        game.cards.indices.filter { game.cards[$0].pair == pair }
      }
      try await terminal.run("\(program) --seed 7 --grid 2x2 --no-animation")
      try await terminal.wait(for: "▸ New Game")
      try await terminal.press("n")
      try await terminal.wait(for: "2 pairs, face down")
      var cursor = 0
      for card in cards.dropLast() { try await terminal.flip(card, from: &cursor, columns: 2) }
      try await terminal.waitForGame("all but the last card", in: "saved-game") {
        $0.matchedPairCount == 1 && $0.board.openCards == [cards[2]]
      }

      try await terminal.flip(cards[3], from: &cursor, columns: 2)
      // Each look at the screen takes a few milliseconds.
      for _ in 0..<generator.number(below: 6) { _ = try await terminal.screen() }
      try await terminal.kill("KILL")

      try await terminal.wait(for: "ready>")
      let records = RecordStorage.live(environment: ["HOME": terminal.home.path])
      let count = try records.games(0).games.count
      let isOffered = FileManager.default.fileExists(
        atPath: terminal.home.path + "/" + place + "saved-game.json")
      #expect(count == 1 || count == 0 && isOffered)
    }
  }

  @Test
  func `a game that had ended, but was not saved when the program was killed, is in the records`()
    async throws
  {
    try await Tmux.use { terminal in
      let saved = terminal.home.appending(path: place + "saved-game.json")
      let database = terminal.home.appending(path: ".local/share/memorytunes/games.sqlite")
      // The game cannot be stored yet.
      try FileManager.default.createDirectory(at: database, withIntermediateDirectories: true)
      let game = try await board(category: .bundled[0], grid: #require(Grid("2x2")), seed: 7)
      let restore = "stty sane; printf '\\033[?1049l\\033[?25h'; clear"
      try await terminal.run("\(program) --seed 7 --grid 2x2 --no-animation; \(restore)")
      try await terminal.wait(for: "▸ New Game")
      try await terminal.press("n")
      try await terminal.wait(for: "2 pairs, face down")
      try await terminal.press("Enter")
      try await terminal.waitForGame("the first card", in: "saved-game") {
        $0.board.flips.count == 1
      }
      let before = try Data(contentsOf: saved)
      try await terminal.win(game, opened: 0)
      try await terminal.wait(for: "Same board")
      try await terminal.kill("KILL")
      try await terminal.wait(for: "ready>")
      try FileManager.default.removeItem(at: database)
      try before.write(to: saved)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: saved.path)

      try await terminal.run(program)
      let menu = try await terminal.wait(for: "▸ New Game")

      #expect(!menu.contains("Resume"))
      try await terminal.wait("the game is not stored") { _ in
        !FileManager.default.fileExists(atPath: saved.path)
      }
      let records = RecordStorage.live(environment: ["HOME": terminal.home.path])
      #expect(try records.games(0).games.map(\.pairCount) == [2])
    }
  }

  @Test func `two programs at once have a game each, and give them back`()
    async throws
  {
    try await Tmux.use { terminal in
      try await terminal.run("\(program) --seed 7 --no-animation")
      try await terminal.wait(for: "▸ New Game")
      try await playThreeCards(in: terminal)

      try await terminal.openWindow()
      try await terminal.run("\(program) --seed 8 --grid 4x3 --no-animation")
      let menu = try await terminal.wait(for: "▸ New Game")
      #expect(!menu.contains("Resume"))
      try await terminal.press("n")
      try await terminal.wait(for: "6 pairs, face down")
      try await terminal.press("Enter")
      try await terminal.waitForGame("one open card", in: "saved-game-2") {
        $0.board.openCards == [0]
      }

      for window in 0...1 {
        try await terminal.selectWindow(window)
        try await terminal.kill("TERM")
        try await terminal.wait(for: "ready>")
      }
      for (window, pairs) in [(1, 8), (0, 6)] {
        try await terminal.selectWindow(window)
        try await terminal.run("\(program) --no-animation")
        try await terminal.wait(for: "▸ Resume 0 of \(pairs)")
      }
    }
  }

  @Test func `a damaged game is moved aside and reported`() async throws {
    try await Tmux.use { terminal in
      let folder = terminal.home.appending(path: place)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("{".utf8).write(to: folder.appending(path: "saved-game.json"))

      try await terminal.run("\(program)")

      try await terminal.wait(for: "! Your saved game is damaged")
      let kept = folder.appending(path: "saved-game.json.damaged-1")
      #expect(try Data(contentsOf: kept) == Data("{".utf8))
    }
  }
}

/// Where games are saved in a home folder.
private let place = ".local/state/memorytunes/"

extension Tmux {
  /// Waits until a game that meets a condition is saved in a file.
  func waitForGame(
    _ what: String, in file: String, until isSo: (GameState) -> Bool
  ) async throws {
    struct Content: Decodable {
      let unfinished: [SavedGame]
    }
    let path = home.path + "/" + place + file + ".json"
    try await wait("\(what) is not kept") { _ in
      let content = FileManager.default.contents(atPath: path).flatMap {
        try? JSONDecoder().decode(Content.self, from: $0)
      }
      return content?.unfinished.contains { isSo($0.game) } ?? false
    }
  }

  /// Sends a signal to the program that the shell in this window runs.
  func kill(_ signal: String) async throws {
    let shell = try await show("#{pane_pid}")
    _ = try await execute("/usr/bin/env", ["pkill", "-\(signal)", "-P", shell])
    // A program that is killed leaves the cursor anywhere: near the right edge, the prompt is broken in two.
    // A newline ends a line in any mode of the terminal; Enter does not in the one that is left behind.
    if signal == "KILL" { try await press("C-j") }
  }
}
