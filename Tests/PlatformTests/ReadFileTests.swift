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
      try write(bytes, to: folder + "/file")

      #expect(try readFile(folder + "/file", limit: count) == bytes)
    }
  }

  @Test func `what is too large, missing, or no file is refused, and blocks nothing`() throws {
    try withTemporaryFolder { folder in
      try write("1234", to: folder + "/file")
      try write("", to: folder + "/terabyte")
      truncate(folder + "/terabyte", 1 << 40)
      mkfifo(folder + "/pipe", 0o600)
      symlink(folder + "/nowhere", folder + "/broken")
      symlink(folder + "/circle", folder + "/circle")

      let refusals: [(String, ReadFailure)] = [
        ("/file", .tooLarge), ("/terabyte", .tooLarge), ("", .notAFile), ("/pipe", .notAFile),
        ("/none", .missing), ("/none/below", .missing), ("/file/below", .missing),
        ("/broken", .missing), ("/circle", .unreadable(reason: String(cString: strerror(ELOOP)))),
      ]
      for (name, failure) in refusals {
        #expect(throws: failure, "\(name)") { try readFile(folder + name, limit: 3) }
      }
      for path in ["/dev/zero", "/dev/null"] {
        #expect(throws: ReadFailure.notAFile) { try readFile(path, limit: 10) }
      }
      #expect(exists(folder + "/broken"))
      #expect(!exists(folder + "/none"))
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
}

@Suite struct LinkTests {
  @Test func `links are followed to the end, also to where nothing is yet`() throws {
    try withTemporaryFolder { folder in
      try write("", to: folder + "/file")
      symlink("second", folder + "/first")
      symlink(folder + "/other/file", folder + "/second")

      for path in [folder, folder + "/file", folder + "/none/below", "relative"] {
        #expect(followingLinks(path) == path)
      }
      #expect(followingLinks(folder + "/first") == folder + "/other/file")
    }
  }

  @Test func `links that go round in circles are given up`() throws {
    try withTemporaryFolder { folder in
      symlink("b", folder + "/a")
      symlink("a", folder + "/b")

      #expect([folder + "/a", folder + "/b"].contains(followingLinks(folder + "/a")))
    }
  }
}
