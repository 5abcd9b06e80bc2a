import DataFlow
import Foundation
import StorageLive
import TestSupport
import Testing

@MainActor
@Suite struct RecordingFilesTests {
  @Test(
    arguments: [
      (["HOME": "/home/me"], "/home/me/.local/state/memorytunes/last-session.jsonl"),
      (["HOME": "/home/me", "XDG_STATE_HOME": "/state"], "/state/memorytunes/last-session.jsonl"),
      (["XDG_STATE_HOME": "/state"], "/state/memorytunes/last-session.jsonl"),
      (
        ["HOME": "/home/me", "XDG_STATE_HOME": "state"],
        "/home/me/.local/state/memorytunes/last-session.jsonl"
      ),
      (
        ["HOME": "/home/me", "XDG_STATE_HOME": ""],
        "/home/me/.local/state/memorytunes/last-session.jsonl"
      ),
      (
        ["HOME": "/home/me", "XDG_CONFIG_HOME": "/config"],
        "/home/me/.local/state/memorytunes/last-session.jsonl"
      ),
      ([:], nil), (["HOME": ""], nil), (["HOME": "me"], nil), (["XDG_STATE_HOME": "state"], nil),
      (["HOME": "me", "XDG_STATE_HOME": "~/state"], nil),
    ] as [([String: String], String?)])
  func `sessions lie in the state folder, or else in the home folder`(
    environment: [String: String], path: String?
  ) {
    #expect(RecordingFile.standardPath(environment: environment) == path)
  }

  @Test func `what is appended is in the file at once, for the player alone`() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/a/b/session.jsonl"
      let file = RecordingFile(path: path)

      try file.rotate()
      #expect(read(path) == "")
      try file.append(Array("one\n".utf8))
      #expect(read(path) == "one\n")
      try file.append([])
      try file.append(Array("two\n".utf8))

      #expect(read(path) == "one\ntwo\n")
      #expect(permissions(of: path) == 0o600)
      #expect(permissions(of: folder + "/a") == 0o700)
      #expect(permissions(of: folder + "/a/b") == 0o700)
    }
  }

  @Test func `a megabyte is appended whole`() throws {
    try withTemporaryFolder { folder in
      let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
      let file = RecordingFile(path: folder + "/session")
      try file.rotate()

      try file.append(bytes)

      #expect(FileManager.default.contents(atPath: folder + "/session").map(Array.init) == bytes)
    }
  }

  @Test(arguments: [
    ("s.jsonl", ["s.1.jsonl", "s.2.jsonl", "s.3.jsonl", "s.jsonl"]),
    ("s", ["s", "s.1", "s.2", "s.3"]), ("a.b/s", ["s", "s.1", "s.2", "s.3"]),
  ])
  func `the three sessions before are kept, and no more`(name: String, kept: [String]) throws {
    try withTemporaryFolder { folder in
      let path = folder + "/" + name
      for number in 1...6 {
        let file = RecordingFile(path: path)
        try file.rotate()
        try file.append(recording(number))
      }

      let place = URL(filePath: path).deletingLastPathComponent().path
      #expect(names(in: place) == kept)
      let contents = kept.map { read(place + "/" + $0) }
      #expect(
        Set(contents) == Set((3...6).map { String(decoding: recording($0), as: UTF8.self) }))
      #expect(read(path) == String(decoding: recording(6), as: UTF8.self))
    }
  }

  @Test func `predecessors are in order, the newest first`() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/s.jsonl"
      let file = RecordingFile(path: path)
      for number in 1...5 {
        try file.rotate()
        try file.append(recording(number))
      }

      let numbers = ["s.jsonl", "s.1.jsonl", "s.2.jsonl", "s.3.jsonl"].map {
        read("\(folder)/\($0)")
      }
      #expect(numbers == [5, 4, 3, 2].map { String(decoding: recording($0), as: UTF8.self) })
    }
  }

  @Test func `a recording of version 0.1 makes room as others do`() throws {
    try withTemporaryFolder { folder in
      let header =
        "{\"columns\":100,\"program\":\"0.1.0\",\"rows\":30,\"schema\":1,\"seed\":7}\n"
      try write(header, to: folder + "/s.jsonl")

      let file = RecordingFile(path: folder + "/s.jsonl")
      try file.rotate()
      try file.append(recording(2))

      #expect(read(folder + "/s.jsonl") == String(decoding: recording(2), as: UTF8.self))
      #expect(read(folder + "/s.1.jsonl") == header)
    }
  }

  @Test func `two programs that record to one name leave each other's sessions whole`() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/s.jsonl"
      let (one, other) = (RecordingFile(path: path), RecordingFile(path: path))

      try one.rotate()
      try one.append(recording(1))
      try other.rotate()
      try other.append(recording(2))
      try one.append(Array("one\n".utf8))
      try other.append(Array("two\n".utf8))

      #expect(read(path) == String(decoding: recording(2), as: UTF8.self) + "two\n")
      #expect(
        read(folder + "/s.1.jsonl") == String(decoding: recording(1), as: UTF8.self) + "one\n")
    }
  }
}

/// A recording that consists of a header.
func recording(_ number: Int) -> [UInt8] {
  Array("{\"metadata\":null,\"program\":\"test\",\"schema\":\(number)}\n".utf8)
}
