import Foundation
import TestSupport

/// The real program, told line by line through pipes.
@Suite(.timeLimit(.minutes(2))) struct PlainTests: FolderSuite {
  let testFolder = TestFolder()

  @Test func `the game in the documentation is played and told as it says there`() async throws {
    let page = try String(
      contentsOf: repository.appending(path: "Documentation/plain-mode.md"), encoding: .utf8)
    let transcript = try #require(
      page.components(separatedBy: "```text\n").last?.components(separatedBy: "\n```").first)
    let orders = transcript.components(separatedBy: "\n").compactMap { line in
      ["Card: ", "Choose: "].first(where: line.hasPrefix).map { String(line.dropFirst($0.count)) }
    }

    let result = try await play(
      ["--plain", "pop-4x4-0001"], home: folder, orders: orders.dropLast())

    // How long it takes is not known.
    func withoutTime(_ text: String) -> [String] {
      text.components(separatedBy: "\n").filter { !$0.hasPrefix("Time ") }
    }
    #expect(result.status == 0 && result.errors == "")
    #expect(withoutTime(result.output) == withoutTime(transcript + "\n"))
    #expect(page.contains("    printf '%s\\n' \(orders.joined(separator: " ")) |"))
  }

  @Test(
    arguments: [
      (["--plain"], [], "because of --plain."),
      ([], ["ACCESSIBLE=1"], "because ACCESSIBLE is set."),
      ([], [], "because the output is not a terminal."),
    ] as [([String], [String], String)])
  func `the first line says by what plain mode is on`(
    arguments: [String], environment: [String], cause: String
  ) async throws {
    let result = try await play(arguments, home: folder, environment: environment)

    #expect(result.status == 0)
    #expect(result.output.hasPrefix("MemoryTunes. Plain mode is on \(cause)\nMenu.\n"))
    #expect(result.output.hasSuffix("Choose: quit\nGoodbye.\n"))
  }

  @Test func `the setting makes it permanent, and the game goes on in the next run`() async throws {
    let first = try await play(
      ["--plain"], home: folder,
      orders: ["settings", "accessibility", "plain mode", "back", "back", "new", "a1"])
    let second = try await play([], home: folder, orders: ["resume", "open"])

    #expect(first.output.contains("Plain mode: on.\n"))
    #expect(second.output.contains(". Resume, 0 of 8, "))
    #expect(second.output.contains("\nCard: open\nA1: "))
  }

  @Test(
    .terminal,
    arguments: [
      ("TERM=dumb", "because TERM is dumb."), ("ACCESSIBLE=yes", "because ACCESSIBLE"),
    ])
  func `a terminal gets no escape sequence, either`(variable: String, cause: String) async throws {
    try await terminal.run("\(variable) script -qc \(program) ~/typescript", until: cause)
    try await terminal.wait(for: "Choose:")
    try await terminal.run("quit", until: "Goodbye.")

    let written = try Data(contentsOf: URL(filePath: terminal.home + "/typescript"))
    let told = written.split(separator: 10).dropFirst().dropLast().joined(separator: [10])
    #expect(!told.contains(0x1B))
  }

  @Test func `whatever is being stored, quitting ends the program`() async throws {
    for _ in 1...20 {
      let line = "HOME=$(mktemp -d) timeout 20 \(program) --plain"
      let result = try await execute("/bin/sh", ["-c", line], input: "mute\nquit\n")
      #expect(result.status == 0)
    }
  }

  @Test(arguments: ["<&-", ">&-", "<&- >&- 2>&-", "<. ", ">/dev/full"])
  func `without a descriptor to read or write, the program ends`(change: String) async throws {
    let line = "HOME=$(mktemp -d) timeout 20 \(program) --plain \(change) </dev/null"
    let result = try await execute("/bin/sh", ["-c", line])

    #expect(result.status == (change == ">/dev/full" ? 1 : 0))
    #expect(result.errors.isEmpty == (change != ">/dev/full"))
  }

  @Test(arguments: ["TERM", "HUP", "INT"])
  func `a signal that ends the program loses no move`(signal: String) async throws {
    let line =
      "exec 3> >(HOME=\(folder) exec \(program) --plain pop-4x4-0001 >\(folder)/told); player=$!; "
      + "printf 'a1\\nb1\\nc1\\n' >&3; until grep -q C1: \(folder)/told; do :; done; "
      + "kill -\(signal) $player; wait $player; true"
    _ = try await execute("/bin/bash", ["-c", line])
    let second = try await play([], home: folder, orders: ["resume", "open"])
    #expect(second.output.contains("\nC1: "))
  }

  @Test func `a recorded game is told move by move, and an altered one up to there`() async throws {
    let recording = folder + "/game.jsonl"
    _ = try await play(
      ["--plain", "--record", recording, "pop-4x4-0001"], home: folder, orders: ["a1", "b1"])
    let told = try await execute(program, ["replay", "--plain", recording])
    let text = try #require(read(recording))
    let flip = #""flipCard":{"_0":{"index":1}}"#
    #expect(text.contains(flip))
    try write(text.replacing(flip, with: flip.replacing("1", with: "2")), to: recording)
    let refused = try await execute(program, ["replay", "--plain", recording])

    #expect(told.status == 0)
    #expect(
      told.output == """
        Pop, 4 by 4, 8 pairs.
        You start with 5 stars; slips cost stars.
        Goal: last 4 pairs, no slip.
        Move 1.
        A1: My Good Side, by Candid Candace.
        B1: Picked You First, by Stone Fruit Sisters. No pair.

        """)
    #expect(refused.status == 1)
    #expect(refused.output.contains("\nMove 1.\nA1: My Good Side"))
    #expect(refused.errors.contains("altered"))
  }

  @Test func `a reader that goes away leaves the game saved`() async throws {
    let line =
      "(echo a1; sleep 1; echo b1; echo board; echo board) | "
      + "HOME=\(folder) \(program) --plain pop-4x4-0001 | head -n 5; echo ${PIPESTATUS[1]}"
    let result = try await execute("/bin/bash", ["-c", line])
    let second = try await play([], home: folder, orders: ["resume"])

    #expect(result.output.hasSuffix("\n0\n"))
    #expect(second.output.contains("\nChoose: resume\nPop, 4 by 4, 8 pairs.\n"))
  }
}
