import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor
@Suite struct ReplayPaceTests {
  private func twoEvents(pause milliseconds: Int) throws -> ReplayTranscript {
    ReplayTranscript(
      try Tape([(5000, .go(.settings)), (5000 + milliseconds, .go(.menu))]).recording())
  }

  @Test func `each event comes after the pause that was made before it`() throws {
    let tape = Tape([
      (1500, .go(.settings)), (2200, .go(.menu)), (2200, .go(.help)), (2201, .go(.menu)),
    ])
    var replay = ReplayTranscript(try tape.recording())
    #expect(replay.status == .init())

    replay.send(.begin, .waiting(.zero))
    replay.play(before: .milliseconds(700))
    #expect(replay.state.shownState.routing.destination == .settings)
    replay.play(before: .zero)
    replay.play(before: .milliseconds(1))
    #expect(replay.state.shownState.routing.destination == .help)
    replay.playLast()
    #expect(replay.state.shownState == tape.state)
    replay.send(.playNext, .ignored("the replay is at the end"))
  }

  @Test(arguments: [(1999, 1999), (2000, 2000), (2001, 2000), (3_600_000, 2000), (-700, 0)])
  func `pauses are cut to two seconds, negative ones to none`(recorded: Int, waited: Int) throws {
    var replay = try twoEvents(pause: recorded)
    replay.play(before: .milliseconds(waited))
  }

  @Test func `at another speed pauses are longer or shorter, up to the limits`() throws {
    var replay = try twoEvents(pause: 1000)
    replay.play(before: .seconds(1))

    let faster: [(String, Duration)] = [
      ("2×", .milliseconds(500)), ("4×", .milliseconds(250)), ("8×", .milliseconds(125)),
      ("16×", .microseconds(62_500)), ("32×", .microseconds(31_250)),
      ("64×", .microseconds(15_625)), ("64×", .microseconds(15_625)),
    ]
    for (label, pause) in faster { replay.send(.goFaster, .waiting(pause)) { $0.speed = label } }
    for (label, pause) in faster.dropLast(2).reversed() {
      replay.send(.goSlower, .waiting(pause)) { $0.speed = label }
    }
    let slower: [(String, Duration)] = [
      ("1×", .seconds(1)), ("1/2×", .seconds(2)), ("1/4×", .seconds(4)), ("1/4×", .seconds(4)),
    ]
    for (label, pause) in slower { replay.send(.goSlower, .waiting(pause)) { $0.speed = label } }
  }

  @Test func `a long pause is cut before the speed counts`() throws {
    var replay = try twoEvents(pause: 60_000)

    replay.play(before: .seconds(2))
    replay.send(.goFaster, .waiting(.seconds(1))) { $0.speed = "2×" }
    replay.send(.goSlower, .waiting(.seconds(2))) { $0.speed = "1×" }
    replay.send(.goSlower, .waiting(.seconds(4))) { $0.speed = "1/2×" }
  }

  @Test func `what was heard is heard again, but only at the recorded speed`() throws {
    let options = LaunchOptions(isRemote: false)
    let louder = AppAction.set(\.volume, 8)
    let tape = Tape([
      (0, .launch(options)),
      (0, .restore(options: options)),
      (0, louder), (0, louder), (0, .set(\.volume, 9)),
    ])
    let heard = Effect<ReplayEffect>.run(.sound(.play(Phrase(sound: .pair, volume: 8))))
    let waiting = Effect<ReplayEffect>.run(.wait, id: .nextEvent)

    var replay = ReplayTranscript(try tape.recording(), hasSound: true)
    replay.play(before: .zero)
    replay.play(before: .zero)
    replay.send(.playNext, .handled(waiting.merged(with: heard))) { $0.shownCount = 3 }
    replay.send(.playNext, .handled(waiting.merged(with: heard))) { $0.shownCount = 4 }
    replay.send(.goFaster, .waiting(.zero)) { $0.speed = "2×" }
    replay.playLast()

    var silent = ReplayTranscript(try tape.recording())
    for _ in 1...4 { silent.play(before: .zero) }
  }

  @Test func `a recording without events is at its end`() throws {
    let header = try #require(Tape([(0, .go(.menu))]).file.split(separator: "\n").first)
    let recording = try AppRecording(Array("\(header)\n".utf8), schema: AppState.schema)
    var replay = ReplayTranscript(recording)

    #expect(replay.status == .init(isAtEnd: true))
    replay.send(.begin, .resting)
    replay.send(.playNext, .ignored("the replay is at the end"))
    replay.send(.stepBack, .ignored("the replay is at the beginning"))
  }
}

