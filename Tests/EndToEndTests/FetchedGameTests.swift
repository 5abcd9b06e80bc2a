import Artwork
import LoopbackITunes
import MemoryTunes
import TestSupport
import Testing

/// Games with covers from a server.
@Suite(.serialized, .timeLimit(.minutes(2))) struct FetchedGameTests {
  private let server = ITunesDouble.wellBehaved(20)

  private func command(_ port: UInt16) -> String {
    "\(program) --no-animation --grid 2x2 --seed 3 --source itunes "
      + "--itunes-url http://127.0.0.1:\(port)"
  }

  @Test func `a whole game is played on fetched covers`() async throws {
    try await ITunesDouble.use(server) { itunes in
      try await Tmux.use { terminal in
        try await terminal.run(command(itunes.port))
        try await terminal.wait(for: "New Game")
        try await terminal.press("n")
        try await terminal.wait(for: "Covers: iTunes")
        try await terminal.press("Enter", "i")
        try await terminal.wait(for: "https://music.apple.com/song/")
        try await terminal.press("Escape")
        try await terminal.wait(for: "n new")

        try await terminal.win(
          fetchedBoard(of: 20, grid: try #require(Grid("2x2")), seed: 3), opened: 0)

        try await terminal.wait(for: "Same board")
      }
    }
  }

  @Test func `titles stand in for pictures that are gone, until they are fetched again`()
    async throws
  {
    /// How often a song is named: below the large cover, and on both open cards if their pictures
    /// are missing.
    func songs(_ screen: String) -> Int { screen.ranges(of: "Song ").count }
    try await Tmux.use { terminal in
      let port = try reservedPort()
      try await ITunesDouble.use(at: port, server) { _ in
        try await terminal.run(command(port))
        try await terminal.wait(for: "New Game")
        try await terminal.press("n")
        try await terminal.wait(for: "Covers: iTunes")
        try await terminal.press("Enter")
        try await terminal.wait(for: "Song ")
        try await terminal.press("q", "q")
        try await terminal.wait(for: "ready>")
      }
      try await terminal.run("\(program) cache --clear")
      try await terminal.wait(for: " KiB")

      try await terminal.run(command(port))
      try await terminal.wait(for: "Resume")
      try await terminal.press("Home", "Enter")
      let offline = try await terminal.wait(for: "! 2 covers missing")
      #expect(songs(offline) == 3)

      try await ITunesDouble.use(at: port, server) { _ in
        try await terminal.press("?")
        try await terminal.wait(for: "esc close")
        try await terminal.press("Escape")
        try await terminal.wait("The pictures do not come") {
          $0.contains("n new") && songs($0) == 1 && !$0.contains("!")
        }
      }
    }
  }
}
