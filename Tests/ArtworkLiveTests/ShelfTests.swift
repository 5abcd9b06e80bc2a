import Artwork
import FetchProgram
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ArtworkLive

@Suite struct ShelfTests {
  private let home = TestFolder()
  private var root: String { home.path }

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

  @Test func `its sections are the folders in it that have covers, and are counted`() async throws {
    try makeShelf()
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

  @Test func `its covers are dealt, named by their tags, and shown`() async throws {
    try makeShelf()
    let shelf = try await folderService.shelf(root) { _, _ in }

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

/// The index of a shelf that is old: believed where nothing has changed, ignored where it is doubtful.
@Suite struct ShelfIndexTests {
  private let folder = TestFolder()
  private let root: String
  private let cache: String

  init() throws {
    (root, cache) = (folder.path + "/music", folder.path + "/cache")
    try make(all, in: root)
    try age(["", "/A", "/A/1", "/A/2", "/B"].map { root + $0 })
  }

  private func age(_ folders: [String], to time: Int = 1_000_000_000) throws {
    for folder in folders {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(time))], ofItemAtPath: folder)
    }
  }

  private func scan(_ root: String? = nil) async throws -> [String] {
    let root = root ?? self.root
    let scan = ShelfScan(root: root, indexFile: cache + "/shelf.index", media: readMedia)
    return try await scan.folders().covered.compactMap {
      $0.artwork.map { String($0.dropFirst(root.count + 1)) }
    }
  }

  private let all = ["A/1/cover.png", "A/2/cover.png", "B/cover.png"]

  @Test func `a folder that has not changed is not read again`() async throws {
    let first = try await scan()
    // Changed behind its back, at the same time as before.
    unlink(root + "/A/1/cover.png")
    try age([root + "/A/1"])

    let second = try await scan()
    try age([root + "/A/1"], to: 1_000_000_001)
    let third = try await scan()

    #expect(first == all)
    #expect(second == all)
    #expect(third == Array(all.dropFirst()))
  }

  @Test func `a folder whose tracks could not be read is looked into again`() async throws {
    let flac = repository.appending(path: "Tests/MediaTests/Fixtures/Tracks/flac.flac")
    try write(Data(contentsOf: flac), to: root + "/C/1.flac")
    try age(["", "/C"].map { root + $0 })

    let broken = ShelfScan(root: root, indexFile: cache + "/shelf.index", media: { _ in .nothing })
    let first = try await broken.folders().covered
    let second = try await scan()

    #expect(first.count == 0)
    #expect(second == all + ["C/1.flac"])
    #expect(try await broken.folders().covered.count == 4)
  }

  @Test func `a picture that was mended in its place is found`() async throws {
    let picture = root + "/B/cover.png"
    truncate(picture, 0)
    let first = try await scan()
    let file = try FileHandle(forWritingTo: URL(filePath: picture))
    try file.write(contentsOf: greyPixel(2))

    #expect(first == Array(all.prefix(2)))
    #expect(try await scan() == all)
  }

  @Test func `albums that came and went since are noticed, and noted`() async throws {
    _ = try await scan()
    let before = try Data(contentsOf: URL(filePath: cache + "/shelf.index"))
    try write(greyPixel(2), to: root + "/C/new/cover.png")
    try FileManager.default.removeItem(atPath: root + "/B")
    try age(["/C", "/C/new", ""].map { root + $0 }, to: 1_000_000_002)

    let found = try await scan()

    #expect(found == ["A/1/cover.png", "A/2/cover.png", "C/new/cover.png"])
    #expect(try Data(contentsOf: URL(filePath: cache + "/shelf.index")) != before)
    #expect(try await scan() == found)
    #expect(names(in: cache) == ["shelf.index"])
  }

