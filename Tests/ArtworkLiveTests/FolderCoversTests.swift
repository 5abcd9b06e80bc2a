import Artwork
import ArtworkLive
import Foundation
import TestSupport
import Testing

@Suite struct FolderCoversTests {
  private func batch(
    in folder: String, term: String = "Rock", count: Int = 8, seed: UInt64 = 1,
    from service: CoverService = folderService,
    progress: @escaping @Sendable (CoverProgress) async -> Void = { _ in }
  ) async throws -> CoverBatch {
    let query = CoverQuery(
      source: .folder(folder), category: "rock", term: term, count: count, seed: seed)
    return try await service.covers(query, progress)
  }

  /// The paths of the covers that are dealt.
  private func covers(
    in folder: String, term: String = "Rock", count: Int = 8, seed: UInt64 = 1
  ) async throws -> [String] {
    let batch = try await batch(in: folder, term: term, count: count, seed: seed)
    #expect(batch.fillers == [])
    return batch.covers.map { String($0.artwork.dropFirst(folder.count + 1)) }
  }

  @Test func `a seed chooses the same covers every time, another seed others`() async throws {
    try await withFolder(of: (0..<100).map { "Album \($0)/cover.png" }) { root in
      let first = try await covers(in: root, seed: 1)
      let again = try await covers(in: root, seed: 1)
      let other = try await covers(in: root, seed: 2)

      #expect(first.count == 8)
      #expect(Set(first).count == 8)
      #expect(first == again)
      #expect(first != other)
    }
  }

  private static let genres = ["Rock/Loud/a.png", ".Rock/Hidden/b.png", "Pop/Soft/c.png"]

  @Test(
    arguments: [
      ("a folder named like the category is used alone", genres, "Rock", ["Rock/Loud/a.png"]),
      ("in whatever case", genres, "rock", ["Rock/Loud/a.png"]),
      ("in capitals", genres, "ROCK", ["Rock/Loud/a.png"]),
      ("no folder of that name", genres, "Jazz", [genres[2], genres[0]]),
      ("no name", genres, "", [genres[2], genres[0]]),
      ("the folder itself", genres, ".", [genres[2], genres[0]]),
      ("the folder above", genres, "..", [genres[2], genres[0]]),
      ("a path", genres, "Rock/Loud", [genres[2], genres[0]]),
      ("a part of a name", genres, "Roc", [genres[2], genres[0]]),
      ("a hidden folder", genres, ".Rock", [genres[2], genres[0]]),
      ("a file", ["Rock", "Pop/Soft/b.png"], "Rock", ["Pop/Soft/b.png"]),
      (
        "a link", ["Pop/Soft/b.png", "elsewhere/c.png", "ROCK -> elsewhere"], "Rock", ["ROCK/c.png"]
      ),
      (
        "a link beside a real folder",
        ["Pop/Soft/b.png", "elsewhere/c.png", "ROCK -> elsewhere", "rock/d.png"], "Rock",
        ["rock/d.png"]
      ),
    ] as [(String, [String], String, [String])])
  func `a folder named like the category is used alone, without one all covers count`(
    what: String, entries: [String], term: String, expected: [String]
  ) async throws {
    try await withFolder(of: entries) { root async throws in
      #expect(try await covers(in: root, term: term).sorted() == expected)
    }
  }

  @Test(arguments: [
    ("", "/Rock", CoverFailure.FolderFailure.noPictures), ("/Rock", "/Rock", .noPictures),
    ("/none", "/none", .missing), ("/Rock/none/x", "/Rock/none/x", .missing),
    ("/file", "/file", .notAFolder), ("/file/x", "/file/x", .notAFolder),
    ("/itself", "/itself", .unreadable(reason: "Too many levels of symbolic links")),
  ])
  func `a folder without pictures says what it is`(
    name: String, path: String, reason: CoverFailure.FolderFailure
  ) async throws {
    try await withTemporaryFolder { root in
      try write("words".utf8, to: root + "/Rock/words.txt")
      try write([], to: root + "/file")
      try FileManager.default.createSymbolicLink(
        atPath: root + "/itself", withDestinationPath: "itself")
      let failure = CoverFailure.folder(path: root + path, reason)

      await #expect(throws: failure) { try await covers(in: root + name) }
    }
  }

