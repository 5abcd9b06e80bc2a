import Foundation
import Platform
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct ReadFileTests {
  @Test(arguments: [0, 1, 1000, 3_000_000])
  func `a file is read whole`(count: Int) throws {
    try withTemporaryFolder { folder in
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      try Data(bytes).write(to: URL(filePath: folder + "/file"))

      #expect(try readFile(folder + "/file", limit: count) == bytes)
    }
  }

  @Test func `one byte above the limit is too large`() throws {
    try withTemporaryFolder { folder in
      try write("1234", to: folder + "/file")

      #expect(throws: ReadFailure.tooLarge) { try readFile(folder + "/file", limit: 3) }
    }
  }

  @Test func `a terabyte is refused before it is read`() throws {
    try withTemporaryFolder { folder in
      try write("", to: folder + "/file")
      truncate(folder + "/file", 1 << 40)

      #expect(throws: ReadFailure.tooLarge) { try readFile(folder + "/file", limit: 1 << 20) }
    }
  }

  @Test func `what an open descriptor leads to must be a file`() throws {
    try withTemporaryFolder { folder in
      try write("1234", to: folder + "/file")
      let file = try openForReading(folder + "/file")
      let other = try openForReading(folder)
      defer {
        close(file)
        close(other)
      }

      #expect(try OpenFile(descriptor: file).size == 4)
      #expect(throws: ReadFailure.notAFile) { try OpenFile(descriptor: other) }
      #expect(throws: ReadFailure.missing) { try openForReading(folder + "/none") }
    }
  }

  @Test func `anything but a file is refused without blocking`() throws {
    try withTemporaryFolder { folder in
      mkfifo(folder + "/pipe", 0o600)

      for path in [folder, folder + "/pipe", "/dev/zero", "/dev/null"] {
        #expect(throws: ReadFailure.notAFile, "\(path)") { try readFile(path, limit: 10) }
      }
    }
  }

  @Test func `a file that does not exist is missing, and so is what a broken link leads to`() throws
  {
    try withTemporaryFolder { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link", withDestinationPath: folder + "/nowhere")
      try write("", to: folder + "/file")

      for name in ["/none", "/none/below", "/file/below", "/link"] {
        #expect(throws: ReadFailure.missing, "\(name)") { try readFile(folder + name, limit: 10) }
      }
      #expect(exists(folder + "/link"))
      #expect(!exists(folder + "/none"))
    }
  }

  @Test func `a link that leads to itself cannot be read`() throws {
    try withTemporaryFolder { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link", withDestinationPath: folder + "/link")

      #expect(
        throws: ReadFailure.unreadable(reason: String(cString: strerror(ELOOP)))
      ) { try readFile(folder + "/link", limit: 10) }
    }
  }
}
