import Foundation
import Platform
import StorageLive
import TestSupport

/// Anything but preferences in the place of them.
@Suite struct DamagedPreferencesTests: PreferencesSuite {
  let testFolder = TestFolder()
  private static let good = String(
    decoding: (try? fixture("preferences.json")) ?? [], as: UTF8.self)

  private static let damaged = [
    "", "{", "null", "[]", #"{"version": 1}"#, #"{"version": "1"}"#, "\u{0}\u{1}",
    good.replacing("4x4", with: "5x5"),
    good.replacing(#""theme" : "auto""#, with: #""theme" : "x""#),
    good.replacing(#""version" : 2"#, with: #""version" : 0"#), String(good.dropLast(2)),
  ]

  private static let newer = [
    good.replacing(#""version" : 2"#, with: #""version" : 3"#),
    #"{"version": 99, "choices": "in a form yet to come"}"#,
  ]

  @Test(
    arguments: damaged.map { ($0, SetAsideReason.damaged) }
      + newer.map { ($0, SetAsideReason.newer) })
  func `a damaged or newer file is set aside`(content: String, reason: SetAsideReason) throws {
    try write(content, to: file)
    let newName = "\(file).\(reason)-1"

    let loaded = storage.load()
    #expect(read(file) == nil)
    try storage.save(.unusual)

    #expect(loaded.preferences == Preferences())
    #expect(loaded.notice == .setAside(.choices, because: reason, file: file, newName: newName))
    #expect(storage.load().preferences == .unusual)
    #expect(read(newName) == content)
  }

  @Test func `no damaged file takes the place of another, or of a folder`() throws {
    try write("kept", to: file + ".damaged-1/inside")

    for (number, content) in [(2, "first"), (3, "second"), (4, "third")] {
      try write(content, to: file)
      #expect(
        storage.load().notice
          == .setAside(
            .choices, because: .damaged, file: file, newName: "\(file).damaged-\(number)"))
    }

    #expect((2...4).map { read("\(file).damaged-\($0)") } == ["first", "second", "third"])
    #expect(read(file + ".damaged-1/inside") == "kept")
  }

  @Test func `a file that cannot be moved is named where it lies`() throws {
    let name = "/memorytunes/preferences.json"
    let base = longestPath(in: folder, below: name, room: 6)
    try write("broken", to: base + name)
    let storage = PreferencesStorage.live(environment: ["XDG_CONFIG_HOME": base])

    let notice = storage.load().notice

    #expect(throws: StorageFailure.inTheWay(base + name)) { try storage.save(Preferences()) }
    #expect(notice == .setAside(.choices, because: .damaged, file: base + name, newName: nil))
    #expect(read(base + name) == "broken")
  }

  /// Expects that the standard choices apply, with a notice, and that saving says what to do.
  private func expectStandard(
    _ storage: PreferencesStorage, _ notice: Notice? = nil, failure: StorageFailure
  ) {
    let loaded = storage.load()

    #expect(throws: failure) { try storage.save(.unusual) }
    #expect(loaded.preferences == Preferences())
    #expect(loaded.notice == notice)
  }

  @Test func `without a home, or with a file in the way, nothing is saved, which is told`() throws {
    let other = PreferencesStorage.live(environment: ["XDG_CONFIG_HOME": folder + "/file"])
    try write("a file", to: folder + "/file")
    try write("inside", to: file + "/inside")

    expectStandard(.live(environment: [:]), failure: .noHomeFolder)
    expectStandard(other, failure: .folderNotWritable(folder + "/file/memorytunes"))
    expectStandard(storage, .notStored(.choices, .inTheWay(file)), failure: .inTheWay(file))

    #expect(read(folder + "/file") == "a file")
    #expect(read(file + "/inside") == "inside")
  }
}
