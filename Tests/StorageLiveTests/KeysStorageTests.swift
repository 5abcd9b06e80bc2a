import Foundation
import MemoryTunes
import TestSupport
import Testing

@testable import StorageLive

@Suite struct KeysStorageTests {
  /// What is loaded from a file with this text.
  private func loaded(_ text: String) throws -> (keys: KeyTable, notice: Notice?)? {
    try withTemporaryFolder { home in
      try write(text, to: home + "/.config/memorytunes/keys.toml")
      return KeysStorage.live(environment: ["HOME": home]).load()
    }
  }

  @Test func `without a file there are no keys, and nothing is created`() throws {
    try withTemporaryFolder { home in
      #expect(KeysStorage.live(environment: ["HOME": home]).load() == nil)
      #expect(names(in: home) == [])
    }
  }

  @Test func `a file is read`() throws {
    let keys = try loaded(
      """
      # mine
      layout = "left-hand"
      [keys]
      flip = ["ctrl+x", 'ä']
      hint = "F5"
      mute = []
      """)

    #expect(keys?.notice == nil)
    #expect(keys?.keys.layout == .leftHand)
    #expect(keys?.keys.changes == [.flip: ["ctrl+x", "ä"], .hint: ["f5"], .mute: []])
  }

  @Test(arguments: [
    ("[keys]\nflip = [\"x\"", 2), ("[keys]\nflip = \u{1B}[31m", 2), ("\n\n= 3", 3),
    ("[keys]\nflip = 'a'\nflip = 'b'", 3), ("[keys]\nflip = \u{FFFD}\u{0}", 2),
  ])
  func `a damaged file is told with its line, and the standard keys hold`(text: String, line: Int)
    throws
  {
    let keys = try loaded(text)

    guard case .keys(let problem, others: 0)? = keys?.notice, case .syntax = problem.cause else {
      Issue.record("\(String(describing: keys?.notice))")
      return
    }
    #expect(problem.line == line)
    #expect(keys?.keys == KeyTable())
  }

  @Test func `one mistake is told, and how many more there are`() throws {
    let keys = try loaded("[keys]\nflip = ['x', 'escape', 5]\nfly = 'y'\nhelp = 'x'")

    #expect(keys?.notice == .keys(KeyProblem(line: 2, .fixed("escape", .back)), others: 2))
    #expect(keys?.keys.changes == [.flip: ["x"], .help: []])
  }

  @Test(
    arguments: [
      (#""fl\u0000ip" = 'x'"#, .unknownControl("fl\0ip")),
      (#"flip = "x\u0000y""#, .unknownKey("x\0y")),
      ("flip.x = 'y'", .unknownTable("keys.flip")), ("flip.x.y.z = 1", .unknownTable("keys.flip")),
    ] as [(String, KeyProblem.Cause)])
  func `a name or a table that only begins like a control is told as it is`(
    entry: String, cause: KeyProblem.Cause
  ) throws {
    let keys = try loaded("[keys]\n" + entry)

    #expect(keys?.notice == .keys(KeyProblem(line: 2, cause), others: 0))
    #expect(keys?.keys == KeyTable())
  }

  @Test func `thousands of tables in tables are told as one`() throws {
    let keys = try loaded("keys" + String(repeating: ".a", count: 8000) + " = 'x'")

    #expect(keys?.notice == .keys(KeyProblem(line: 1, .unknownTable("keys.a")), others: 0))
    #expect(keys?.keys == KeyTable())
  }

  @Test func `a file of 100 MB and one that is a folder are not read`() throws {
    try withTemporaryFolder { home in
      let file = home + "/.config/memorytunes/keys.toml"
      try write("", to: file)
      #expect(truncate(file, 100_000_000) == 0)
      let storage = KeysStorage.live(environment: ["HOME": home])

      #expect(storage.load()?.notice == .keysUnreadable(file: file))
      #expect(throws: StorageFailure.inTheWay(file)) { try storage.save(KeyTable()) }
      try FileManager.default.removeItem(atPath: file)
      try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
      #expect(storage.load()?.notice == .keysUnreadable(file: file))
    }
  }

  @Test func `keys are loaded as they were saved`() throws {
    try withTemporaryFolder { home in
      let storage = KeysStorage.live(environment: ["HOME": home])
      let written = "layout = \"right-hand\"\n\n[keys]\nflip = [\"\\\"\", \"\\\\\"]\nmute = []\n"
      try write(written, to: home + "/.config/memorytunes/keys.toml")
      let keys = try #require(storage.load()?.keys)

      try storage.save(keys)

      #expect(read(home + "/.config/memorytunes/keys.toml") == written)
      #expect(names(in: home + "/.config/memorytunes") == ["keys.toml"])
      #expect(keys.changes == [.flip: ["\"", "\\"], .mute: []])
    }
  }

  @Test func `a file in the player's own words is kept beside the new one`() throws {
    try withTemporaryFolder { home in
      let own = "# mine\n[keys]\nflip = 'x'\n"
      let file = home + "/.config/memorytunes/keys.toml"
      try write(own, to: file)

      try KeysStorage.live(environment: ["HOME": home]).save(KeyTable())

      #expect(read(file) == "layout = \"standard\"\n\n[keys]\n")
      #expect(read(file + ".old") == own)
    }
  }

  @Test func `what memorytunes keys prints is a file with the same keys`() throws {
    let keys = try loaded(KeyTable().wholeDocument { "\($0) # \"note\"" })

    #expect(keys?.notice == nil)
    for control in Control.allCases {
      #expect(keys?.keys.keys(of: control) == KeyTable().keys(of: control), "\(control)")
    }
  }
}
