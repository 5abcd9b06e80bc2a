import Artwork
import ArtworkLive
import CPlatform
import FetchProgram
import FlyingFox
import Foundation
import LoopbackITunes
import TestSupport
import Testing

/// The game's side of the real `memorytunes-fetch`.
@Suite(.timeLimit(.minutes(10))) struct ITunesServiceTests {
  private static let query = CoverQuery(
    source: .itunes, category: "rock", term: "Rock", count: 8, seed: 1)

  private func service(
    at address: String, program: String = fetchProgram, cache: String?
  ) -> CoverService {
    .itunes(
      program: program, substitute: address, cacheFolder: cache,
      media: MediaSession(program: fetchProgram).read)
  }

  @Test func `covers are found, and their pictures`() async throws {
    try await withTemporaryFolder { folder in
      try await ITunesDouble.use(ITunesDouble.wellBehaved(8)) { itunes in
        let service = service(at: itunes.address, cache: folder)

        let covers = try await service.covers(Self.query) { _ in }.covers

        #expect(Set(covers) == Set((0..<8).map { cover($0, at: itunes.address) }))
        // The centre of 21 by 32 pixels.
        let images = covers.compactMap { service.image($0.id) }
        #expect(images.map { [$0.width, $0.height] } == Array(repeating: [21, 21], count: 8))
        #expect(service.image("itunes/\(itunes.address)/none") == nil)
        #expect(service.image(covers[0].artwork) == nil)
      }
    }
  }

  @Test func `pictures that are gone are fetched again, without a search`() async throws {
    try await withTemporaryFolder { folder in
      try await ITunesDouble.use(ITunesDouble.wellBehaved(8)) { itunes in
        let service = service(at: itunes.address, cache: folder)
        let covers = try await service.covers(Self.query) { _ in }.covers
        let before = await itunes.requests.count

        CoverCache(folder: folder).clear()
        let missing = await service.recoverPictures(of: covers)

        #expect(missing == [])
        let requests = await itunes.requests.dropFirst(before).map { itunes.address + $0 }
        #expect(requests.sorted() == covers.map(\.artwork).sorted())
        #expect(await service.recoverPictures(of: covers) == [])
        #expect(await itunes.requests.count == before + 8)
      }
    }
  }

  @Test func `pictures that cannot be fetched again stay missing`() async throws {
    let picture = try fixture("wuffs-mona-lisa.21x32.q90.jpeg")
    let answer: ITunesDouble.Answer = { path, _ in
      path == "/1.jpg" ? .status(404) : .bytes(picture)
    }
    try await withTemporaryFolder { folder in
      try await ITunesDouble.use(answer) { itunes in
        let service = service(at: itunes.address, cache: folder)

        let missing = await service.recoverPictures(of: threeCovers(at: itunes.address))
        let forbidden = threeCovers(at: "http://127.0.0.2:9")

        #expect(missing == ["itunes/\(itunes.address)/1.jpg"])
        #expect(await service.recoverPictures(of: forbidden) == forbidden.map(\.id))
      }
    }
  }

  @Test func `a failure is thrown with its sentence`() async throws {
    try await withTemporaryFolder { folder in
      try await ITunesDouble.use(ITunesDouble.always(.status(403))) { itunes in
        await #expect(throws: CoverFailure.itunes(.throttled)) {
          try await service(at: itunes.address, cache: folder).covers(Self.query) { _ in }
        }
      }
    }
  }

  @Test func `a program that misbehaves is reported`() async throws {
    let service = service(at: try deadAddress(), program: "/bin/cat", cache: "/none")

    await #expect(throws: CoverFailure.fetchProgramBroken) {
      try await service.covers(Self.query) { _ in }
    }
  }

  @Test func `a program that ends before it has read the order does not end the game`() async {
    await #expect(processExitsWith: .success) {
      signals_ignore_failed_writes()
      let service = CoverService.itunes(
        program: "/usr/bin/true", substitute: nil, cacheFolder: "/tmp", media: readMedia)
      // More than a pipe holds.
      let term = String(repeating: "x", count: 1_000_000)
      let query = CoverQuery(source: .itunes, category: "rock", term: term, count: 8, seed: 1)
      for _ in 1...30 { _ = try? await service.covers(query) { _ in } }
    }
  }

  @Test(arguments: ["/none/memorytunes-fetch", "/dev/null", "/tmp"])
  func `a program that cannot be started is reported`(program: String) async throws {
    let service = service(at: try deadAddress(), program: program, cache: "/none")

    await #expect(throws: CoverFailure.fetchProgramBroken) {
      try await service.covers(Self.query) { _ in }
    }
  }

  @Test func `covers with the longest names arrive`() async throws {
    let name = String(repeating: "👨‍👩‍👧‍👦", count: 200)
    let answer: ITunesDouble.Answer = { path, itunes in
      guard path.hasPrefix("/search") else { return .bytes(try picture(for: path)) }
      return .answer(
        songs((0..<18).map { song($0, at: itunes.address, name: "\($0) \(name)") }))
    }
    try await withTemporaryFolder { folder in
      try await ITunesDouble.use(answer) { itunes in
        var query = Self.query
        query.count = 18

        let covers = try await service(at: itunes.address, cache: folder).covers(query) { _ in }
          .covers

        #expect(covers.count == 18)
      }
    }
  }

  @Test func `cancelling does not wait for the answer`() async throws {
    let (arrival, gate) = (Gate(), Gate())
    let answer: ITunesDouble.Answer = { _, _ in
      await arrival.open()
      await gate.pass()
      return .status(500)
    }
    try await withTemporaryFolder { folder in
      try await ITunesDouble.use(answer) { itunes in
        let service = service(at: itunes.address, cache: folder)
        let task = Task { try await service.covers(Self.query) { _ in } }
        await arrival.pass()

        task.cancel()

        await #expect(throws: CancellationError.self) { try await task.value }
        await gate.open()
      }
    }
  }

  @Test func `without a cache nothing is fetched, which is reported`() async throws {
    let service = service(at: try deadAddress(), cache: nil)

    await #expect(
      throws: CoverFailure.noCacheFolder
    ) { try await service.covers(Self.query) { _ in } }
  }
}

/// Three covers with their pictures on a server.
private func threeCovers(at address: String) -> [Cover] {
  (0..<3).map { cover in
    let picture = "\(address)/\(cover).jpg"
    return Cover(id: "itunes/\(picture)", title: "\(cover)", artist: "", artwork: picture)
  }
}
