import Synchronization
import Testing

@testable import TerminalLive

@MainActor
@Suite(.timeLimit(.minutes(10))) struct PictureCacheTests {
  private let small = Picture(image: "red", in: .init(x: 0, y: 0, width: 2, height: 1))
  private let large = Picture(image: "red", in: .init(x: 5, y: 5, width: 4, height: 2))

  @Test func `cells are computed once and reported; another size stands in till then`() async {
    let cache = Cache()
    #expect(cache.pictures.content(of: small) == .missing)
    await cache.settle()
    let content = cache.pictures.content(of: small)

    #expect(content.isExact)
    #expect(content.characters?.map(\.visible) == [0xFF0000, 0xFF0000])
    #expect(cache.loads.names == ["red"])
    #expect(cache.readyCount == 1)

    let standIn = cache.pictures.content(of: large)
    #expect(!standIn.isExact)
    #expect(standIn.characters?.count == 8)
    await cache.settle()
    #expect(cache.pictures.content(of: large).isExact)
  }

  @Test func `an image is read once for each size, to look the same in any company`() async {
    let cache = Cache()
    var dimmed = small
    dimmed.isDimmed = true
    // Two are in progress when the others arrive.
    let others = ["a", "b"].map { Picture(image: $0, in: small.rectangle) }

    cache.pictures.prepare(others + [small, dimmed, large, small])
    await cache.settle()

    // Each cell is computed from 8×8 pixels.
    let sides = cache.loads.loaded.withLock { $0.filter { $0.name == "red" }.map(\.side) }
    #expect(sides == [16, 32])
    #expect(cache.pictures.content(of: small).isExact)
    #expect(cache.pictures.content(of: large).isExact)
  }

  @Test func `the oldest cells go when there are too many, and come back if needed`() async {
    let cache = Cache(capacity: 10)
    cache.pictures.prepare([large])
    await cache.settle()
    cache.pictures.prepare([
      small, Picture(image: "red", in: .init(x: 0, y: 0, width: 3, height: 1)),
    ])
    await cache.settle()

    #expect(!cache.pictures.content(of: large).isExact)
    #expect(cache.pictures.content(of: small).isExact)
    await cache.settle()
    #expect(cache.pictures.content(of: large).isExact)
  }

  @Test func `an image that cannot be loaded is reported, and retried only on request`() async {
    let cache = Cache()
    let pictures = [1, 2].map {
      Picture(image: "late", in: .init(x: 0, y: 0, width: $0, height: 1))
    }
    cache.pictures.prepare(pictures)
    await cache.settle()

    #expect(pictures.map { cache.pictures.content(of: $0) } == [.missing, .missing])
    await cache.settle()
    #expect(cache.loads.names == ["late", "late"])
    #expect(cache.missing == ["late"])
    #expect(cache.readyCount == 0)

    cache.pictures.prepare([pictures[0]])
    await cache.settle()
    #expect(cache.missing == ["late", "late"])

    cache.loads.there.withLock { _ = $0.insert("late") }
    #expect(cache.pictures.content(of: pictures[0]) == .missing)
    cache.pictures.queue.retry("late")
    #expect(cache.pictures.content(of: pictures[0]) == .missing)
    await cache.settle()
    #expect(cache.pictures.content(of: pictures[0]).isExact)
    #expect(cache.loads.names == ["late", "late", "late", "late"])
  }
}

extension PictureContent {
  fileprivate var characters: [PictureCell]? {
    if case .cells(let cells, _) = self { cells } else { nil }
  }
}

@MainActor
private final class Cache {
  let loads = Loads()
  private(set) var readyCount = 0
  private(set) var missing: [String] = []
  private let capacity: Int

  init(capacity: Int = 1000) {
    self.capacity = capacity
  }

  private(set) lazy var pictures = PictureCache(
    style: PictureStyle(depth: .truecolor, charset: .unicode), capacity: capacity,
    images: ImageLoading(
      load: { [loads] name, side in loads.load(name, side: side) },
      onReady: { [weak self] in self?.readyCount += 1 },
      onMissing: { [weak self] in self?.missing.append($0) }))

  func settle() async {
    while pictures.queue.isWorking, !Task.isCancelled { await Task.yield() }
  }
}

private final class Loads: Sendable {
  let loaded = Mutex<[(name: String, side: Int)]>([])
  let there = Mutex<Set<String>>(["red"])

  var names: [String] { loaded.withLock { $0.map(\.name) } }

  func load(_ name: String, side: Int) -> PixelImage? {
    loaded.withLock { $0.append((name, side)) }
    let isThere = there.withLock { $0.contains(name) }
    return isThere ? PixelImage(width: 1, height: 1, bytes: [255, 0, 0, 255]) : nil
  }
}
