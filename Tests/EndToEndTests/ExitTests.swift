import Foundation
import Testing

/// How the real program ends, and what it says when it cannot begin.
@Suite(.serialized, .timeLimit(.minutes(3))) struct ExitTests {
  @Test(arguments: [
    ("INT", 130), ("TERM", 143), ("HUP", 129), ("QUIT", 131), ("SEGV", 139), ("ABRT", 134),
    ("ILL", 132), ("TRAP", 133), ("BUS", 135), ("FPE", 136),
  ])
  func `whatever ends the program, the terminal is as before`(signal: String, status: Int) throws {
    let terminal = try Tmux()
    let modes = try terminal.modes()
    try terminal.run("\(program) --no-animation; echo \"status $?\"")
    try terminal.wait(for: "▸ New Game")

    _ = try execute("/usr/bin/env", ["pkill", "-\(signal)", "-P", terminal.show("#{pane_pid}")])

    try terminal.wait(for: "status \(status)")
    #expect(try terminal.modes() == modes)
  }

  @Test func `Ctrl-C quits at once`() throws {
    let terminal = try Tmux()
    try terminal.run("\(program); echo \"status $?\"")
    try terminal.wait(for: "▸ New Game")

    try terminal.press("C-c")

    try terminal.wait(for: "ready>")
    #expect(try terminal.show("#{alternate_on} #{cursor_flag}") == "0 1")
  }

  @Test func `Ctrl-Z suspends, and fg brings the screen back`() throws {
    let terminal = try Tmux()
    try terminal.run("\(program)")
    let before = try terminal.wait("the wall of covers does not come") { $0.contains("▅") }

    try terminal.press("C-z")
    try terminal.wait(for: "ready>")
    #expect(try terminal.show("#{alternate_on} #{cursor_flag}") == "0 1")
    try terminal.run("fg")

    try terminal.wait("the screen is not as before") { $0 == before }
  }

  @Test func `without a terminal it says so and exits with 2`() throws {
    let result = try execute(program, [])

    #expect(result.status == 2)
    #expect(
      result.errors
        == "memorytunes needs a terminal that can move its cursor: start it in one.\n")
    #expect(result.output == "")
  }

  @Test(arguments: [
    ["--grid", "3x3"], ["--category", "Polka"], ["--seed", "one"], ["--color", "pink"],
  ])
  func `a bad value exits with 64 and says what is allowed`(arguments: [String]) throws {
    let result = try execute(program, arguments)

    #expect(result.status == 64)
    #expect(result.errors.contains(arguments[1]))
    #expect(result.errors.contains("choose") || result.errors.contains("give"))
  }

  @Test func `version and help go without a terminal`() throws {
    #expect(try execute(program, ["--version"]).output == "0.1.0\n")
    #expect(try execute(program, ["--help"]).output.contains("--category"))
  }

  @Test func `damaged choices are set aside and told`() throws {
    let terminal = try Tmux()
    let folder = terminal.home.appending(path: ".config/memorytunes")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: folder.appending(path: "preferences.json"))

    try terminal.run("\(program)")

    try terminal.wait(for: "! The file with your choices is damaged")
    let kept = folder.appending(path: "preferences.json.damaged-1")
    #expect(try Data(contentsOf: kept) == Data("{".utf8))
  }

  @Test func `without a home it plays on and says so`() throws {
    let terminal = try Tmux()
    try terminal.run("HOME=/dev/null \(program)")
    try terminal.wait(for: "▸ New Game")
    try terminal.press("Down", "Enter")
    try terminal.wait(for: "✓ Pop")
    try terminal.press("Right", "Enter")

    try terminal.wait(for: "! Choices cannot be kept")
    try terminal.press("Up", "Enter")
    try terminal.wait(for: "Electronic · 4×4")
  }
}
