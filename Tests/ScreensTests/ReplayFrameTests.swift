import Artwork
import DataFlow
import MemoryTunes
import Terminal
import Testing

@testable import Screens

@MainActor
@Suite struct ReplayFrameTests {
  /// A session in which two cards are turned.
  private static let actions: [AppAction] = [
    .settings(.change(.init(\.isAnimated, false))),
    .game(.deal(.init(.init(category: .bundled[2], grid: .standard, source: .bundled, seed: 7)))),
    .routing(.go(.game)),
    .game(.setCards(.init(request: 1, batch: .init(covers: covers("rock"))))),
    .game(.flipCard(.init(index: 3))), .game(.tick(.init(seconds: 1))),
    .game(.flipCard(.init(index: 6))),
    .game(.moveCursor(.init(.right))),
  ]

  private func expectReplay(
    _ name: String, altering text: String = "", to other: String = "", after keys: [ReplayAction],
    in size: Size, isWhole: Bool = false
  ) throws {
    let written = String(decoding: try recording(of: Self.actions), as: UTF8.self)
    let read = text.isEmpty ? written : written.replacing(text, with: other)
    var state = ReplayState(try AppRecording(Array(read.utf8), schema: AppState.schema))
    for key in keys { _ = replayReducer(state: &state, action: key) }
    if size == sizes[0] { expectNoOverlaps(on: name) { replayView(state: state, in: $0) } }
    let frame = replayView(state: state, in: size)
    expectLegible(frame, name, as: Appearance(theme: .dark))
    let screen = GoldenScreen(name: name, frame: frame, isPane: true)
    try screen.expectEdges()
    try isWhole ? screen.expectWhole() : screen.expectBody()
  }

  @Test(arguments: sizes)
  func `the recorded screen stands above how far it is`(size: Size) throws {
    let keys = [ReplayAction](repeating: .playNext, count: 5)

    try expectReplay("replay-playing", after: keys, in: size, isWhole: size == sizes[0])
  }

  @Test(arguments: sizes)
  func `a paused replay says how to resume it`(size: Size) throws {
    let keys = [ReplayAction](repeating: .stepForward, count: 7) + [.goFaster, .goFaster]

    try expectReplay("replay-paused", after: keys, in: size)
  }

  @Test(arguments: sizes)
  func `at the end nothing more comes`(size: Size) throws {
    let keys = [ReplayAction](repeating: .playNext, count: 8) + [.goSlower, .goSlower]

    try expectReplay("replay-end", after: keys, in: size)
  }

  @Test(arguments: sizes)
  func `a replay that fails says where`(size: Size) throws {
    let keys = [ReplayAction](repeating: .playNext, count: 6)

    try expectReplay(
      "replay-failed", altering: "{\"index\":6}", to: "{\"index\":7}", after: keys, in: size)
  }

  @Test func `before the first event the program begins`() throws {
    try expectReplay("replay-begin", after: [.begin], in: Size(width: 80, height: 24))
  }

  @Test func `it is drawn at every size`() throws {
    let bytes = try recording(of: Self.actions)
    var state = ReplayState(try AppRecording(bytes, schema: AppState.schema))
    for _ in 1...5 { _ = replayReducer(state: &state, action: .playNext) }
    for width in [1, 2, 10, 35, 36, 37, 59, 60, 79, 100, 300] {
      for height in [1, 2, 3, 9, 11, 12, 24, 100] {
        let frame = replayView(state: state, in: Size(width: width, height: height))
        #expect(frame.cells.count == width * height)
      }
    }
  }
}
