import ArtworkLive
import Foundation
import TestSupport

@Suite(.timeLimit(.minutes(10))) struct FetchCacheTests: FolderSuite {
  let testFolder = TestFolder()

  @Test func `cached files are not requested again`() async throws {
    try await ITunesDouble.use(ITunesDouble.wellBehaved(40)) { itunes in
      let order = FetchOrder.rock(8, at: itunes.address, cache: folder)
      let first = await replies(to: order)
      let requests = await itunes.requests

      #expect(await replies(to: order) == first)
      #expect(first.titles.count == 8)
      #expect(requests.count == 9)
      #expect(await itunes.requests == requests)
      let kept = try entries(of: folder)
      #expect(Set(kept) == Set(requests.map { itunes.address + $0 }))
      #expect(names(in: folder).count == 9)
    }
  }

  @Test func `another seed asks only for the pictures that are not there`() async throws {
    try await ITunesDouble.use(ITunesDouble.wellBehaved(10)) { itunes in
      let first = await replies(to: .rock(8, seed: 1, at: itunes.address, cache: folder))
      let second = await replies(to: .rock(8, seed: 2, at: itunes.address, cache: folder))

      let all = Set(first.titles).union(second.titles)
      #expect(all.count > 8)
      #expect(await itunes.requests.count == 1 + all.count)
    }
  }

  @Test func `without a server the cache is enough, on the next day too`() async throws {
    let port = try reservedPort()
    let order = FetchOrder.rock(6, at: "http://127.0.0.1:\(port)", cache: folder)
    let first = try await ITunesDouble.use(at: port, ITunesDouble.wellBehaved(40)) { _ in
      await replies(to: order)
    }

    #expect(await replies(to: order) == first)
    var other = order
    other.seed = 99
    #expect(Set(await replies(to: other).titles) == Set(first.titles))
    other.term = "Pop"
    #expect(await replies(to: other) == searchFailed(.noConnection))

    let cache = CoverCache(folder: folder)
    let yesterday = CoverCache(folder: folder) { Int(Date().timeIntervalSince1970) - 90_000 }
    for key in try entries(of: folder).compactMap(\.self) {
      try yesterday.store(try #require(cache.bytes(for: key, maximumAge: .day)), for: key)
    }
    #expect(await replies(to: order) == first)
  }

  @Test(arguments: [403, 503, 200, 302])
  func `an error is never cached`(status: Int) async throws {
    try await ITunesDouble.use(ITunesDouble.always(.status(status))) { itunes in
      for count in 1...2 {
        #expect(await replies(to: .rock(3, at: itunes.address, cache: folder)).count == 2)
        #expect(await itunes.requests.count == count)
        #expect(names(in: folder) == [])
      }
    }
  }

  @Test func `a file that is not a picture is never cached`() async throws {
    let (replies, _) = try await fetch(
      1, from: ITunesDouble.misbehaving(1, [0: .bytes("GIF89a".utf8)]), cache: folder)

    #expect(replies == fetchFailed(.unusableAnswer, after: 0, of: 1))
    #expect(names(in: folder).count == 1)
  }

  @Test func `a disk that takes nothing is told as what it is`() async throws {
    try await ITunesDouble.use(ITunesDouble.wellBehaved(4)) { itunes in
      let order = FetchOrder.rock(4, at: itunes.address, cache: folder)

      // Files must stay empty, as on a full disk.
      let result = try await runShell(
        "trap '' XFSZ; ulimit -f 0; exec \"$FETCH\"", input: try line(order))

      let failure = FetchReply.failed(.cannotKeep(.diskFull(folder: folder)))
      #expect(try replies(in: result.output).last == failure)
    }
  }

  private func titlesWithPictures(_ replies: [FetchReply]) -> [String] {
    let cache = CoverCache(folder: folder)
    return replies.covers.filter { cache.bytes(for: $0.artwork, maximumAge: .week) != nil }
      .map(\.title)
  }

  private func fill(mebibytes: Int) throws {
    for number in 0..<mebibytes {
      let file = folder + "/\(String(number + 0x1000_0000_0000_0000, radix: 16)).cover"
      _ = FileManager.default.createFile(atPath: file, contents: nil)
      try FileHandle(forWritingTo: URL(filePath: file)).truncate(atOffset: 1 << 20)
    }
  }

  @Test func `the pictures of a reply stay when room is made`() async throws {
    try await ITunesDouble.use(ITunesDouble.wellBehaved(4)) { itunes in
      let order = FetchOrder.rock(4, at: itunes.address, cache: folder)
      let first = await replies(to: order)
      for name in names(in: folder) {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -3600)],
          ofItemAtPath: "\(folder)/\(name)")
      }
      try fill(mebibytes: 64)

      let second = await replies(to: order)

      #expect(titlesWithPictures(first) == first.titles)
      #expect(titlesWithPictures(second) == second.titles)
    }
  }
}
