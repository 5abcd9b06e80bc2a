import Foundation
import MemoryTunes
import Platform
import StorageLive
import TestSupport
import Testing

/// Anything but a game in the place of one.
@MainActor
@Suite struct DamagedGameTests {
  private func storage(in folder: String) -> GameStorage {
    .live(environment: ["XDG_STATE_HOME": folder])
  }

  /// The file of a valid game.
  private func good() throws -> String {
    try withTemporaryFolder { folder in
      try storage(in: folder).save(.begun())
      return read(folder + "/memorytunes/saved-game.json") ?? ""
    }
  }

  /// Expects that a file is moved aside, reported, and no longer in the way.
  private func expectSettingAside(
    of content: String, because reason: SetAsideReason,
    at line: SourceLocation = #_sourceLocation
  ) throws {
    try withTemporaryFolder { folder in
      let file = folder + "/memorytunes/saved-game.json"
      try write(content, to: file)
      let storage = storage(in: folder)

      let loaded = storage.load()
      try storage.save(.begun(flips: 5))

      #expect(loaded.games == nil, sourceLocation: line)
      #expect(
        loaded.notice
          == .setAside(.game, because: reason, file: file, newName: "\(file).\(reason)-1"),
        sourceLocation: line)
      #expect(read("\(file).\(reason)-1") == content, sourceLocation: line)
      #expect(try storage.load().games == .begun(flips: 5), sourceLocation: line)
      #expect(
        names(in: folder + "/memorytunes")
          == ["saved-game.json", "saved-game.json.\(reason)-1", "saved-game.lock"],
        sourceLocation: line)
    }
  }

  @Test(arguments: [
    "", "{", "null", "[]", "7", "\"version\"", #"{"version": 1}"#, #"{"game": {}}"#,
    #"{"version": "1", "game": {}}"#, #"{"version": 1, "game": {}}"#,
    #"{"version": 1e300, "game": {}}"#, "\u{0}\u{1}", "\u{FEFF}",
  ])
  func `a damaged file is moved aside and reported`(content: String) throws {
    try expectSettingAside(
      of: content, because: .damaged)
  }

  @Test func `a game that cannot be, or was not written to its end, is damaged`() throws {
    let good = try good()
    #expect(good.contains(#""card":1"#))
    let bad = [
      good.replacing(#""card":1"#, with: #""card":0"#),
      good.replacing(#""version":4"#, with: #""version":0"#), String(good.dropLast()),
      String(good.prefix(good.count / 2)), good + "}",
    ]

    for content in bad {
      try expectSettingAside(
        of: content, because: .damaged)
    }
  }

  @Test func `a newer version's file is set aside under a name of its own`() throws {
    let newer = try good().replacing(#""version":4"#, with: #""version":5"#)

    for content in [newer, #"{"version": 99, "games": "of a kind that nobody knows yet"}"#] {
      try expectSettingAside(of: content, because: .newer)
    }
  }

  @Test func `a file that is nested deeper than any game is damaged`() throws {
    let deep = String(repeating: "[", count: 100_000)

    try expectSettingAside(of: deep, because: .damaged)
  }

  @Test func `no damaged file takes the place of another`() throws {
    try withTemporaryFolder { folder in
      let file = folder + "/memorytunes/saved-game.json"
      let storage = storage(in: folder)

      for content in ["first", "second", "third"] {
        try write(content, to: file)
        _ = storage.load()
      }

      #expect((1...3).map { read("\(file).damaged-\($0)") } == ["first", "second", "third"])
    }
  }

  // The tests may run as root, for whom permissions do not count; a path below a regular file fails
  // for everyone.
  @Test func `if the folder cannot exist, nothing is found, and saving says what to do`() throws {
    try withTemporaryFolder { folder in
      try write("a file", to: folder + "/file")
      let storage = storage(in: folder + "/file")

      let loaded = storage.load()
      let errors = [
        #expect(throws: StorageFailure.self) { try storage.save(.begun()) },
        #expect(throws: StorageFailure.self) { try storage.remove() },
      ]

      #expect(loaded.games == nil)
      #expect(loaded.notice == nil)
      for error in errors {
        #expect(error == .folderNotWritable(folder + "/file/memorytunes"))
      }
      #expect(read(folder + "/file") == "a file")
      #expect(names(in: folder) == ["file"])
    }
  }

  @Test func `a folder that can be created later is used then`() throws {
    try withTemporaryFolder { folder in
      try write("a file", to: folder + "/file")
      let storage = storage(in: folder + "/file")
      #expect(throws: StorageFailure.self) { try storage.save(.begun()) }

      try FileManager.default.removeItem(atPath: folder + "/file")
      try storage.save(.begun())

      #expect(try storage.load().games == .begun())
    }
  }

  @Test func `a link is followed to be read, and replaced to be written`() throws {
    try withTemporaryFolder { folder in
      let file = folder + "/memorytunes/saved-game.json"
      let content = try good()
      try write(content, to: folder + "/elsewhere")
      try write("", to: folder + "/memorytunes/saved-game.lock")
      try FileManager.default.createSymbolicLink(
        atPath: file, withDestinationPath: folder + "/elsewhere")
      let storage = storage(in: folder)

      let loaded = storage.load()
      try storage.save(.begun(flips: 5))

      #expect(try loaded.games == .begun())
      #expect(try storage.load().games == .begun(flips: 5))
      #expect(read(folder + "/elsewhere") == content)
      try storage.remove()
      #expect(read(folder + "/elsewhere") == content)
    }
  }

  @Test func `a link to nowhere is no game, and is replaced`() throws {
    try withTemporaryFolder { folder in
      let file = folder + "/memorytunes/saved-game.json"
      try write("", to: folder + "/memorytunes/saved-game.lock")
      try FileManager.default.createSymbolicLink(
        atPath: file, withDestinationPath: folder + "/nowhere")
      let storage = storage(in: folder)

      let loaded = storage.load()
      try storage.save(.begun())

      #expect(loaded.games == nil)
      #expect(loaded.notice == nil)
      #expect(try storage.load().games == .begun())
      #expect(names(in: folder) == ["memorytunes"])
    }
  }
}
