import Foundation
import Platform
import TestSupport
import Testing

@Suite struct NewFileTests {
  @Test func `a file is written where there is none`() throws {
    try withTemporaryFolder { folder in
      try writeNew(Array("new".utf8), to: folder + "/file")

      #expect(read(folder + "/file") == "new")
      #expect(permissions(of: folder + "/file") == 0o600)
    }
  }

  @Test func `what is there stays, even a broken link`() throws {
    try withTemporaryFolder { folder in
      try write("old", to: folder + "/file")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link", withDestinationPath: folder + "/nowhere")

      for file in [folder + "/file", folder + "/link"] {
        let error = #expect(throws: WriteFailure.self) { try writeNew([1], to: file) }
        #expect(error == .other(file: file, reason: "File exists"))
      }

      #expect(read(folder + "/file") == "old")
      #expect(names(in: folder) == ["file", "link"])
    }
  }

  @Test func `a folder is created for its owner, with those above it`() throws {
    try withTemporaryFolder { folder in
      #expect(createFolder(folder + "/a/b"))
      #expect(createFolder(folder + "/a/b"))

      #expect(permissions(of: folder + "/a") == 0o700)
      #expect(permissions(of: folder + "/a/b") == 0o700)
    }
  }

  @Test func `no folder can be created below a file`() throws {
    try withTemporaryFolder { folder in
      try write("a file", to: folder + "/file")

      #expect(!createFolder(folder + "/file/a"))
      #expect(!createFolder(folder + "/file"))
    }
  }
}