  @Test func `a folder that changed a moment ago is read again`() async throws {
    try write(greyPixel(2), to: root + "/B/x.txt")
    let times = try FileManager.default.attributesOfItem(atPath: root + "/B")
    _ = try await scan()
    // Within the same tick of the clock.
    unlink(root + "/B/cover.png")
    try FileManager.default.setAttributes(
      [.modificationDate: times[.modificationDate] as Any], ofItemAtPath: root + "/B")

    #expect(try await scan() == Array(all.prefix(2)))
  }

  @Test func `an index of another shelf, or of another version, is replaced`() async throws {
    let file = cache + "/shelf.index"
    _ = try await scan()
    let written = try #require(FileManager.default.contents(atPath: file))
    let other = String(decoding: written, as: UTF8.self)
      .replacing("memorytunes shelf 2", with: "memorytunes shelf 1")
    try write(other, to: file)

    #expect(try await scan() == all)
    #expect(FileManager.default.contents(atPath: file) == written)
    #expect(try await scan(root + "/A") == ["1/cover.png", "2/cover.png"])
    #expect(FileManager.default.contents(atPath: file) != written)
  }

  @Test func `a damaged index is replaced, wherever the damage is`() async throws {
    let file = cache + "/shelf.index"
    _ = try await scan()
    let written = [UInt8](try #require(FileManager.default.contents(atPath: file)))

    for place in stride(from: 0, to: written.count, by: 7) {
      var damaged = written
      damaged[place] ^= 0x41
      #expect(ShelfIndexFormat.folders(in: damaged, root: root) == nil)
      #expect(ShelfIndexFormat.folders(in: Array(written.prefix(place)), root: root) == nil)
    }
    try write(written.prefix(written.count / 2), to: file)
    #expect(try await scan() == all)
    #expect(FileManager.default.contents(atPath: file) == Data(written))
  }

  /// With the right checksum, but made by hand.
  @Test(arguments: [
    ("another folder", ["/music", "/elsewhere", "1 2 3 4 5 0 0 0", "", ""]),
    ("a folder above", ["/music", "/music/../etc", "1 2 3 4 5 0 1 0", "", "", ".."]),
    ("a picture above", ["/music", "/music/A", "1 2 3 4 5 0 0 0", "../x.png", ""]),
    ("a track above", ["/music", "/music/A", "1 2 3 4 5 1 0 0", "", "a/../../x.mp3"]),
    ("a hidden link", ["/music", "/music/A", "1 2 3 4 5 0 0 1", "", "", ".hidden"]),
    ("endless folders", ["/music", "/music/A", "1 2 3 4 5 0 9000000000000000000 0", "", ""]),
    ("a long number", ["/music", "/music/A", "1 2 99999999999999999999 4 5 0 0 0", "", ""]),
    ("a large number", ["/music", "/music/A", "1 2 3 4 18446744073709551615 0 0 0", "", ""]),
    ("a number too few", ["/music", "/music/A", "1 2 3 4 5 0 0", "", ""]),
    ("no number", ["/music", "/music/A", "x", "", ""]), ("no numbers", ["/music", "/music/A"]),
    ("no name", ["/music", ""]), ("nothing", [""]),
  ])
  func `an index that is not ours is not believed`(what: String, texts: [String]) {
    let content = texts.flatMap { (text: String) -> [UInt8] in Array(text.utf8) + [0] }
    let bytes = Array("memorytunes shelf 2 \(sum(of: content))\n".utf8) + content

    #expect(ShelfIndexFormat.folders(in: bytes, root: "/music") == nil)
  }

  @Test func `it is cleared with the cache, and the shelf is found without it`() async throws {
    _ = try await scan()
    let covers = CoverCache(folder: cache)

    #expect(covers.contents().count == 0)
    covers.tidy()
    #expect(names(in: cache) == ["shelf.index"])
    covers.clear()
    #expect(names(in: cache) == [])
    try FileManager.default.removeItem(atPath: cache)
    try write("in the way", to: cache)
    for _ in 1...2 { #expect(try await scan() == all) }
  }
}
