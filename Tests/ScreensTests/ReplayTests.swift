import TestSupport

@testable import Screens

@MainActor
@Suite struct ReplayFrameTests {
  /// A session in which two cards are turned.
  private static let bytes = recording(
    of: [
      .set(\.isAnimated, false), .deal(), .go(.game), .lay(covers("rock")), .flip(3),
      .game(.tick(.init(seconds: 1))), .flip(6), .move(.right),
    ], milliseconds: 100)

  /// Compares all but header and hints at 80×24, or the whole screen, and a small one.
  private func expectReplay(
    _ name: String, altering text: String = "", to other: String = "", after keys: [ReplayAction],
    at places: [Size] = sizes, isWhole: Bool = false
  ) throws {
    let written = String(decoding: Self.bytes, as: UTF8.self)
    let read = text.isEmpty ? written : written.replacing(text, with: other)
    var state = ReplayState(try AppRecording(Array(read.utf8), schema: AppState.schema))
    for key in keys { _ = replayReducer(state: &state, action: key) }
    expectNoOverlaps(on: name) { replayView(state: state, in: $0) }
    for size in places {
      let frame = replayView(state: state, in: size)
      expectLegible(frame, name, as: Appearance(theme: .dark))
      let screen = GoldenScreen(name: name, frame: frame, isPane: true)
      if isWhole, size == sizes[0] {
        try screen.expectWhole()
        continue
      }
      try screen.expectEdges()
      if isWhole ? size == sizes[2] : size == sizes[0] { try screen.expectBody() }
    }
  }

  private func play(_ count: Int) -> [ReplayAction] { .init(repeating: .playNext, count: count) }

  @Test func `the recorded screen stands above how far it is, and what can be done then`() throws {
    let steps = [ReplayAction](repeating: .stepForward, count: 7)

    try expectReplay("replay-begin", after: [.begin], at: [sizes[0]])
    try expectReplay("replay-playing", after: play(5), isWhole: true)
    try expectReplay("replay-paused", after: steps + [.goFaster, .goFaster])
    try expectReplay("replay-end", after: play(8) + [.goSlower, .goSlower])
    try expectReplay(
      "replay-failed", altering: "{\"index\":6}", to: "{\"index\":7}", after: play(6))
  }

  @Test func `it is drawn at every size`() throws {
    var state = ReplayState(try AppRecording(Self.bytes, schema: AppState.schema))
    for _ in 1...5 { _ = replayReducer(state: &state, action: .playNext) }
    for width in [1, 2, 10, 35, 36, 37, 59, 60, 79, 100, 300] {
      for height in [1, 2, 3, 9, 11, 12, 24, 100] {
        let frame = replayView(state: state, in: Size(width: width, height: height))
        #expect(frame.cells.count == width * height)
      }
    }
  }
}

@MainActor
@Suite struct ReplayKeymapTests {
  @Test(
    arguments: [
      (.character(" "), .togglePause), (.enter, .togglePause), (.right, .stepForward),
      (.character("l"), .stepForward), (.left, .stepBack), (.character("h"), .stepBack),
      (.up, .goFaster), (.character("+"), .goFaster), (.character("="), .goFaster),
      (.down, .goSlower), (.character("-"), .goSlower), (.escape, .quit), (.character("q"), .quit),
      (.character("Q"), .quit), (.character("L"), .stepForward), (.character("x"), nil),
      (.tab, nil), (.home, nil), (.target(.select(0)), nil), (.character("t"), nil),
      (.character("n"), nil),
    ] as [(Key, ReplayAction?)])
  func `keys while a recording is watched`(key: Key, action: ReplayAction?) throws {
    let state = ReplayState(try recorded())

    #expect(replayKeymap(key: key, state: state) == action)
  }

  @Test func `at the end there is nothing to pause`() throws {
    var state = ReplayState(try recorded())
    while !state.isAtEnd { _ = replayReducer(state: &state, action: .playNext) }

    #expect(replayKeymap(key: .character(" "), state: state) == nil)
    #expect(
      replayCommands(in: state).map { name, _ in
        names(of: KeyBindings.standard.hinted(name.row.controls))
      } == ["q", "←→", "↑↓"])
  }

  private func recorded() throws -> AppRecording {
    try AppRecording(recording(of: [.go(.help)]), schema: AppState.schema)
  }
}
