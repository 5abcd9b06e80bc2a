import DataFlow

/// A recording that is being watched.
public struct ReplayState {
  /// The session as far as it has been played.
  public internal(set) var replay: Replay<AppState, AppAction, AppEffect>
  /// How many of its events are shown; fewer than were played after a step back.
  public internal(set) var shownCount = 0
  public internal(set) var isPaused = false
  public internal(set) var speed = ReplaySpeed.normal
  /// Why it goes no further; nil while it can.
  public internal(set) var failure: ReplayFailure<AppAction>?

  public init(_ recording: AppRecording) {
    replay = Replay(recording, initialState: AppState(), reducer: appReducer)
  }

  /// How many events there are.
  public var count: Int { replay.recording.lines.count }
  /// The state of the game that is shown.
  public var shownState: AppState { replay.history.state(before: shownCount) }
  /// The event that was shown last.
  public var shownEvent: Event<AppAction>? {
    shownCount > 0 ? replay.history[shownCount - 1].event : nil
  }
  /// Whether it goes no further from what is shown.
  public var isAtEnd: Bool { shownCount == count || hasFailed }
  /// Whether what is shown is where the replay leaves the recording.
  public var hasFailed: Bool { failure != nil && shownCount == replay.position }

  /// The event that comes next.
  var next: Event<AppAction>? {
    shownCount < count ? replay.recording.lines[shownCount].event : nil
  }
}

/// A recorded session of the game.
public typealias AppRecording = Recording<AppState, AppAction>

/// How fast a recording is played: from a quarter of its own speed to 64 times.
public struct ReplaySpeed: Equatable, Sendable {
  public static let normal = ReplaySpeed(exponent: 0)

  private let exponent: Int

  private init(exponent: Int) {
    self.exponent = min(6, max(-2, exponent))
  }

  var faster: ReplaySpeed { ReplaySpeed(exponent: exponent + 1) }
  var slower: ReplaySpeed { ReplaySpeed(exponent: exponent - 1) }

  /// "2×", "¼×".
  public var label: String {
    switch exponent {
    case -2: "¼×"
    case -1: "½×"
    default: "\(1 << exponent)×"
    }
  }

  /// The time that a pause of the recording takes; long ones are cut to two seconds of it.
  func duration(ofPause milliseconds: Int) -> Duration {
    let pause = Duration.milliseconds(min(2000, max(0, milliseconds)))
    return exponent < 0 ? pause * (1 << -exponent) : pause / (1 << exponent)
  }
}
