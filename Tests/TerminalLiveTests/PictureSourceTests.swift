import Synchronization
import Testing

@testable import TerminalLive

@MainActor
@Suite(.timeLimit(.minutes(10))) struct PictureSourceTests {
  private let small = Picture(image: "red", in: .init(x: 0, y: 0, width: 2, height: 1))
  private let large = Picture(image: "red", in: .init(x: 5, y: 5, width: 4, height: 2))

  @Test func `cells are computed once and reported; another size stands in till then`() async {
    let source = Source()
    #expect(source.pictures.cells(of: small) == .missing)
    await source.settle()
    let content = source.pictures.cells(of: small)

    #expect(content.isExact)
    #expect(content.characters?.map(\.visible) == [0xFF0000, 0xFF0000])
    #expect(source.loads.names == ["red"])
    #expect(source.readyCount == 1)

    let standIn = source.pictures.cells(of: large)
    #expect(!standIn.isExact)
    #expect(standIn.characters?.count == 8)
    await source.settle()
    #expect(source.pictures.cells(of: large).isExact)
  }

  @Test func `an image is read once for each size, to look the same in any company`() async {
    let source = Source()
    var dimmed = small
    dimmed.isDimmed = true
    // Two are in progress when the others arrive.
    let others = ["a", "b"].map { Picture(image: $0, in: small.rectangle) }

    source.pictures.prepare(others + [small, dimmed, large, small])
    await source.settle()

    // Each cell is computed from 8×8 pixels.
    let sides = source.loads.loaded.withLock { $0.filter { $0.name == "red" }.map(\.side) }
    #expect(sides == [16, 32])
    #expect(source.pictures.cells(of: small).isExact)
    #expect(source.pictures.cells(of: large).isExact)
  }

  @Test func `the oldest cells go when there are too many, and come back if needed`() async {
    let source = Source(capacity: 10)
    source.pictures.prepare([large])
    await source.settle()
    source.pictures.prepare([
      small, Picture(image: "red", in: .init(x: 0, y: 0, width: 3, height: 1)),
    ])
    await source.settle()

    #expect(!source.pictures.cells(of: large).isExact)
    #expect(source.pictures.cells(of: small).isExact)
    await source.settle()
    #expect(source.pictures.cells(of: large).isExact)
  }

  @Test func `an image that cannot be loaded is reported, and retried only on request`() async {
    let source = Source()
    let pictures = [1, 2].map {
      Picture(image: "late", in: .init(x: 0, y: 0, width: $0, height: 1))
    }
    source.pictures.prepare(pictures)
    await source.settle()

    #expect(pictures.map { source.pictures.cells(of: $0) } == [.missing, .missing])
    await source.settle()
    #expect(source.loads.names == ["late", "late"])
    #expect(source.missing == ["late"])
    #expect(source.readyCount == 0)

    source.pictures.prepare([pictures[0]])
    await source.settle()
    #expect(source.missing == ["late", "late"])

    source.loads.there.withLock { _ = $0.insert("late") }
    #expect(source.pictures.cells(of: pictures[0]) == .missing)
    source.pictures.queue.retry("late")
    #expect(source.pictures.cells(of: pictures[0]) == .missing)
    await source.settle()
    #expect(source.pictures.cells(of: pictures[0]).isExact)
    #expect(source.loads.names == ["late", "late", "late", "late"])
  }
}

extension PictureContent {
  fileprivate var characters: [PictureCell]? {
    if case .cells(let cells, _) = self { cells } else { nil }
  }
}

@MainActor
private final class Source {
  let loads = Loads()
  private(set) var readyCount = 0
  private(set) var missing: [String] = []
  private let capacity: Int

  /// Keeps as many cells.
  init(capacity: Int = 1000) {
    self.capacity = capacity * MemoryLayout<PictureCell>.stride
  }

  private(set) lazy var pictures = PictureSource(
    style: PictureStyle(depth: .truecolor, charset: .unicode),
    images: ImageLoading(
      load: { [loads] name, side in loads.load(name, side: side) },
      onReady: { [weak self] in self?.readyCount += 1 },
      onMissing: { [weak self] in self?.missing.append($0) }),
    capacity: capacity)

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
