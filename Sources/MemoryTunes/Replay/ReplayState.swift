public struct ReplayState {
  /// The recording, as far as replayed.
  public internal(set) var replay: Replay<AppState, AppAction, AppEffect>
  /// The number of events shown; after a step back, fewer than have been replayed.
  public internal(set) var shownCount = 0
  public internal(set) var isPaused = false
  public internal(set) var speed = ReplaySpeed()
  /// Plays sounds again, at the recorded speed.
  public let hasSound: Bool
  /// The reason the recording cannot be replayed further; nil if nothing has failed.
  public internal(set) var failure: ReplayFailure<AppAction>?
  public let keys: KeyTable

  public init(_ recording: AppRecording, hasSound: Bool = false, keys: KeyTable = KeyTable()) {
    (self.hasSound, self.keys) = (hasSound, keys)
    replay = Replay(recording, initialState: AppState(), reducer: .app, weighState: \.weight)
  }

  public var count: Int { replay.recording.lines.count }
  public var shownState: AppState { replay.history.state(before: shownCount) }
  public var shownEvent: Event<AppAction>? {
    shownCount > 0 ? replay.history[shownCount - 1].event : nil
  }
  /// Has nothing left to play after the event shown.
  public var isAtEnd: Bool { shownCount == count || hasFailed }
  /// Shows the place where the replay failed.
  public var hasFailed: Bool { failure != nil && shownCount == replay.position }

  var isHeard: Bool { hasSound && speed.exponent == 0 }

  public var music: Music? { isHeard && !isPaused && !isAtEnd ? shownState.music : nil }

  public var isTickShown: Bool {
    if case .action(.game(.tick)) = shownEvent?.kind { true } else { false }
  }

  var next: Event<AppAction>? {
    shownCount < count ? replay.recording.lines[shownCount].event : nil
  }
}

public typealias AppRecording = Recording<AppState, AppAction>

/// The speed of a replay, from a quarter of the recorded speed to 64 times as fast.
public struct ReplaySpeed: Equatable, Sendable {
  /// Its binary logarithm, from -2 to 6.
  var exponent = 0 {
    didSet { exponent = min(6, max(-2, exponent)) }
  }

  /// "2×", "1/4×".
  public var label: String { exponent < 0 ? "1/\(1 << -exponent)×" : "\(1 << exponent)×" }

  /// The duration of a recorded pause at this speed; pauses count as at most two seconds.
  func duration(ofPause milliseconds: Int) -> Duration {
    let pause = Duration.milliseconds(min(2000, max(0, milliseconds)))
    return exponent < 0 ? pause * (1 << -exponent) : pause / (1 << exponent)
  }
}
