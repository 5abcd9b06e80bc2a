import Foundation
import TestSupport
import Testing

@testable import Platform

@Suite struct AtomicFileTests {
  @Test(arguments: [0, 1, 4096, 1_000_000])
  func `a file is written whole, and no temporary file is left`(count: Int) throws {
    try withTemporaryFolder { folder in
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }

      try writeAtomically(bytes, to: folder + "/file")

      #expect(FileManager.default.contents(atPath: folder + "/file").map(Array.init) == bytes)
      #expect(names(in: folder) == ["file"])
    }
  }

  @Test func `a file is replaced, not written over, and then for the player alone`() throws {
    try withTemporaryFolder { folder in
      let file = folder + "/file"
      try write("old and longer", to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
      let reader = try #require(FileHandle(forReadingAtPath: file))

      try writeAtomically(Array("new".utf8), to: file)

      #expect(read(file) == "new")
      #expect(permissions(of: file) == 0o600)
      #expect(try reader.readToEnd() == Data("old and longer".utf8))
      #expect(names(in: folder) == ["file"])
    }
  }

  @Test func `a file in a folder that is not there cannot be written`() throws {
    try withTemporaryFolder { folder in
      let file = folder + "/none/file"

      #expect(throws: WriteFailure.other(file: file, reason: "No such file or directory")) {
        try writeAtomically([1], to: file)
      }
      #expect(names(in: folder) == [])
    }
  }

  @Test func `a failed replacement leaves what was there and no temporary file`() throws {
    try withTemporaryFolder { folder in
      try write("inside", to: folder + "/file/inside")

      #expect(throws: WriteFailure.self) { try writeAtomically([1], to: folder + "/file") }

      #expect(names(in: folder) == ["file"])
      #expect(read(folder + "/file/inside") == "inside")
    }
  }
}

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
        #expect(throws: WriteFailure.other(file: file, reason: "File exists")) {
          try writeNew([1], to: file)
        }
      }

      #expect(read(folder + "/file") == "old")
      #expect(names(in: folder) == ["file", "link"])
    }
  }

  @Test func `a folder is created for its owner, with those above, not below a file`() throws {
    try withTemporaryFolder { folder in
      try write("a file", to: folder + "/file")

      let areCreated = ["/a/b", "/a/b", "/file/a", "/file"].map { createFolder(folder + $0) }

      #expect(areCreated == [true, true, false, false])
      #expect(permissions(of: folder + "/a") == 0o700)
      #expect(permissions(of: folder + "/a/b") == 0o700)
    }
  }
}
