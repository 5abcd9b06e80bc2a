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

  @Test func `a file is replaced, not written over`() throws {
    try withTemporaryFolder { folder in
      let file = folder + "/file"
      try write("old and longer", to: file)
      let reader = try #require(FileHandle(forReadingAtPath: file))

      try writeAtomically(Array("new".utf8), to: file)

      #expect(read(file) == "new")
      #expect(try reader.readToEnd() == Data("old and longer".utf8))
      #expect(names(in: folder) == ["file"])
    }
  }

  @Test func `a file that everybody could read is for the player alone afterwards`() throws {
    try withTemporaryFolder { folder in
      let file = folder + "/file"
      try write("old", to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)

      try writeAtomically(Array("new".utf8), to: file)

      #expect(permissions(of: file) == 0o600)
    }
  }

  @Test func `a file in a folder that is not there cannot be written`() throws {
    try withTemporaryFolder { folder in
      let file = folder + "/none/file"

      let error = #expect(throws: WriteFailure.self) { try writeAtomically([1], to: file) }

      #expect(error == .other(file: file, reason: "No such file or directory"))
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
