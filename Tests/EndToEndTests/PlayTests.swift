import Artwork
import Foundation
import MemoryTunes
import Testing

/// The real program in tmux: keys in, screen out, exit status, terminal restored.
@Suite(.serialized, .timeLimit(.minutes(3))) struct PlayTests {
  @Test func `a whole evening: category, a game won, another, menu, quit, and again`() async throws
  {
    let terminal = try Tmux()
    let modes = try terminal.modes()

    try terminal.run("\(program) --seed 7")
    try terminal.wait(for: "Choose Category Pop")
    try terminal.press("Down", "Enter")
    try terminal.wait(for: "✓ Pop")
    try terminal.press("Right", "Right", "Right", "Enter")
    try terminal.wait(for: "Choose Category Metal")
    try terminal.press("Up", "Enter")
    try terminal.wait(for: "8 pairs, face down")
    try terminal.win(try await board(category: .bundled[3], seed: 7))
    let solved = try terminal.wait(for: "All pairs found")
    #expect(solved.contains("Perfect memory!"))
    #expect(solved.contains("Seed     7"))

    try terminal.press("Enter")
    try terminal.wait(for: "8 pairs, face down")
    try terminal.press("Escape")
    try terminal.wait(for: "▸ Resume 0/8 pairs")
    try terminal.press("q")
    try terminal.wait(for: "ready>")
    #expect(try terminal.modes() == modes)

    try terminal.run("\(program) --no-animation")
    try terminal.wait(for: "Choose Category Metal")
    try terminal.press("Enter")
    try terminal.wait(for: "Metal · 4×4")
  }

  @Test func `the same seed gives the same board in another run, and on another machine`()
    async throws
  {
    let game = try await board(category: .bundled[0], seed: 42)
    for _ in 1...2 {
      let terminal = try Tmux()
      try terminal.run("\(program) --seed 42 --no-animation")
      try terminal.wait(for: "▸ New Game")
      try terminal.press("Enter")
      try terminal.wait(for: "8 pairs, face down")
      for index in 0..<4 {
        try terminal.press("Enter")
        try terminal.wait(for: String(game.cover(at: index).title.prefix(20)))
        try terminal.press("Right")
      }
    }
  }

  @Test func `a board comes through every size unharmed`() async throws {
    let terminal = try Tmux()
    try terminal.run("\(program) --seed 7 --no-animation")
    try terminal.wait(for: "▸ New Game")
    try terminal.press("Enter")
    try terminal.wait(for: "8 pairs, face down")
    let before = try terminal.wait("the pictures do not come") { $0.contains("▅") }

    for (width, height) in [(10, 5), (300, 100), (36, 10), (120, 40), (1, 1), (200, 15)] {
      try terminal.resize(width: width, height: height)
      if height >= 40 { try terminal.wait(for: "perfect memory") }
      if width == 10 { try terminal.wait(for: "Too small") }
    }
    try terminal.resize(width: 80, height: 24)

    try terminal.wait("the board is not as before") { $0 == before }
  }

  @Test(arguments: ["--color truecolor", "--color 256", "--color 16", "--color mono", "--ascii"])
  func `a game is won in every kind of colours`(option: String) async throws {
    let terminal = try Tmux()
    try terminal.run("\(program) --seed 7 --grid 2x2 --no-animation \(option)")
    try terminal.wait(for: "New Game")
    try terminal.press("Enter")
    try terminal.wait(for: "2 pairs, face down")

    try terminal.win(try await board(category: .bundled[0], grid: #require(Grid("2x2")), seed: 7))

    let screen = try terminal.wait(for: "All pairs found")
    #expect(option != "--ascii" || screen.utf8.allSatisfy { $0 < 128 })
  }
}

extension Tmux {
  /// What a program could leave behind: modes of the line, alternate screen, cursor, mouse.
  func modes() throws -> String {
    try run("clear; stty -a | cksum; echo done")
    let screen = try wait("stty does not answer") { $0.contains("\ndone") }
    return screen + (try show("#{alternate_on} #{cursor_flag} #{mouse_any_flag} #{keypad_flag}"))
  }
}
