import Artwork
import ArtworkLive
import FetchProgram
import Foundation
import TestSupport
import Testing

@Suite struct FolderCoversTests {
  private actor Log {
    private(set) var steps: [CoverProgress] = []
    func append(_ step: CoverProgress) { steps.append(step) }
  }

  /// A folder with these files, each a different picture of one pixel.
  private func withMusic(_ names: [String], _ body: (String) async throws -> Void) async throws {
    try await withTemporaryFolder { root in
      for (index, name) in names.enumerated() {
        try write(greyPixel(UInt8(index)), to: "\(root)/\(name)")
      }
      try await body(root)
    }
  }

  private func covers(
    in folder: String, term: String = "Rock", count: Int = 8, seed: UInt64 = 1,
    progress: @escaping @Sendable (CoverProgress) async -> Void = { _ in }
  ) async throws -> [String] {
    let query = CoverQuery(
      source: .folder(folder), category: "rock", term: term, count: count, seed: seed)
    let batch = try await CoverService.folder(home: nil, media: readMedia).covers(query, progress)
    #expect(batch.fillers == [])
    return batch.covers.map { String($0.artwork.dropFirst(folder.count + 1)) }
  }

  @Test func `a seed chooses the same covers every time, another seed others`() async throws {
    try await withMusic((0..<100).map { "Album \($0)/cover.png" }) { root in
      let first = try await covers(in: root, seed: 1)
      let again = try await covers(in: root, seed: 1)
      let other = try await covers(in: root, seed: 2)

      #expect(first.count == 8)
      #expect(Set(first).count == 8)
      #expect(first == again)
      #expect(first != other)
    }
  }

  @Test(arguments: ["Rock", "rock", "ROCK"])
  func `a folder named like the category is used alone`(term: String) async throws {
    try await withMusic(["Rock/Loud/a.png", "Pop/Soft/b.png", "c.png"]) { root in
      let found = try await covers(in: root, term: term)

      #expect(found == ["Rock/Loud/a.png"])
    }
  }

  @Test(arguments: ["Jazz", "", ".", "..", "Rock/Loud", "Roc", ".Rock"])
  func `without such a folder all covers count`(term: String) async throws {
    let names = ["Rock/Loud/a.png", ".Rock/Hidden/b.png", "Pop/Soft/c.png"]
    try await withMusic(names) { root in
      let found = try await covers(in: root, term: term)

      #expect(found.sorted() == [names[2], names[0]])
    }
  }

  @Test func `a file called like the category is no folder`() async throws {
    try await withMusic(["Rock", "Pop/Soft/b.png"]) { root in
      let found = try await covers(in: root)

      #expect(found == ["Pop/Soft/b.png"])
    }
  }

