import Artwork
import Foundation
import Terminal
import Testing

@testable import TerminalLive

@MainActor
@Suite(.timeLimit(.minutes(10))) struct PictureCacheTests {
  private let small = Picture(image: "red", in: .init(x: 0, y: 0, width: 2, height: 1))
  private let large = Picture(image: "red", in: .init(x: 5, y: 5, width: 4, height: 2))

  @Test func `cells are computed once, and reported when they are ready`() async {
    let cache = Cache()
    #expect(cache.pictures.entry(for: small) == nil)
    await cache.settle()
    let entry = cache.pictures.entry(for: small)

    #expect(entry?.isExact == true)
    #expect(entry?.cells.map(\.visible) == [0xFF0000, 0xFF0000])
    #expect(cache.loads.names == ["red"])
    #expect(cache.readyCount == 1)
  }

  @Test func `another size has a placeholder until it is ready`() async {
    let cache = Cache()
    cache.pictures.prepare([small])
    await cache.settle()

    let standIn = cache.pictures.entry(for: large)
    await cache.settle()
    let exact = cache.pictures.entry(for: large)

    #expect(standIn?.isExact == false)
    #expect(standIn?.cells.count == 8)
    #expect(exact?.isExact == true)
  }

  @Test func `an image is read once for each size, so that it looks the same in any company`() async
  {
    let cache = Cache()
    var dimmed = small
    dimmed.isDimmed = true
    // Two are in progress when the others arrive.
    let others = ["a", "b"].map { Picture(image: $0, in: small.rectangle) }

    cache.pictures.prepare(others + [small, dimmed, large, small])
    await cache.settle()

    // Each cell is computed from 8×8 pixels.
    #expect(cache.loads.sides(of: "red") == [16, 32])
    #expect(cache.pictures.entry(for: small)?.isExact == true)
    #expect(cache.pictures.entry(for: large)?.isExact == true)
  }

  @Test func `the oldest cells go when there are too many, and come back when they are needed`()
    async
  {
    let cache = Cache(capacity: 10)
    cache.pictures.prepare([large])
    await cache.settle()
    cache.pictures.prepare([
      small, Picture(image: "red", in: .init(x: 0, y: 0, width: 3, height: 1)),
    ])
    await cache.settle()

    #expect(cache.pictures.entry(for: large)?.isExact != true)
    #expect(cache.pictures.entry(for: small)?.isExact == true)
    await cache.settle()
    #expect(cache.pictures.entry(for: large)?.isExact == true)
  }

  @Test func `an image that cannot be loaded is reported once, and not retried by itself`() async {
    let cache = Cache()
    let pictures = [1, 2].map {
      Picture(image: "missing", in: .init(x: 0, y: 0, width: $0, height: 1))
    }
    cache.pictures.prepare(pictures)
    await cache.settle()

    #expect(pictures.map { cache.pictures.entry(for: $0) } == [nil, nil])
    await cache.settle()
    #expect(cache.loads.names == ["missing", "missing"])
    #expect(cache.missing == ["missing"])
    #expect(cache.readyCount == 0)
  }

  @Test func `an image that was missing is loaded when it is tried again`() async {
    let cache = Cache()
    let picture = Picture(image: "late", in: small.rectangle)
    cache.pictures.prepare([picture])
    await cache.settle()
    cache.loads.add("late")

    #expect(cache.pictures.entry(for: picture) == nil)
    cache.pictures.retry("late")
    #expect(cache.pictures.entry(for: picture) == nil)
    await cache.settle()

    #expect(cache.pictures.entry(for: picture)?.isExact == true)
    #expect(cache.loads.names == ["late", "late"])
  }

  @Test func `an image that is still missing is reported again`() async {
    let cache = Cache()
    let picture = Picture(image: "missing", in: small.rectangle)
    cache.pictures.prepare([picture])
    await cache.settle()
    cache.pictures.prepare([picture])
    await cache.settle()

    #expect(cache.missing == ["missing", "missing"])
  }
}

/// A cache with an image in memory, and a record of what it did.
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
    load: { [loads] name, side in loads.load(name, side: side) },
    onReady: { [weak self] in self?.readyCount += 1 },
    onMissing: { [weak self] in self?.missing.append($0) })

  /// Waits for running work.
  func settle() async {
    while pictures.isWorking, !Task.isCancelled { await Task.yield() }
  }
}

private final class Loads: @unchecked Sendable {
  // Two threads load at a time.
  private let lock = NSLock()
  private var loaded: [(name: String, side: Int)] = []
  private var there: Set = ["red"]

  var names: [String] { lock.withLock { loaded.map(\.name) } }

  /// The sides in which an image was loaded.
  func sides(of image: String) -> [Int] {
    lock.withLock { loaded.filter { $0.name == image }.map(\.side) }
  }

  /// Adds an image with this name.
  func add(_ name: String) {
    lock.withLock { _ = there.insert(name) }
  }

  func load(_ name: String, side: Int) -> PixelImage? {
    let isThere = lock.withLock {
      loaded.append((name, side))
      return there.contains(name)
    }
    return isThere ? PixelImage(width: 1, height: 1, bytes: [255, 0, 0, 255]) : nil
  }
}
