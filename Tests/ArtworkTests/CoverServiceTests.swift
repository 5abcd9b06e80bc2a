import Artwork
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10))) struct CoverServiceTests {
  private let loud = Cover(
    id: "loud", title: "Loud", artist: "A", artwork: "https://h/loud/1x1.png")
  private let louder = Cover(
    id: "louder", title: "Louder", artist: "B", artwork: "https://h/loud/9x9.png")
  private let pixel = PixelImage(width: 1, height: 1, bytes: [1, 2, 3, 4])
  private let quiet = Cover(id: "quiet", title: "Quiet", artist: "C", artwork: "quiet.png")

  @Test func `a batch has no lookalikes among its covers nor among its fillers`() {
    let batch = CoverBatch(covers: [loud, louder, quiet], fillers: [quiet, louder, quiet, loud])

    #expect(batch.covers == [loud, quiet])
    #expect(batch.fillers == [quiet, louder])
  }

  @Test(arguments: [(["loud", "quiet"], []), (["loud"], ["quiet"]), ([], ["loud", "quiet"])])
  func `pictures are recovered if they can be`(fetched: [String], missing: [String]) async throws {
    let there = Mutex<Set<String>>(["louder"])
    var service = CoverService()
    service.image = { [pixel] name, _ in there.withLock { $0.contains(name) } ? pixel : nil }
    service.fetchPictures = { _ in
      there.withLock { $0.formUnion(fetched) }
      throw CoverFailure.itunes(.timeout)
    }

    #expect(await service.recoverPictures(of: [loud, louder, quiet]) == missing)
  }

  @Test func `where no picture is gone nothing is fetched`() async {
    var service = CoverService()
    service.image = { [pixel] _, _ in pixel }
    service.fetchPictures = { _ in Issue.record("fetched") }

    #expect(await service.recoverPictures(of: [loud, quiet]) == [])
  }
}
