import FetchProgram
import Foundation
import Synchronization
import TestSupport

@testable import ArtworkLive

@Suite struct ShelfTests: FolderSuite {
  let testFolder = TestFolder()

  /// Genres with albums of every kind, and a picture in the shelf itself.
  private func makeShelf() throws {
    for (name, path) in [
      ("flac.flac", "rock/Red/01.flac"), ("id3-2.3.mp3", "rock/Green/bare.mp3"),
      ("mp4.m4a", "rock/Blue/B Side.M4A"), ("vorbis.ogg", "Jazz/Yellow/1.ogg"),
      ("opus.opus", "Jazz/Cyan/1.opus"), ("flac.flac", "Jazz/Grey/1.flac"),
    ] {
      let track = repository.appending(path: "Tests/MediaTests/Fixtures/Tracks/\(name)")
      try write(Data(contentsOf: track), to: "\(root)/\(path)")
    }
    // A picture file comes before those in tracks, which still name it.
    try write(greyPixel(7), to: "\(root)/Jazz/Grey/cover.png")
    try write("no sound".utf8, to: "\(root)/Words/notes.mp3")
    try write(greyPixel(9), to: "\(root)/own.png")
  }

  private func deal(_ id: String, term: String = "") async throws -> [String: String] {
    let query = CoverQuery(source: .folder(root), category: id, term: term, count: 40, seed: 3)
    return Dictionary(
      uniqueKeysWithValues: try await folderService.covers(query) { _ in }.covers.map {
        (String($0.artwork.dropFirst(root.count + 1)), "\($0.title) by \($0.artist)")
      })
  }

  @Test func `its sections are the folders with covers, which are dealt, named and shown`()
    async throws
  {
    try makeShelf()
    let shelf = try await folderService.shelf(root) { _, _ in }

    #expect(shelf.whole.id == "shelf" && shelf.unreadableCount == 0)
    #expect(([shelf.whole] + shelf.sections).map(\.count) == [7, 3, 3])
    #expect(shelf.sections.map(\.name) == ["Jazz", "rock"])
    #expect(
      shelf.sections.map(\.images) == [
        ["Cyan/1.opus", "Grey/cover.png", "Yellow/1.ogg"].map { "folder\(root)/Jazz/\($0)" },
        ["Blue/B Side.M4A", "Green/bare.mp3", "Red/01.flac"].map { "folder\(root)/rock/\($0)" },
      ])

    let whole = try await deal(shelf.whole.id)
    let jazz = try await deal(shelf.sections[0].id, term: "Jazz")

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

  @Test(arguments: [
    "shelf-0123456789abcdef", "shelf-../..", "shelf-/etc", "shelf-", "shelf-.", "shelf-Jazz",
  ])
  func `a section that is gone, or an id from elsewhere, has no covers`(id: String) async throws {
    try makeShelf()
    await #expect(throws: CoverFailure.folder(path: root + "/x", .noPictures)) {
      try await deal(id, term: "x")
    }
  }

  @Test func `progress counts the folders in it`() async throws {
    try make(["A/1/c.png", "B/c.png", "C/words.txt"], in: root)
    let log = Log<[Int]>()

    _ = try await folderService.shelf(root) { await log.append([$0, $1]) }

    #expect(await log.steps == [[1, 3], [2, 3], [3, 3]])
  }

  @Test func `a folder without covers says so`() async throws {
    await #expect(throws: CoverFailure.folder(path: root, .noPictures)) {
      try await folderService.shelf(root) { _, _ in }
    }
  }

  @Test func `a scan that is cancelled ends, and asks for no more tracks`() async throws {
    try makeShelf()
    await #expect(throws: CancellationError.self) {
      try await Task {
        try await folderService.shelf(root) { _, _ in withUnsafeCurrentTask { $0?.cancel() } }
      }.value
    }

    let tracks = root + "/tracks"
    try make(["A/1.flac", "A/2.flac", "B/1.flac"], in: tracks)
    let requests = Mutex(0)
    let service = CoverService.folder(home: nil) { _ in
      requests.withLock { $0 += 1 }
      withUnsafeCurrentTask { $0?.cancel() }
      return .nothing
    }

    await #expect(throws: CancellationError.self) {
      try await Task { try await service.shelf(tracks) { _, _ in } }.value
    }

    #expect(requests.withLock(\.self) == 1)
  }

  #if os(Linux)
    @Test func `names that are equal as text, or none, are folders of their own`() async throws {
      let names = ["Caf\u{E9}", "Cafe\u{301}", "\u{301}x"].map { Array($0.utf8) } + [[0x4D, 0xFC]]
      for (number, name) in names.enumerated() {
        let folder = Array("\(root)/".utf8) + name
        #expect(mkdir(folder.map(CChar.init(bitPattern:)) + [0], 0o700) == 0)
        try write(greyPixel(UInt8(number)), to: "\(root)/\(number)")
        let picture = folder + "/c.png".utf8
        #expect(link("\(root)/\(number)", picture.map(CChar.init(bitPattern:)) + [0]) == 0)
      }

      let shelf = try await folderService.shelf(root) { _, _ in }

      #expect(shelf.sections.map(\.count) == [1, 1, 1, 1])
      #expect(shelf.sections.map(\.name).contains("M\u{FFFD}"))
      for section in shelf.sections { #expect(try await deal(section.id).count == 1) }
    }
  #endif
}
