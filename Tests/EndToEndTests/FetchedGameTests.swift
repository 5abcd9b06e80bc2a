import LoopbackITunes
import TestSupport

@Suite(.serialized, .timeLimit(.minutes(2)), .terminal) struct FetchedGameTests {
  private let server = ITunesDouble.wellBehaved(20)

  private func command(_ port: UInt16) -> String {
    "\(program) --no-animation --grid 2x2 --seed 3 --source itunes "
      + "--itunes-url http://127.0.0.1:\(port)"
  }

  @Test func `a whole game is played on fetched covers`() async throws {
    try await ITunesDouble.use(server) { itunes in
      try await terminal.run(command(itunes.port), until: "New Game")
      try await terminal.press("n", until: "Covers: iTunes")
      try await terminal.press("Enter", "i", until: "https://music.apple.com/song/")
      try await terminal.press("Escape", until: "n new")

      try await terminal.win(
        fetchedBoard(of: 20, grid: try #require(Grid("2x2")), seed: 3), opened: 0)

      try await terminal.wait(for: "Same board")
    }
  }

  @Test func `titles stand in for pictures that are gone until they are fetched`() async throws {
    /// How often a song is named: below the large cover, and on open cards without a picture.
    func songs(_ screen: String) -> Int { screen.ranges(of: "Song ").count }
    let port = try reservedPort()
    try await ITunesDouble.use(at: port, server) { _ in
      try await terminal.run(command(port), until: "New Game")
      try await terminal.press("n", until: "Covers: iTunes")
      try await terminal.press("Enter", until: "Song ")
      try await terminal.press("q", "q", until: "ready>")
    }
    try await terminal.run("\(program) cache --clear", until: " KiB")

    try await terminal.run(command(port), until: "Resume")
    let offline = try await terminal.press("Home", "Enter", until: "! 2 covers missing")
    #expect(songs(offline) == 3)

    try await ITunesDouble.use(at: port, server) { _ in
      try await terminal.press("?", until: "esc back")
      try await terminal.press("Escape")
      try await terminal.wait("The pictures do not come") {
        $0.contains("n new") && songs($0) == 1 && !$0.contains("!")
      }
    }
  }
}