  @Test func `a link may be the category's folder, unless there is a real one`() async throws {
    try await withMusic(["Pop/Soft/b.png", "elsewhere/c.png"]) { root in
      try FileManager.default.createSymbolicLink(
        atPath: root + "/ROCK", withDestinationPath: "elsewhere")

      let linked = try await covers(in: root)
      try write(greyPixel(7), to: root + "/rock/d.png")
      let real = try await covers(in: root)

      #expect(linked == ["ROCK/c.png"])
      #expect(real == ["rock/d.png"])
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
    try await withMusic(["Rock/a.png"]) { root in
      chmod(root + "/Rock", 0)
      let failure = CoverFailure.folder(path: root + "/Rock", .forbidden)

      await #expect(throws: failure) { try await covers(in: root) }
      chmod(root + "/Rock", 0o700)
    }
  }

  @Test func `the same picture is dealt once`() async throws {
    try await withMusic(["A/a.png", "B/b.png"]) { root in
      for name in ["C/c.png", "D/d.png", "E/e.png"] {
        try write(greyPixel(0), to: "\(root)/\(name)")
      }

      for seed in 0..<10 as Range<UInt64> {
        let found = try await covers(in: root, seed: seed)
        #expect(found.count == 2)
        #expect(found.contains("B/b.png"))
      }
    }
  }

  @Test func `a picture that cannot be read is replaced by the next`() async throws {
    try await withMusic(["A/a.png", "B/b.png", "C/c.png"]) { root in
      try write(greyPixel(9).prefix(40), to: root + "/D/broken.png")
      try write([], to: root + "/E/empty.jpg")
      try write("words".utf8, to: root + "/F/words.webp")
      try write(png(claiming: 9000, 9000), to: root + "/G/boastful.png")

      for seed in 0..<10 as Range<UInt64> {
        let found = try await covers(in: root, count: 3, seed: seed)
        #expect(found.sorted() == ["A/a.png", "B/b.png", "C/c.png"])
      }
    }
  }

  @Test func `unreadable pictures are reported`() async throws {
    try await withTemporaryFolder { root in
      for number in 0..<20 {
        try write("words".utf8, to: "\(root)/Album \(number)/cover.png")
      }
      let failure = CoverFailure.folder(path: root, .noReadablePictures)

      await #expect(throws: failure) { try await covers(in: root) }
    }
  }

  @Test func `pictures that are too large are passed over and counted`() async throws {
    try await withMusic(["A/a.png", "Large/cover.png"]) { root in
      #expect(truncate(root + "/Large/cover.png", 20 << 20 + 1) == 0)
      let query = CoverQuery(
        source: .folder(root), category: "rock", term: "Rock", count: 2, seed: 1)

      let one = try await CoverService.folder(home: nil, media: readMedia).covers(query) { _ in }
      try write(png(claiming: 9000, 9000), to: root + "/Large/cover.png")
      try write(png(claiming: 9000, 9000), to: root + "/Wide/cover.png")
      try write("words".utf8, to: root + "/Words/cover.png")
      let two = try await CoverService.folder(home: nil, media: readMedia).covers(query) { _ in }

      #expect(one.oversized == OversizedPictures(first: "Large/cover.png", count: 1))
      #expect(two.oversized?.count == 2)
      #expect([one, two].map { $0.covers.map(\.title) } == [["A"], ["A"]])
    }
  }

  @Test func `if all pictures are too large, the folder says so`() async throws {
    try await withMusic(["A/cover.png"]) { root in
      #expect(truncate(root + "/A/cover.png", 20 << 20 + 1) == 0)
      try write(png(claiming: 9000, 9000), to: root + "/B/cover.jpg")
      let failure = CoverFailure.folder(path: root, .picturesTooLarge)

      await #expect(throws: failure) { try await covers(in: root) }
    }
  }

  @Test func `progress is reported from the search to the last cover`() async throws {
    try await withMusic(["A/a.png", "B/b.png", "C/c.png"]) { root in
      let log = Log()

      _ = try await covers(in: root, count: 2) { await log.append($0) }

      #expect(
        await log.steps == [.searching, .fetching(done: 1, total: 2), .fetching(done: 2, total: 2)])
    }
  }

  @Test(arguments: ["a.png", "a.flac"])
  func `a folder is not to blame if nothing reads its pictures and tracks`(
    name: String
  ) async throws {
    try await withMusic([name]) { root in
      let service = CoverService.folder(home: nil) { _ in .nothing }
      let query = CoverQuery(
        source: .folder(root), category: "rock", term: "Rock", count: 8, seed: 1)

      await #expect(throws: CoverFailure.fetchProgramBroken) {
        try await service.covers(query) { _ in }
      }
    }
  }

  @Test func `a query that is cancelled ends`() async throws {
    try await withMusic(["A/a.png", "B/b.png", "C/c.png"]) { root in
      await #expect(throws: CancellationError.self) {
        try await Task {
          try await covers(in: root) { _ in withUnsafeCurrentTask { $0?.cancel() } }
        }.value
      }
    }
  }
}
