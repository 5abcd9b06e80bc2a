import Foundation
import TestSupport

@testable import Platform

@Suite struct AtomicFileTests: FolderSuite {
  let testFolder = TestFolder()

  @Test(arguments: [0, 1, 4096, 1_000_000])
  func `a file is written whole, and no temporary file is left`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }

    try writeAtomically(bytes, to: folder + "/file")

    #expect(FileManager.default.contents(atPath: folder + "/file").map(Array.init) == bytes)
    #expect(names(in: folder) == ["file"])
  }

  @Test func `a file is replaced, not written over, and then for the player alone`() throws {
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

  @Test func `a write that fails leaves what was there, and no temporary file`() throws {
    try write("inside", to: folder + "/file/inside")
    let lost = folder + "/none/file"

    #expect(throws: WriteFailure.self) { try writeAtomically([1], to: folder + "/file") }
    #expect(throws: WriteFailure.other(file: lost, reason: "No such file or directory")) {
      try writeAtomically([1], to: lost)
    }

    #expect(names(in: folder) == ["file"])
    #expect(read(folder + "/file/inside") == "inside")
  }
}

@Suite struct NewFileTests: FolderSuite {
  let testFolder = TestFolder()

  @Test func `a new file never replaces what is there, not even a broken link`()
    throws
  {
    try writeNew(Array("new".utf8), to: folder + "/file")
    symlink(folder + "/nowhere", folder + "/link")

    for file in [folder + "/file", folder + "/link"] {
      #expect(throws: WriteFailure.other(file: file, reason: "File exists")) {
        try writeNew([1], to: file)
      }
    }

    #expect(read(folder + "/file") == "new")
    #expect(permissions(of: folder + "/file") == 0o600)
    #expect(names(in: folder) == ["file", "link"])
  }

  @Test func `a folder is created for its owner, with those above, not below a file`() throws {
    try write("a file", to: folder + "/file")

    let areCreated = ["/a/b", "/a/b", "/file/a", "/file"].map { createFolder(folder + $0) }

    #expect(areCreated == [true, true, false, false])
    #expect(permissions(of: folder + "/a") == 0o700)
    #expect(permissions(of: folder + "/a/b") == 0o700)
  }

  @Test func `the folder of a name in the root is the root, and that of a mere name is here`() {
    let folders = ["/a/b", "/a", "/", "a/b", "a", ""].map { Platform.folder(of: $0) }

    #expect(folders == ["/a", "/", "/", "a", ".", "."])
  }
}

@Suite struct ReadFileTests: FolderSuite {
  let testFolder = TestFolder()

  @Test(arguments: [0, 1, 1000, 3_000_000])
  func `a file is read whole`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    try write(bytes, to: folder + "/file")

    #expect(try readFile(folder + "/file", limit: count) == bytes)
  }

  @Test func `what is too large, missing, or no file is refused, and blocks nothing`() throws {
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

  @Test func `what is opened must be a file`() throws {
    try write("1234", to: folder + "/file")

    #expect(try OpenFile(folder + "/file").size == 4)
    #expect(throws: ReadFailure.notAFile) { try OpenFile(folder) }
    #expect(throws: ReadFailure.missing) { try OpenFile(folder + "/none") }
  }
}

@Suite struct LinkTests: FolderSuite {
  let testFolder = TestFolder()

  @Test func `links are followed to the end, also to nothing, but not in circles`() throws {
    try write("", to: folder + "/file")
    symlink("second", folder + "/first")
    symlink(folder + "/other/file", folder + "/second")
    symlink("b", folder + "/a")
    symlink("a", folder + "/b")

    for path in [folder, folder + "/file", folder + "/none/below", "relative"] {
      #expect(followingLinks(path) == path)
    }
    #expect(followingLinks(folder + "/first") == folder + "/other/file")
    #expect([folder + "/a", folder + "/b"].contains(followingLinks(folder + "/a")))
  }
}
