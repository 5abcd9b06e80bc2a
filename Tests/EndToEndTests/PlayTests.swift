import Foundation
import TestSupport

@Suite(.serialized, .timeLimit(.minutes(3)), .terminal) struct PlayTests {
  @Test func `a whole evening: category, a game won, another, menu, quit, again`() async throws {
    let modes = try await terminal.modes()

    try await terminal.run("\(program) --seed 7", until: "New Game 4×4 Pop")
    try await terminal.press("c", until: "✓ Pop")
    try await terminal.press("Right", "Right", "Right", "Enter", until: "New Game 4×4 Metal")
    try await terminal.press("Enter", until: "8 pairs, face down")
    try await terminal.win(try await board(category: .bundled[3], seed: 7))
    let solved = try await terminal.wait(for: "esc board")
    #expect(solved.contains("Flawless!"))

    try await terminal.press("Enter", until: "10 pairs, face down")
    try await terminal.press("Enter", "Escape", until: "▸ Resume 0 of 10")
    try await terminal.press("q", until: "ready>")
    #expect(try await terminal.modes() == modes)

    try await terminal.run("\(program) --no-animation", until: "New Game 5×4 Metal")
    try await terminal.press("Enter", until: "Metal · 5×4")
  }

  @Test func `a board survives every terminal size`() async throws {
    try await terminal.deal()
    let before = try await terminal.stillScreen()

    for (width, height) in [(10, 5), (300, 100), (36, 10), (120, 40), (1, 1), (200, 15)] {
      try await terminal.resize(width: width, height: height)
      if height >= 40 { try await terminal.wait(for: "Moves 0  ") }
      if width == 10 { try await terminal.wait(for: "Too small") }
    }
    try await terminal.resize(width: 80, height: 24)

    try await terminal.wait("the board is not as before") { $0 == before }
  }

  @Test(arguments: [
    ("", "--color truecolor"), ("", "--color 256"), ("", "--color 16"), ("", "--color mono"),
    ("", "--ascii"), ("TERM=screen", ""), ("TERM=xterm", ""), ("TERM=linux", ""),
    ("TERM=vt100", ""),
  ])
  func `a game is won in every kind of colours, and in a terminal that knows less`(
    environment: String, option: String
  ) async throws {
    try await terminal.run("\(environment) \(program) --seed 7 --grid 2x2 --no-animation \(option)")

    let screen = try await terminal.winSmallGame()

    #expect(option != "--ascii" || screen.utf8.allSatisfy { $0 < 128 })
    try await terminal.press("C-c", until: "ready>")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/screen")))
  func `a game is won in GNU screen`() async throws {
    try await terminal.run(
      "mkdir -m 700 ~/s; SCREENDIR=~/s screen -U -c /dev/null \(program) --seed 7 --grid 2x2")

    try await terminal.winSmallGame()

    try await terminal.press("C-c", until: "[screen is terminating]")
  }
}

extension Tmux {
  /// Wins the game of `--seed 7 --grid 2x2`, from the menu on; returns the screen with its result.
  @discardableResult
  fileprivate func winSmallGame() async throws -> String {
    try await wait(for: "New Game")
    try await press("n", until: "2 pairs, face down")
    try await win(board(category: .bundled[0], grid: #require(Grid("2x2")), seed: 7))
    return try await wait(for: "Same board")
  }

  /// What a program could leave behind: terminal modes, alternate screen, cursor, mouse.
  func modes() async throws -> String {
    let marker = UUID().uuidString
    try await run("clear; echo \"$(stty -a | cksum) \(marker)\"")
    let screen = try await wait("stty does not answer") { screen in
      screen.split(separator: "\n").contains { $0.hasSuffix(" \(marker)") && $0.first != "r" }
    }
    let answer = screen.split(separator: "\n").first { $0.hasSuffix(" \(marker)") } ?? ""
    return answer.dropLast(marker.count)
      + (try await show("#{alternate_on} #{cursor_flag} #{mouse_any_flag} #{keypad_flag}"))
  }
}
