import Foundation
import TestSupport

@Suite(.serialized, .timeLimit(.minutes(3))) struct RecordingTests: FolderSuite {
  let testFolder = TestFolder()

  @Test(.terminal)
  func `a session is recorded, watched and verified, and no change goes unnoticed`() async throws {
    let file = terminal.home + "/my session.jsonl"
    try await terminal.deal("--seed 7 --no-animation --record '\(file)'")
    try await terminal.press("Enter", until: "NOW SHOWING")
    try await terminal.press("Right", "Enter", until: "NO PAIR")
    try await terminal.press("Escape", until: "▸ Resume 0 of 8")
    try await terminal.press("q", until: "ready>")
    #expect(!hasDefaultRecording(terminal.home))
    let modes = try await terminal.modes()

    try await terminal.run("\(program) replay '\(file)'", until: "q quit")
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
    try await terminal.press("q", until: "ready>")
    #expect(try await terminal.modes() == modes)

    let verified = try await execute(program, ["replay", "--verify", file])
    #expect(verified.status == 0)
    #expect(verified.output.contains("actions verified\nThe recording ends after “"))
    #expect(verified.errors == "")
    let flip = #""flipCard":{"_0":{"index":1}}"#
    let text = try #require(read(file))
    #expect(text.contains(flip))
    try write(text.replacing(flip, with: flip.replacing("1", with: "4")), to: file)
    let refused = try await execute(program, ["replay", "--verify", file])
    #expect(refused.status == 1)
    #expect(refused.output == "")
    #expect(refused.errors.contains(" of the recording was altered.\nHere, it changes:\n"))
    #expect(refused.errors.contains("  game.board.flips.1.card: – → 4\n"))
  }

  @Test func `a session is recorded unless forbidden, and told without a screen`() async throws {
    for options in [["--no-record"], []] {
      _ = try await play(["--plain"] + options, home: folder, orders: ["new", "a1"])
      #expect(hasDefaultRecording(folder) == options.isEmpty)
    }
    let replay = ["HOME=\(folder)", program, "replay"]
    let told = try await execute("/usr/bin/env", replay + ["--plain"])
    #expect(!told.output.isEmpty)
    #expect(try await execute("/usr/bin/env", replay).output == told.output)
  }

  private func hasDefaultRecording(_ home: String) -> Bool {
    names(in: home + "/.local/state/memorytunes")?.contains("last-session.jsonl") == true
  }

  private static let film = "{\"version\":2,\"width\":80,\"height\":24}\n"

  @Test(
    arguments: [
      ("", "FILE: Not a MemoryTunes recording (no header line): give the name of another file."),
      (
        "{}\n", "FILE: Not a MemoryTunes recording (no header line): give the name of another file."
      ),
      (
        "{\"columns\":80,\"program\":\"0.0\",\"rows\":24,\"schema\":0}\n",
        "FILE: Version “0.0” made the recording: replay it with that version."
      ),
      (
        film + "[0.1,\"o\",\"$ ls\"]\n",
        "FILE is a film, but none of MemoryTunes: play it with asciinema."
      ),
      (
        film + "[0.1,\"g\"]\n",
        "Line 2 of the film FILE cannot be read: give the name of another film."
      ), (nil, "FILE does not exist: give a recording or a film."),
    ] as [(String?, String)])
  func `what cannot be replayed is refused in a sentence, with or without a screen`(
    text: String?, sentence: String
  ) async throws {
    let file = folder + "/session.jsonl"
    if let text { try write(text, to: file) }

    for options in [["--verify"], ["--plain"], ["--film", folder + "/new.cast"], []] {
      try await expectFailure(
        saying: sentence.replacing("FILE", with: file), program, ["replay", file] + options)
    }
    #expect(names(in: folder) == (text == nil ? [] : ["session.jsonl"]))
  }

  @Test func `a line break in the path of a recording breaks no line`() async throws {
    try await expectFailure(
      saying: "nosuch does not exist: give a recording or a film.", program,
      ["replay", "--plain", "no\nsuch"])
  }
}
