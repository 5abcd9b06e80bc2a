import Foundation
import StorageLive
import TestSupport

@MainActor @Suite struct RecordingFilesTests: FolderSuite {
  let testFolder = TestFolder()

  @Test(
    arguments: [
      (["HOME": "/home/me"], "/home/me/.local/state"),
      (["HOME": "/home/me", "XDG_STATE_HOME": "/state"], "/state"),
      (["XDG_STATE_HOME": "/state"], "/state"),
      (["HOME": "/home/me", "XDG_STATE_HOME": "state"], "/home/me/.local/state"),
      (["HOME": "/home/me", "XDG_STATE_HOME": ""], "/home/me/.local/state"),
      (["HOME": "/home/me", "XDG_CONFIG_HOME": "/config"], "/home/me/.local/state"),
      (["HOME": "/home/me", "XDG_STATE_HOME": "../state"], "/home/me/.local/state"),
      ([:], nil), (["HOME": ""], nil), (["HOME": "me"], nil), (["XDG_STATE_HOME": "state"], nil),
      (["HOME": "me", "XDG_STATE_HOME": "~/state"], nil),
    ] as [([String: String], String?)])
  func `sessions lie in the state or home folder`(environment: [String: String], folder: String?) {
    let path = folder.map { $0 + "/memorytunes/last-session.jsonl" }
    #expect(RecordingFile.standardPath(environment: environment) == path)
  }

  @Test func `what is appended is in the file at once, for the player alone`() throws {
    let path = folder + "/a/b/session.jsonl"
    let file = RecordingFile(path: path)

    try file.rotate()
    #expect(read(path) == "")
    try file.add("one\n")
    #expect(read(path) == "one\n")
    try file.append([])
    try file.add("two\n")
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    try file.append(bytes)

    let content = FileManager.default.contents(atPath: path)
    #expect(content.map(Array.init) == Array("one\ntwo\n".utf8) + bytes)
    #expect(permissions(of: path) == 0o600)
    #expect(permissions(of: folder + "/a") == 0o700)
    #expect(permissions(of: folder + "/a/b") == 0o700)
  }

  @Test(arguments: [
    ("s.jsonl", ["s.jsonl", "s.1.jsonl", "s.2.jsonl", "s.3.jsonl"]),
    ("s", ["s", "s.1", "s.2", "s.3"]), ("a.b/s", ["s", "s.1", "s.2", "s.3"]),
  ])
  func `the three sessions before are kept, the newest first`(name: String, kept: [String]) throws {
    let path = folder + "/" + name
    for number in 1...6 { try begin(recording(number), at: path) }

    let place = URL(filePath: path).deletingLastPathComponent().path
    #expect(names(in: place) == kept.sorted())
    #expect(kept.map { read(place + "/" + $0) } == [6, 5, 4, 3].map(recording))
  }

  @Test(arguments: [
    "", "{\"columns\":100,\"program\":\"0.1.0\",\"rows\":30,\"schema\":1,\"seed\":7}\n",
  ])
  func `an empty file, and one of version 0.1, make room as others do`(earlier: String) throws {
    try write(earlier, to: folder + "/s.jsonl")

    try begin(recording(2), at: folder + "/s.jsonl")

    #expect(contents(of: folder) == ["s.jsonl": recording(2), "s.1.jsonl": earlier])
  }

  @Test func `two programs that record to one name leave each other's sessions whole`() throws {
    let path = folder + "/s.jsonl"

    let one = try begin(recording(1), at: path)
    let other = try begin(recording(2), at: path)
    try one.add("one\n")
    try other.add("two\n")

    #expect(read(path) == recording(2) + "two\n")
    #expect(read(folder + "/s.1.jsonl") == recording(1) + "one\n")
  }

  /// Expects that a new recording is refused because of this file.
  private func expectRefusal(because name: String) {
    #expect(throws: RecordingFileError.notARecording(folder + "/" + name)) {
      try RecordingFile(path: folder + "/s.jsonl").rotate()
    }
  }

  @Test(arguments: ["s.jsonl", "s.1.jsonl", "s.2.jsonl", "s.3.jsonl"])
  func `another file is left alone, and so are the recordings beside it`(name: String) throws {
    for (number, suffix) in ["", ".1", ".2", ".3"].enumerated() {
      try write(recording(number), to: "\(folder)/s\(suffix).jsonl")
    }
    try write("my novel", to: folder + "/" + name)
    let before = contents(of: folder)

    expectRefusal(because: name)

    #expect(contents(of: folder) == before)
  }

  @Test(arguments: [
    "{", "{}\n", "{\"metadata\"", " {\"metadata\":{}}", "\n", "{\"schema\":1}", "{\"details\"",
  ])
  func `a file that only looks like one is left alone`(text: String) throws {
    try write(text, to: folder + "/s.jsonl")

    expectRefusal(because: "s.jsonl")

    #expect(contents(of: folder) == ["s.jsonl": text])
  }

  @Test(arguments: ["s.jsonl", "s.2.jsonl"])
  func `a folder is left alone`(name: String) throws {
    try write("inside", to: folder + "/" + name + "/file")

    expectRefusal(because: name)

    #expect(read(folder + "/" + name + "/file") == "inside")
    #expect(names(in: folder) == [name])
  }

  @Test(arguments: ["s.jsonl", "s.3.jsonl"], ["recording", "nowhere"])
  func `a link is left alone, wherever it leads`(name: String, goal: String) throws {
    try write(recording(1), to: folder + "/recording")
    symlink(folder + "/" + goal, folder + "/" + name)

    expectRefusal(because: name)

    #expect(names(in: folder) == ["recording", name].sorted())
    #expect(read(folder + "/recording") == recording(1))
  }

  @Test func `if the folder cannot be created, the message says what to do`() throws {
    try write("a file", to: folder + "/file")

    for place in [folder + "/file", folder + "/file/below"] {
      #expect(throws: RecordingFileError.folderNotWritable(place)) {
        try RecordingFile(path: place + "/s.jsonl").rotate()
      }
    }
    #expect(contents(of: folder) == ["file": "a file"])
  }

  @Test(arguments: [
    (RecordingFileError.notARecording("f"), StorageFailure.notARecording("f")),
    (.folderNotWritable("f"), .folderNotWritable("f")),
    (.diskFull(file: "f"), .diskFull(file: "f")), (.tooLarge(file: "f"), .fileTooLarge("f")),
    (.notWritable(file: "f", reason: "r"), .notWritable(file: "f", reason: "r")),
  ])
  func `a failure is told as with other files`(error: RecordingFileError, failure: StorageFailure) {
    #expect(StorageFailure(error) == failure)
  }
}

private func recording(_ number: Int) -> String {
  "{\"metadata\":null,\"program\":\"test\",\"schema\":\(number)}\n"
}

/// A new recording that begins with a text.
@discardableResult
private func begin(_ text: String, at path: String) throws -> RecordingFile {
  let file = RecordingFile(path: path)
  try file.rotate()
  try file.add(text)
  return file
}

extension RecordingFile {
  fileprivate func add(_ text: String) throws { try append(Array(text.utf8)) }
}

private func contents(of folder: String) -> [String: String] {
  Dictionary(
    uniqueKeysWithValues: (names(in: folder) ?? []).map { ($0, read(folder + "/" + $0) ?? "") })
}
