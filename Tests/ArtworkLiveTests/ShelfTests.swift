import Artwork
import ArtworkLive
import Foundation
import Synchronization
import TestSupport
import Testing

/// A shelf of real tracks and pictures, through the service.
@Suite struct ShelfTests {
  /// Genres with albums of every kind, and a picture in the shelf itself.
  private func withShelf(_ body: (String) async throws -> Void) async throws {
    try await withTemporaryFolder { root in
      func put(_ name: String, _ path: String) throws {
        try write(track(name), to: "\(root)/\(path)")
      }
      try put("flac.flac", "rock/Red/01.flac")
      try put("id3-2.3.mp3", "rock/Green/bare.mp3")
      try put("mp4.m4a", "rock/Blue/B Side.M4A")
      try put("vorbis.ogg", "Jazz/Yellow/1.ogg")
      try put("opus.opus", "Jazz/Cyan/1.opus")
      // A picture file comes before those in tracks, which still name it.
      try put("flac.flac", "Jazz/Grey/1.flac")
      try write(greyPixel(7), to: "\(root)/Jazz/Grey/cover.png")
      try write("no sound".utf8, to: "\(root)/Words/notes.mp3")
      try write(greyPixel(9), to: "\(root)/own.png")
      try await body(root)
    }
  }

  private func deal(
    _ id: String, term: String = "", from root: String
  ) async throws -> [String: String] {
    let query = CoverQuery(source: .folder(root), category: id, term: term, count: 40, seed: 3)
    return Dictionary(
      uniqueKeysWithValues: try await folderService.covers(query) { _ in }.covers.map {
        (String($0.artwork.dropFirst(root.count + 1)), "\($0.title) by \($0.artist)")
      })
  }

  @Test func `its sections are the folders in it that have covers, and are counted`() async throws {
    try await withShelf { root in
      let shelf = try await folderService.shelf(root) { _, _ in }

      #expect(shelf.whole.count == 7)
      #expect(shelf.unreadableCount == 0)
      #expect(shelf.whole.id == "shelf")
      #expect(shelf.sections.map(\.name) == ["Jazz", "rock"])
      #expect(shelf.sections.map(\.count) == [3, 3])
      #expect(
        shelf.sections.map(\.images) == [
          ["Cyan/1.opus", "Grey/cover.png", "Yellow/1.ogg"].map { "folder\(root)/Jazz/\($0)" },
          ["Blue/B Side.M4A", "Green/bare.mp3", "Red/01.flac"].map { "folder\(root)/rock/\($0)" },
        ])
    }
  }

  @Test func `its covers are dealt, named by their tags, and the pictures in tracks are shown`()
    async throws
  {
    try await withShelf { root in
      let shelf = try await folderService.shelf(root) { _, _ in }

      let whole = try await deal(shelf.whole.id, from: root)
      let jazz = try await deal(shelf.sections[0].id, term: "Jazz", from: root)

      #expect(
        jazz == [
          "Jazz/Cyan/1.opus": "Cyan by Shoal", "Jazz/Grey/cover.png": "Red Clay by Kilns & Friends",
          "Jazz/Yellow/1.ogg": "Yellow by Lanterns",
        ])
      #expect(whole.count == 7)
      #expect(whole["rock/Blue/B Side.M4A"] == "Blue Hour by Harbour Trio")
      #expect(whole["rock/Green/bare.mp3"] == "Grün by Die Ampeln")
      for image in shelf.sections.flatMap(\.images) {
        #expect(folderService.image(image, 8) != nil, "\(image)")
      }
      #expect(folderService.image("folder\(root)/Words/notes.mp3", 8) == nil)
    }
  }

  @Test(arguments: [
    "shelf-0123456789abcdef", "shelf-../..", "shelf-/etc", "shelf-", "shelf-.", "shelf-Jazz",
  ])
  func `a section that is gone has no covers of others, an id from a file leads nowhere`(
    id: String
  ) async throws {
    try await withShelf { root in
      await #expect(throws: CoverFailure.folder(path: root + "/x", .noPictures)) {
        try await deal(id, term: "x", from: root)
      }
    }
  }

  @Test func `progress counts the folders in it`() async throws {
    try await withFolder(of: ["A/1/c.png", "B/c.png", "C/words.txt"]) { root in
      let log = Log<[Int]>()

      _ = try await folderService.shelf(root) { await log.append([$0, $1]) }

      #expect(await log.steps == [[1, 3], [2, 3], [3, 3]])
    }
  }

  @Test func `folder without covers, and no folder, say so`() async throws {
    try await withTemporaryFolder { root in
      for (path, reason) in [
        (root, .noPictures), (root + "/none", .missing),
      ] as [(String, CoverFailure.FolderFailure)] {
        await #expect(throws: CoverFailure.folder(path: path, reason)) {
          try await folderService.shelf(path) { _, _ in }
        }
      }
    }
  }

  @Test func `a scan that is cancelled ends, and asks for no more tracks`() async throws {
    try await withShelf { root in
      await #expect(throws: CancellationError.self) {
        try await Task {
          try await folderService.shelf(root) { _, _ in withUnsafeCurrentTask { $0?.cancel() } }
        }.value
      }
    }
    try await withFolder(of: ["A/1.flac", "A/2.flac", "B/1.flac"]) { root in
      let requests = Mutex(0)
      let service = CoverService.folder(home: nil) { _ in
        requests.withLock { $0 += 1 }
        withUnsafeCurrentTask { $0?.cancel() }
        return .nothing
      }

      await #expect(throws: CancellationError.self) {
        try await Task { try await service.shelf(root) { _, _ in } }.value
      }

      #expect(requests.withLock(\.self) == 1)
    }
  }

  #if os(Linux)
    @Test func `names that differ and are equal as text are folders of their own`() async throws {
      try await withTemporaryFolder { root in
        for (number, name) in ["Caf\u{E9}", "Cafe\u{301}", "\u{301}x"].enumerated() {
          try FileManager.default.createDirectory(
            atPath: "\(root)/\(name)", withIntermediateDirectories: true)
          try write(greyPixel(UInt8(number)), to: "\(root)/\(name)/cover.png")
        }

        let shelf = try await folderService.shelf(root) { _, _ in }

        #expect(shelf.sections.map(\.count) == [1, 1, 1])
        for section in shelf.sections {
          #expect(try await deal(section.id, from: root).count == 1)
        }
      }
    }

    @Test func `a name that is no text is shown with a mark, and dealt from`() async throws {
      try await withTemporaryFolder { root in
        let folder: [UInt8] = Array("\(root)/M".utf8) + [0xFC]
        #expect(mkdir(folder.map(CChar.init(bitPattern:)) + [0], 0o700) == 0)
        try write(greyPixel(5), to: root + "/cover.png")
        let picture: [UInt8] = folder + "/c.png".utf8
        #expect(link("\(root)/cover.png", picture.map(CChar.init(bitPattern:)) + [0]) == 0)

        let shelf = try await folderService.shelf(root) { _, _ in }

        #expect(shelf.sections.map(\.name) == ["M\u{FFFD}"])
        #expect(try await deal(shelf.sections[0].id, from: root).count == 1)
      }
    }
  #endif
}

/// A track of the fixtures.
private func track(_ name: String) throws -> Data {
  let tracks = repository.appending(path: "Tests/MediaTests/Fixtures/Tracks")
  return try Data(contentsOf: tracks.appending(path: name))
}
