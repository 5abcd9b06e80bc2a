import TestSupport

@Suite(.serialized, .timeLimit(.minutes(3)), .terminal) struct TerminalTests {
  @Test func `what is pasted is not taken for keys`() async throws {
    try await terminal.run("\(program)", until: "▸ New Game")

    try await terminal.paste("qqq")
    try await terminal.wait(for: "Board code")
    try await terminal.press("Escape")
    try await terminal.wait("the prompt does not close") { !$0.contains("Board code") }
    try await terminal.press("Down")

    try await terminal.wait(for: "▸ Daily Board")
    try await terminal.press("q", until: "ready>")
  }

  @Test func `Esc is answered by itself`() async throws {
    try await terminal.run("\(program) --seed 7 --no-animation", until: "▸ New Game")
    let menu = try await terminal.stillScreen()
    try await terminal.press("?")
    try await terminal.wait("no help") { $0 != menu }
    try await terminal.press("Escape")
    try await terminal.wait("the help does not close") { $0 == menu }
  }

  @Test func `a terminal resized while the program stops is drawn anew`() async throws {
    try await terminal.deal()
    try await terminal.resize(width: 120, height: 40)
    try await terminal.wait(for: "Moves 0  ")
    let large = try await terminal.stillScreen()
    try await terminal.resize(width: 80, height: 24)
    try await terminal.wait("it stays large") { !$0.contains("Moves 0  ") }

    try await terminal.press("C-z", until: "ready>")
    try await terminal.resize(width: 120, height: 40)
    try await terminal.run("fg")

    try await terminal.wait("the screen is not drawn for its size") { $0 == large }
  }
}
