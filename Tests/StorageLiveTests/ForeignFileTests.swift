import DataFlow
import Foundation
import MemoryTunes
import Platform
import StorageLive
import TestSupport
import Testing

/// Anything but a recording in the place of one.
@MainActor
@Suite struct ForeignFileTests {
  /// Expects that a new recording is refused because of this file.
  private func expectRefusal(
    of path: String, for name: String, at line: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: RecordingFileError.self, sourceLocation: line) {
      try RecordingFile(path: path).rotate()
    }
    #expect(error == .notARecording(name), sourceLocation: line)
  }

  @Test(arguments: ["s.jsonl", "s.1.jsonl", "s.2.jsonl", "s.3.jsonl"])
  func `another file is left alone, and so are the recordings beside it`(name: String) throws {
    try withTemporaryFolder { folder in
      for number in 0...3 {
        let other = number == 0 ? "s.jsonl" : "s.\(number).jsonl"
        try write(String(decoding: recording(number), as: UTF8.self), to: folder + "/" + other)
      }
      try write("my novel", to: folder + "/" + name)
      let before = contents(of: folder)

      expectRefusal(of: folder + "/s.jsonl", for: folder + "/" + name)

      #expect(contents(of: folder) == before)
    }
  }

  @Test(arguments: [
    "{", "{}\n", "{\"metadata\"", " {\"metadata\":{}}", "\n", "{\"schema\":1}", "{\"details\"",
  ])
  func `a file that only looks like one is left alone`(text: String) throws {
    try withTemporaryFolder { folder in
      let path = folder + "/s.jsonl"
      try write(text, to: path)

      expectRefusal(of: path, for: path)

      #expect(contents(of: folder) == ["s.jsonl": text])
    }
  }

  @Test(arguments: ["s.jsonl", "s.2.jsonl"])
  func `a folder is left alone`(name: String) throws {
    try withTemporaryFolder { folder in
      try write("inside", to: folder + "/" + name + "/file")

      expectRefusal(of: folder + "/s.jsonl", for: folder + "/" + name)

      #expect(read(folder + "/" + name + "/file") == "inside")
      #expect(names(in: folder) == [name])
    }
  }

  @Test(arguments: ["s.jsonl", "s.3.jsonl"])
  func `a link is left alone, wherever it leads`(name: String) throws {
    for goal in ["recording", "nowhere"] {
      try withTemporaryFolder { folder in
        let text = String(decoding: recording(1), as: UTF8.self)
        try write(text, to: folder + "/recording")
        try FileManager.default.createSymbolicLink(
          atPath: folder + "/" + name, withDestinationPath: folder + "/" + goal)

        expectRefusal(of: folder + "/s.jsonl", for: folder + "/" + name)

        #expect(names(in: folder) == ["recording", name].sorted())
        #expect(read(folder + "/recording") == text)
      }
    }
  }

  @Test func `an empty file is a recording that came to nothing`() throws {
    try withTemporaryFolder { folder in
      try write("", to: folder + "/s.jsonl")

      try RecordingFile(path: folder + "/s.jsonl").rotate()

      #expect(contents(of: folder) == ["s.jsonl": "", "s.1.jsonl": ""])
    }
  }

  @Test func `if the folder cannot be created, the message says what to do`() throws {
    try withTemporaryFolder { folder in
      try write("a file", to: folder + "/file")

      for place in [folder + "/file", folder + "/file/below"] {
        let error = #expect(throws: RecordingFileError.self) {
          try RecordingFile(path: place + "/s.jsonl").rotate()
        }
        #expect(error == .folderNotWritable(place))
      }
      #expect(contents(of: folder) == ["file": "a file"])
    }
  }
}

private func contents(of folder: String) -> [String: String] {
  Dictionary(
    uniqueKeysWithValues: (names(in: folder) ?? []).map { ($0, read(folder + "/" + $0) ?? "") })
}
