import Foundation
import Platform
import StorageLive
import TestSupport

/// Anything but a game in the place of one: it is neither overwritten nor silently skipped.
///
/// The tests may run as root, for whom permissions do not count; but nobody opens a folder or a pipe as a
/// file, or a path below a regular file.
@MainActor @Suite struct DamagedGameTests: FolderSuite {
  let testFolder = TestFolder()

  /// Expects that what lies in the place of a game is moved aside, reported, and no longer in the way.
  private func expectSettingAside(
    because reason: SetAsideReason,
    of damage: (Place) throws -> Void, andExpect check: (_ newName: String) -> Void = { _ in }
  ) throws {
    let place = Place(base: folder + "/\(UUID())")
    try damage(place)
    let storage = place.storage()
    let newName = "\(place.file).\(reason)-1"

    let loaded = storage.load()
    try storage.save(.begun(flips: 5))

    #expect(loaded.games == nil)
    #expect(loaded.notice == .setAside(.game, because: reason, file: place.file, newName: newName))
    check(newName)
    #expect(try storage.load().games == .begun(flips: 5))
    #expect(place.files == ["saved-game.json", "saved-game.json.\(reason)-1", "saved-game.lock"])
  }

  /// Expects the same of a file with this content.
  private func expectSettingAside(of content: String, because reason: SetAsideReason) throws {
    try expectSettingAside(because: reason) {
      try write(content, to: $0.file)
    } andExpect: {
      #expect(read($0) == content)
    }
  }

  @Test(arguments: [
    "", "{", "null", "[]", "7", "\"version\"", #"{"version": 1}"#, #"{"game": {}}"#,
    #"{"version": "1", "game": {}}"#, #"{"version": 1, "game": {}}"#,
    #"{"version": 1e300, "game": {}}"#, "\u{0}\u{1}", "\u{FEFF}",
    // Deeper than any game.
    String(repeating: "[", count: 100_000),
  ])
  func `a damaged file is moved aside and reported`(content: String) throws {
    try expectSettingAside(of: content, because: .damaged)
  }

  @Test func `a game that cannot be, or was not written to its end, is damaged`() throws {
    let good = try Place.content(of: .begun())
    let solved = try Place.content(of: #require(SavedGames(ended: [.solved()])))
    // The records could never keep it.
    let long = #""id":"\#(String(repeating: "x", count: 101))""#
    #expect(good.contains(#""card":1"#) && solved.contains(#""id":"rock""#))
    let bad = [
      good.replacing(#""card":1"#, with: #""card":0"#),
      good.replacing(#""version":4"#, with: #""version":0"#), String(good.dropLast()),
      String(good.prefix(good.count / 2)), good + "}",
      solved.replacing(#""id":"rock""#, with: long),
      // Two in one place.
      try Place.content(
        of: #require(SavedGames(unfinished: [.begun(flips: 1), .begun(flips: 2)]))),
    ]

    for content in bad { try expectSettingAside(of: content, because: .damaged) }
    let newer = [
      good.replacing(#""version":4"#, with: #""version":5"#),
      #"{"version": 99, "games": "in a form yet to come"}"#,
    ]
    for content in newer { try expectSettingAside(of: content, because: .newer) }
  }

  @Test func `what is no file of a game is kept under another name, and not waited for`() throws {
    try expectSettingAside(because: .unreadable) {
      try write("inside", to: $0.file + "/inside")
    } andExpect: {
      #expect(read($0 + "/inside") == "inside")
    }
    try expectSettingAside(because: .unreadable) {
      try write("", to: $0.lock)
      mkfifo($0.file, 0o600)
    }
    // Larger than any game, and never read.
    try expectSettingAside(because: .damaged) {
      try write("{", to: $0.file)
      truncate($0.file, 1 << 40)
    }
  }

  @Test func `if no folder can exist, nothing is found, and saving says so until it can`() throws {
    try write("a file", to: folder + "/file")
    let storage = Place(base: folder + "/file").storage()

    let failure = StorageFailure.folderNotWritable(folder + "/file/memorytunes")

    let loaded = storage.load()
    #expect(throws: failure) { try storage.save(.begun()) }
    #expect(throws: failure) { try storage.remove() }

    #expect(loaded.games == nil && loaded.notice == nil)
    #expect(read(folder + "/file") == "a file")
    #expect(names(in: folder) == ["file"])
    try FileManager.default.removeItem(atPath: folder + "/file")
    try storage.save(.begun())
    #expect(try storage.load().games == .begun())
  }

  @Test func `a file in place of the folder is reported`() throws {
    try write("a file", to: place.folder)

    #expect(place.storage().load().notice == .notStored(.game, .notAFolder(place.folder)))
  }

  @Test(arguments: [true, false])
  func `a link is followed to be read, and replaced to be written`(leadsToGame: Bool) throws {
    let goal = place.base + "/elsewhere"
    let content = try leadsToGame ? Place.content(of: .begun()) : nil
    if let content { try write(content, to: goal) }
    try write("", to: place.lock)
    symlink(goal, place.file)
    let storage = place.storage()

    let loaded = storage.load()
    try storage.save(.begun(flips: 5))

    #expect(try loaded.games == (leadsToGame ? .begun() : nil) && loaded.notice == nil)
    #expect(try storage.load().games == .begun(flips: 5))
    #expect(read(goal) == content)
    try storage.remove()
    #expect(read(goal) == content)
  }

  @Test(arguments: [true, false])
  func `a place whose lock does not open is passed over, its game moved`(hasGame: Bool) throws {
    if hasGame { try write(Place.content(of: .begun()), to: place.file) }
    try write("inside", to: place.lock + "/inside")
    let storage = place.storage()

    let loaded = storage.load()
    if !hasGame { try storage.save(.begun()) }

    #expect(try loaded.games == (hasGame ? .begun() : nil) && loaded.notice == nil)
    #expect(place.files == ["saved-game-2.json", "saved-game-2.lock", "saved-game.lock"])
  }

  @Test func `a game that can neither be used nor moved is not overwritten`() throws {
    let place = Place(base: longestPath(in: folder, below: "/memorytunes/saved-game.json", room: 4))
    try write("broken", to: place.file)
    let storage = place.storage()

    let loaded = storage.load()
    _ = try? storage.save(.begun())

    #expect(loaded.notice == .setAside(.game, because: .damaged, file: place.file, newName: nil))
    #expect(read(place.file) == "broken")
  }

  @Test func `what a killed program left half written is removed`() throws {
    // No process has the largest id.
    try write("half", to: "\(place.file).\(Int32.max)-17.tmp")
    try write("being written", to: "\(place.file).\(getpid())-17.tmp")

    _ = place.storage().load()

    #expect(place.files == ["saved-game.json.\(getpid())-17.tmp", "saved-game.lock"])
  }
}

/// A folder in which a file's path is so long that it leaves no room for a longer name.
func longestPath(in root: String, below name: String, room: Int) -> String {
  func filler(_ count: Int) -> String { "/" + String(repeating: "n", count: count) }
  var base = root
  while base.utf8.count + name.utf8.count + 110 < Int(PATH_MAX) { base += filler(100) }
  return base + filler(Int(PATH_MAX) - room - base.utf8.count - name.utf8.count)
}
