import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

/// How long a replay waits before each event.
@MainActor
@Suite struct ReplayPaceTests {
  /// Two events with a pause between them.
  private func twoEvents(pause milliseconds: Int) throws -> ReplayTranscript {
    let tape = Tape([(5000, .go(.settings)), (5000 + milliseconds, .go(.menu))])
    return ReplayTranscript(try tape.recording())
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
  func `long pauses are cut to two seconds, and negative ones to none`(
    recorded: Int, waited: Int
  ) throws {
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
    let louder = AppAction.settings(.change(.init(\.volume, 8)))
    let tape = Tape([
      (0, .session(.launch(.init(options: options)))),
      (0, .settings(.restore(.init(preferences: .init(), options: options)))),
      (0, louder), (0, louder), (0, .settings(.change(.init(\.volume, 9)))),
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
    let header = try #require(Tape([(0, .go(.menu))]).files.first?.split(separator: "\n").first)
    let recording = try AppRecording(Array("\(header)\n".utf8), schema: AppState.schema)
    var replay = ReplayTranscript(recording)

    #expect(replay.status == .init(isAtEnd: true))
    replay.send(.begin, .resting)
    replay.send(.playNext, .ignored("the replay is at the end"))
    replay.send(.stepBack, .ignored("the replay is at the beginning"))
  }
}
