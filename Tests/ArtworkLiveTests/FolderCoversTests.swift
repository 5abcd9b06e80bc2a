import Foundation
import TestSupport

@testable import ArtworkLive

@Suite struct FolderCoversTests: FolderSuite {
  let testFolder = TestFolder()

  private func batch(
    in folder: String, term: String = "Rock", count: Int = 8, seed: UInt64 = 1,
    from service: CoverService = folderService,
    progress: @escaping @Sendable (CoverProgress) async -> Void = { _ in }
  ) async throws -> CoverBatch {
    let query = CoverQuery(
      source: .folder(folder), category: "rock", term: term, count: count, seed: seed)
    return try await service.covers(query, progress)
  }

  private func covers(
    in folder: String, term: String = "Rock", count: Int = 8, seed: UInt64 = 1
  ) async throws -> [String] {
    let batch = try await batch(in: folder, term: term, count: count, seed: seed)
    #expect(batch.fillers == [])
    return batch.covers.map { String($0.artwork.dropFirst(folder.count + 1)) }
  }

  @Test func `a seed chooses the same covers every time, another seed others`() async throws {
    try make((0..<100).map { "Album \($0)/cover.png" }, in: root)
    let first = try await covers(in: root, seed: 1)
    let again = try await covers(in: root, seed: 1)
    let other = try await covers(in: root, seed: 2)

    #expect(first.count == 8)
    #expect(Set(first).count == 8)
    #expect(first == again)
    #expect(first != other)
  }

  @Test func `a folder named like the category, in whatever case, is used alone`() async throws {
    try make(["Rock/Loud/a.png", ".Rock/Hidden/b.png", "Pop/Soft/c.png"], in: root)

    for term in ["Rock", "rock", "ROCK"] {
      #expect(try await covers(in: root, term: term) == ["Rock/Loud/a.png"])
    }
    for term in ["Jazz", "", ".", "..", "Rock/Loud", "Roc", ".Rock"] {
      let all = try await covers(in: root, term: term).sorted()
      #expect(all == ["Pop/Soft/c.png", "Rock/Loud/a.png"], "\(term)")
    }
  }

  @Test(
    arguments: [
      ("a file", ["Rock", "Pop/Soft/b.png"], ["Pop/Soft/b.png"]),
      ("a link", ["Pop/Soft/b.png", "other/c.png", "ROCK -> other"], ["ROCK/c.png"]),
      ("a real one", ["Pop/b.png", "other/c.png", "ROCK -> other", "rock/d.png"], ["rock/d.png"]),
    ] as [(String, [String], [String])])
  func `so is a link, but no file, and a real folder comes first`(
    what: String, entries: [String], expected: [String]
  ) async throws {
    try make(entries, in: root)

    #expect(try await covers(in: root, term: "Rock").sorted() == expected)
  }

  @Test(arguments: [
    ("", "/Rock", CoverFailure.FolderFailure.noPictures), ("/Rock", "/Rock", .noPictures),
    ("/none", "/none", .missing), ("/Rock/none/x", "/Rock/none/x", .missing),
    ("/file", "/file", .missing), ("/file/x", "/file/x", .missing),
    ("/itself", "/itself", .unreadable(reason: "Too many levels of symbolic links")),
  ])
  func `a folder without pictures says what it is`(
    name: String, path: String, reason: CoverFailure.FolderFailure
  ) async throws {
    try write("words".utf8, to: root + "/Rock/words.txt")
    try write([], to: root + "/file")
    try FileManager.default.createSymbolicLink(
      atPath: root + "/itself", withDestinationPath: "itself")
    let failure = CoverFailure.folder(path: root + path, reason)

    await #expect(throws: failure) { try await covers(in: root + name) }
  }

  // Permissions do not apply to root.
  @Test(.enabled(if: geteuid() != 0))
  func `a folder that may not be read says so`() async throws {
    try make(["Rock/a.png"], in: root)
    chmod(root + "/Rock", 0)
    let failure = CoverFailure.folder(path: root + "/Rock", .forbidden)

    await #expect(throws: failure) { try await covers(in: root) }
    chmod(root + "/Rock", 0o700)
  }

  @Test func `the same picture is dealt once, what cannot be read not at all`() async throws {
    try make(["A/a.png", "B/b.png", "C/c.png"], in: root)
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

  @Test func `pictures that are too large are passed over and counted`() async throws {
    try make(["A/a.png", "Large/cover.png"], in: root)
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

  @Test func `if all pictures are unreadable or too large, the folder says so`() async throws {
    try make(["Large/A/cover.png"], in: root)
    #expect(truncate(root + "/Large/A/cover.png", 20 << 20 + 1) == 0)
    try write(png(claiming: 9000, 9000), to: root + "/Large/B/cover.jpg")
    for number in 0..<20 {
      try write("words".utf8, to: "\(root)/Words/Album \(number)/cover.png")
    }

    for (term, reason) in [
      ("Large", .picturesTooLarge), ("Words", .noPictures), ("", .noPictures),
    ] as [(String, CoverFailure.FolderFailure)] {
      let path = term.isEmpty ? root : "\(root)/\(term)"
      await #expect(throws: CoverFailure.folder(path: path, reason)) {
        try await covers(in: root, term: term)
      }
    }
  }

  @Test func `progress is reported from the search to the last cover`() async throws {
    try make(["A/a.png", "B/b.png", "C/c.png"], in: root)
    let log = Log<CoverProgress>()

    _ = try await batch(in: root, count: 2) { await log.append($0) }

    #expect(
      await log.steps == [.searching, .fetching(done: 1, total: 2), .fetching(done: 2, total: 2)])
  }