/// A viewer who pauses, and steps through a recording.
@MainActor
@Suite struct ReplayStepTests {
  private func threeEvents() throws -> ReplayTranscript {
    ReplayTranscript(
      try Tape([(0, .go(.settings)), (100, .go(.help)), (200, .go(.menu))]).recording())
  }

  @Test func `nothing comes by itself while the replay is paused`() throws {
    var replay = try threeEvents()

    replay.play(before: .milliseconds(100))
    replay.send(.togglePause, .resting) { $0.isPaused = true }
    replay.send(.playNext, .ignored("the replay is paused"))
    replay.send(.goFaster, .resting) { $0.speed = "2×" }
    replay.send(.goSlower, .resting) { $0.speed = "1×" }
    replay.send(.togglePause, .waiting(.milliseconds(100))) { $0.isPaused = false }
    replay.play(before: .milliseconds(100))
    replay.send(.quit, .handled(.run(.quit)))
  }

  @Test func `steps forward pause, and lead to the end`() throws {
    var replay = try threeEvents()

    replay.send(.stepForward, .resting) {
      $0.shownCount = 1
      $0.isPaused = true
    }
    replay.send(.stepForward, .resting) { $0.shownCount = 2 }
    #expect(replay.state.shownState.routing.path == [.settings, .help])
    replay.send(.stepForward, .resting) {
      $0.shownCount = 3
      $0.isAtEnd = true
    }
    replay.send(.stepForward, .ignored("the replay is at the end"))
    #expect(replay.state.shownEvent?.number == 3)
  }

  @Test func `steps back pause, and show states before, which are played again`() throws {
    var replay = try threeEvents()
    for _ in 1...2 { replay.play(before: .milliseconds(100)) }
    replay.playLast()

    replay.send(.stepBack, .resting) {
      $0.shownCount = 2
      $0.isPaused = true
      $0.isAtEnd = false
    }
    replay.send(.stepBack, .resting) { $0.shownCount = 1 }
    #expect(replay.state.shownState.routing.path == [.settings])
    #expect(replay.state.shownEvent?.number == 1)
    replay.send(.stepBack, .resting) { $0.shownCount = 0 }
    #expect(replay.state.shownState == AppState())
    #expect(replay.state.shownEvent == nil)
    replay.send(.stepBack, .ignored("the replay is at the beginning"))
    replay.send(.togglePause, .waiting(.zero)) { $0.isPaused = false }
    for _ in 1...2 { replay.play(before: .milliseconds(100)) }
    replay.playLast()
    #expect(replay.state.shownState.routing.destination == .menu)
  }
}

/// Recordings that cannot be played to the end.
@MainActor
@Suite struct ReplayFailureTests {
  private static let moments: [(Int, AppAction)] = [
    (0, .go(.settings)), (0, .notices(.show(ShowNoticeAction(.unexpected("One."))))),
    (0, .go(.menu)),
  ]

  @Test func `it stops before an altered action, says which, and can be stepped back`() throws {
    let recording = try Tape(Self.moments).recording(altering: "One.", to: "Two.")
    var replay = ReplayTranscript(recording)

    replay.send(.playNext, .resting) {
      $0.shownCount = 1
      $0.failure = Failure(event: 2, cause: .altered(lineNumber: 3))
      $0.isAtEnd = true
    }
    replay.send(.playNext, .ignored("the replay is at the end"))
    replay.send(.togglePause, .resting) { $0.isPaused = true }
    #expect(replay.state.shownState.routing.destination == .settings)
    replay.send(.stepBack, .resting) { ($0.shownCount, $0.isAtEnd) = (0, false) }
    replay.send(.stepForward, .resting) { ($0.shownCount, $0.isAtEnd) = (1, true) }
  }

  @Test func `it stops where another state comes out and says after which action`() throws {
    let tape = Tape([(0, .go(.settings))])
    tape.record(.go(.help), before: AppState())
    var replay = ReplayTranscript(try tape.recording())

    replay.play(before: .zero)
    replay.send(.playNext, .resting) {
      $0.failure = Failure(event: 1, cause: .otherState)
      $0.isAtEnd = true
    }
  }

  @Test func `it says so if not even the first action is as it was recorded`() throws {
    let recording = try Tape(Self.moments).recording(altering: "settings", to: "help")
    var replay = ReplayTranscript(recording)

    replay.send(.begin, .resting) { $0.failure = Failure(event: 1, cause: .altered(lineNumber: 2)) }
  }
}
