import FetchProgram
import Foundation
import TestSupport

@testable import ArtworkLive

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
    for folder in folders { try date(folder, time) }
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
      .replacing("memorytunes shelf 3", with: "memorytunes shelf 2")
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
      #expect(ShelfIndex.folders(in: damaged, root: root) == nil)
      #expect(ShelfIndex.folders(in: Array(written.prefix(place)), root: root) == nil)
    }
    try write(written.prefix(written.count / 2), to: file)
    #expect(try await scan() == all)
    #expect(FileManager.default.contents(atPath: file) == Data(written))
  }

  /// With the right checksum, but made by hand.
  @Test(arguments: [
    ("another folder", (#""/music/A""#, #""/elsewhere""#)),
    ("a folder beside", (#""/music/A""#, #""/musical""#)),
    ("another shelf", (#""root":"/music"}"#, #""root":"/other"}"#)),
    ("a folder above", (#""folders":["B"]"#, #""folders":[".."]"#)),
    ("a picture above", ("x.png", "../x.png")), ("a track above", ("x.mp3", "a/../../x.mp3")),
    ("a hidden link", (#""links":["L"]"#, #""links":[".hidden"]"#)),
    ("a name with a zero", ("x.mp3", #"x\u0000.mp3"#)), ("no name", ("x.png", "")),
    ("a long number", ("[1,2,3,4]", "[1,2,99999999999999999999,4]")),
    ("a number too few", ("[1,2,3,4]", "[1,2,3]")), ("no number", ("[1,2,3,4]", "[1,2,3,null]")),
    ("a large number", (#""entryCount":5"#, #""entryCount":18446744073709551615"#)),
    ("many entries", (#""entryCount":5"#, #""entryCount":1000001"#)),
    ("fewer than none", (#""entryCount":5"#, #""entryCount":-1"#)),
    ("no entries", (#""entryCount":5,"#, "")), ("files", (#""files":[]"#, #""files":["x"]"#)),
    ("no end", ("}]", "")), ("something else", (sound, "[]")), ("nothing", (sound, "")),
  ])
  func `an index that is not ours is not believed`(
    what: String, change: (sound: String, forged: String)
  ) {
    let forged = sound.replacing(change.sound, with: change.forged, maxReplacements: 1)

    #expect(ShelfIndex.folders(in: index(sound), root: "/music")?.count == 1)
    #expect(forged != sound)
    #expect(ShelfIndex.folders(in: index(forged), root: "/music") == nil)
  }

  private func index(_ json: String) -> [UInt8] {
    Array("memorytunes shelf 3 \(sum(of: Array(json.utf8)))\n\(json)".utf8)
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

private let sound =
  #"{"folders":[{"candidates":[],"cover":"x.png","entries":{"entryCount":5,"files":[],"#
  + #""folders":["B"],"links":["L"],"stamp":[1,2,3,4]},"isUnreadable":false,"path":"/music/A","#
  + #""track":"x.mp3"}],"root":"/music"}"#