  @Test(arguments: ["a.png", "a.flac"])
  func `a folder is not to blame if nothing reads its files`(name: String) async throws {
    try make([name], in: root)
    await #expect(throws: CoverFailure.fetchProgramBroken) {
      try await batch(in: root, from: .folder(home: nil) { _ in .nothing })
    }
  }

  @Test func `a query that is cancelled ends`() async throws {
    try make(["A/a.png", "B/b.png", "C/c.png"], in: root)
    await #expect(throws: CancellationError.self) {
      try await Task {
        try await batch(in: root) { _ in withUnsafeCurrentTask { $0?.cancel() } }
      }.value
    }
  }
}

@Suite struct FolderImageTests: FolderSuite {
  let testFolder = TestFolder()

  /// Reading an endless device, or a pipe without a writer, would never return.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      ("a file", "folderROOT/Loud/cover.png", true), ("a link", "folderROOT/link.png", true),
      ("a pipe", "folderROOT/pipe.png", false), ("a link to one", "folderROOT/pipe", false),
      ("a link to a device", "folderROOT/zero", false),
      ("a link to a folder", "folderROOT/folder", false),
      ("a link to itself", "folderROOT/itself", false), ("nothing", "folderROOT/none", false),
      ("a folder", "folderROOT", false), ("a device", "folder/dev/zero", false),
      ("no path", "folder", false), ("a name of no source", "ROOT/Loud/cover.png", false),
      ("a name of another source", "itunes/ROOT/Loud/cover.png", false),
    ])
  func `a picture is found by the id of its cover, and anything but a file has none`(
    what: String, name: String, isFound: Bool
  ) throws {
    let entries = [
      "link.png -> Loud/cover.png", "pipe.png|", "pipe -> pipe.png", "zero -> /dev/zero",
      "folder -> .", "itself -> itself",
    ]
    try make(entries, in: root)
    try write(TinyPNG.fourPixels, to: root + "/Loud/cover.png")

    let image = folderService.image(name.replacing("ROOT", with: root))

    #expect(image == (isFound ? TinyPNG.fourPixelImage : nil))
  }

  @Test func `pictures of a folder that is away are missing until it is back`() async throws {
    try make(["music/A/x.png", "music/B/x.png"], in: root)
    let covers = try findCovers(below: root + "/music")

    #expect(rename(root + "/music", root + "/away") == 0)
    let missing = await folderService.recoverPictures(of: covers)
    #expect(rename(root + "/away", root + "/music") == 0)
    unlink(root + "/music/A/x.png")

    #expect(missing == covers.map(\.id))
    #expect(await folderService.recoverPictures(of: covers) == [covers[0].id])
  }

  @Test(arguments: [20 << 20, 20 << 20 + 1])
  func `a file of more than 20 megabytes is not read`(size: Int) throws {
    try write(TinyPNG.fourPixels, to: root + "/cover.png")
    #expect(truncate(root + "/cover.png", off_t(size)) == 0)

    let image = folderService.image("folder\(root)/cover.png")

    #expect(image == (size == 20 << 20 ? TinyPNG.fourPixelImage : nil))
  }

  @Test func `a query for another source has no covers`() async throws {
    let query = CoverQuery(source: .itunes, category: "rock", term: "rock", count: 8, seed: 1)

    #expect(try await folderService.covers(query) { _ in } == CoverBatch(covers: []))
    #expect(try folderService.catalogue() == [:])
  }

  /// Which track is played for a cover from a folder.
  @Test(
    arguments: [
      (
        "the first by name, beside a picture",
        ["cover.png", "02 b.mp3", "01 a.flac", ".00 hidden.mp3", "notes.txt", "03.m4a"],
        "ROOT/cover.png", "ROOT/01 a.flac"
      ),
      ("the one with the picture", ["01 a.flac", "02 b.OPUS"], "ROOT/02 b.OPUS", "ROOT/02 b.OPUS"),
      ("none that cannot be played", ["cover.png", "01.m4a"], "ROOT/cover.png", nil),
      ("none where there is no folder", [], "/no such folder/cover.png", nil),
      ("none without a path", [], "", nil), ("none without a folder", [], "cover.png", nil),
    ] as [(String, [String], String, String?)])
  func `a cover has a track beside it`(
    what: String, names: [String], artwork: String, expected: String?
  ) throws {
    try make(names, in: root)
    #expect(
      track(beside: artwork.replacing("ROOT", with: root))
        == expected?.replacing("ROOT", with: root))
  }
}