  // Permissions do not apply to root.
  @Test(.enabled(if: geteuid() != 0))
  func `a folder that may not be read says so`() async throws {
    try await withFolder(of: ["Rock/a.png"]) { root in
      chmod(root + "/Rock", 0)
      let failure = CoverFailure.folder(path: root + "/Rock", .forbidden)

      await #expect(throws: failure) { try await covers(in: root) }
      chmod(root + "/Rock", 0o700)
    }
  }

  @Test func `the same picture is dealt once, and one that cannot be read is replaced by the next`()
    async throws
  {
    try await withFolder(of: ["A/a.png", "B/b.png", "C/c.png"]) { root in
      let same = ["A/a.png", "X/x.png", "Y/y.png", "Z/z.png"]
      for name in same { try write(greyPixel(0), to: "\(root)/\(name)") }
      try write(greyPixel(9).prefix(40), to: root + "/D/broken.png")
      try write([], to: root + "/E/empty.jpg")
      try write("words".utf8, to: root + "/F/words.webp")
      try write(png(claiming: 9000, 9000), to: root + "/G/boastful.png")

      for seed in 0..<10 as Range<UInt64> {
        let found = try await covers(in: root, count: 3, seed: seed).sorted()
        #expect(found.count == 3)
        #expect(found.filter { !same.contains($0) } == ["B/b.png", "C/c.png"])
      }
    }
  }

  @Test func `pictures that are too large are passed over and counted`() async throws {
    try await withFolder(of: ["A/a.png", "Large/cover.png"]) { root in
      #expect(truncate(root + "/Large/cover.png", 20 << 20 + 1) == 0)

      let one = try await batch(in: root, count: 2)
      try write(png(claiming: 9000, 9000), to: root + "/Large/cover.png")
      try write(png(claiming: 9000, 9000), to: root + "/Wide/cover.png")
      try write("words".utf8, to: root + "/Words/cover.png")
      let two = try await batch(in: root, count: 2)

      #expect(one.oversized == OversizedPictures(first: "Large/cover.png", count: 1))
      #expect(two.oversized?.count == 2)
      #expect([one, two].map { $0.covers.map(\.title) } == [["A"], ["A"]])
    }
  }

  @Test func `if all pictures are unreadable or too large, the folder says so`() async throws {
    try await withFolder(of: ["Large/A/cover.png"]) { root in
      #expect(truncate(root + "/Large/A/cover.png", 20 << 20 + 1) == 0)
      try write(png(claiming: 9000, 9000), to: root + "/Large/B/cover.jpg")
      for number in 0..<20 {
        try write("words".utf8, to: "\(root)/Words/Album \(number)/cover.png")
      }

      for (term, reason) in [
        ("Large", .picturesTooLarge), ("Words", .noReadablePictures), ("", .noReadablePictures),
      ] as [(String, CoverFailure.FolderFailure)] {
        let path = term.isEmpty ? root : "\(root)/\(term)"
        await #expect(throws: CoverFailure.folder(path: path, reason)) {
          try await covers(in: root, term: term)
        }
      }
    }
  }

  @Test func `progress is reported from the search to the last cover`() async throws {
    try await withFolder(of: ["A/a.png", "B/b.png", "C/c.png"]) { root in
      let log = Log<CoverProgress>()

      _ = try await batch(in: root, count: 2) { await log.append($0) }

      #expect(
        await log.steps == [.searching, .fetching(done: 1, total: 2), .fetching(done: 2, total: 2)])
    }
  }

  @Test(arguments: ["a.png", "a.flac"])
  func `a folder is not to blame if nothing reads its pictures and tracks`(
    name: String
  ) async throws {
    try await withFolder(of: [name]) { root in
      await #expect(throws: CoverFailure.fetchProgramBroken) {
        try await batch(in: root, from: .folder(home: nil) { _ in .nothing })
      }
    }
  }

  @Test func `a query that is cancelled ends`() async throws {
    try await withFolder(of: ["A/a.png", "B/b.png", "C/c.png"]) { root in
      await #expect(throws: CancellationError.self) {
        try await Task {
          try await batch(in: root) { _ in withUnsafeCurrentTask { $0?.cancel() } }
        }.value
      }
    }
  }
}
