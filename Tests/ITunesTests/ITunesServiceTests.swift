import ArtworkLive
import CPlatform
import FetchProgram
import LoopbackITunes
import TestSupport

@Suite(.timeLimit(.minutes(10))) struct ITunesServiceTests {
  private static func service(
    at address: String, program: String = fetchProgram, cache: String?
  ) -> CoverService {
    .itunes(
      program: program, substitute: address, cacheFolder: cache,
      media: MediaSession(program: fetchProgram).read)
  }

  /// Calls `body` with a service whose server answers like this, and with its cache's folder.
  private func withService(
    _ answer: @escaping ITunesDouble.Answer,
    _ body: @Sendable (CoverService, ITunesDouble, _ cache: String) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      try await ITunesDouble.use(answer) { itunes in
        try await body(Self.service(at: itunes.address, cache: folder), itunes, folder)
      }
    }
  }

  @Test func `covers are found, and their pictures`() async throws {
    try await withService(ITunesDouble.wellBehaved(8)) { service, itunes, _ in
      let covers = try await service.covers(.rock(8)) { _ in }.covers

      #expect(Set(covers) == Set((0..<8).map { cover($0, at: itunes.address) }))
      // The centre of 21 by 32 pixels.
      let images = covers.compactMap { service.image($0.id) }
      #expect(images.map { [$0.width, $0.height] } == Array(repeating: [21, 21], count: 8))
      #expect(service.image("itunes/\(itunes.address)/none") == nil)
      #expect(service.image(covers[0].artwork) == nil)
    }
  }

  @Test func `pictures that are gone are fetched again, without a search`() async throws {
    try await withService(ITunesDouble.wellBehaved(8)) { service, itunes, cache in
      let covers = try await service.covers(.rock(8)) { _ in }.covers
      let before = await itunes.requests.count

      CoverCache(folder: cache).clear()

      #expect(await service.recoverPictures(of: covers) == [])
      let requests = await itunes.requests.dropFirst(before).map { itunes.address + $0 }
      #expect(requests.sorted() == covers.map(\.artwork).sorted())
      #expect(await service.recoverPictures(of: covers) == [])
      #expect(await itunes.requests.count == before + 8)
    }
  }

  @Test func `pictures that cannot be fetched again stay missing`() async throws {
    try await withService(ITunesDouble.misbehaving(3, [1: .status(404)])) { service, itunes, _ in
      let covers = (0..<3).map { cover($0, at: itunes.address) }
      let forbidden = (0..<3).map { cover($0, at: "http://127.0.0.2:9") }

      #expect(await service.recoverPictures(of: covers) == [covers[1].id])
      #expect(await service.recoverPictures(of: forbidden) == forbidden.map(\.id))
    }
  }

  @Test func `a failure is thrown with its sentence`() async throws {
    try await withService(ITunesDouble.always(.status(403))) { service, _, _ in
      await #expect(throws: CoverFailure.itunes(.throttled)) {
        try await service.covers(.rock(8)) { _ in }
      }
    }
  }

  @Test(
    arguments: [
      ("/bin/cat", "/none", CoverFailure.fetchProgramBroken),
      ("/none/memorytunes-fetch", "/none", .fetchProgramBroken),
      ("/dev/null", "/none", .fetchProgramBroken), ("/tmp", "/none", .fetchProgramBroken),
      (fetchProgram, nil, .noCacheFolder),
    ] as [(String, String?, CoverFailure)])
  func `a program that misbehaves or cannot be started is reported, and so is no cache`(
    program: String, cache: String?, failure: CoverFailure
  ) async throws {
    let service = Self.service(at: try deadAddress(), program: program, cache: cache)

    await #expect(throws: failure) { try await service.covers(.rock(8)) { _ in } }
  }

  @Test func `a program that ends before it has read the order does not end the game`() async {
    await #expect(processExitsWith: .success) {
      signals_ignore_failed_writes()
      let service = CoverService.itunes(
        program: "/usr/bin/true", substitute: nil, cacheFolder: "/tmp", media: readMedia)
      // More than a pipe holds.
      let term = String(repeating: "x", count: 1_000_000)
      for _ in 1...30 { _ = try? await service.covers(.rock(8, term: term)) { _ in } }
    }
  }

  @Test func `covers with the longest names arrive`() async throws {
    let name = String(repeating: "👨‍👩‍👧‍👦", count: 200)
    let answer: ITunesDouble.Answer = { path, itunes in
      guard path.hasPrefix("/search") else { return .bytes(try picture(for: path)) }
      return .answer(songs((0..<18).map { song($0, at: itunes.address, name: "\($0) \(name)") }))
    }
    try await withService(answer) { service, _, _ throws in
      #expect(try await service.covers(.rock(18)) { _ in }.covers.count == 18)
    }
  }

  @Test func `cancelling does not wait for the answer`() async throws {
    let (arrival, gate) = (Gate(), Gate())
    let answer: ITunesDouble.Answer = { _, _ in
      await arrival.open()
      await gate.pass()
      return .status(500)
    }
    try await withService(answer) { service, _, _ in
      let task = Task { try await service.covers(.rock(8)) { _ in } }
      await arrival.pass()

      task.cancel()

      await #expect(throws: CancellationError.self) { try await task.value }
      await gate.open()
    }
  }
}
