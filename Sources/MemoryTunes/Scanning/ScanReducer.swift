/// Moves the highlight; `speed` is the player's setting.
func scanReducer(
  state: inout ScanState, action: ScanAction, speed: ScanSetting
) -> Outcome<AppEffect> {
  guard speed != .off else { return .ignored("nothing is scanned") }
  switch action {
  case .advance:
    guard !state.isPaused || state.isResting else { return .ignored("scanning is paused") }
    if state.isResting {
      state.isResting = false
    } else {
      state.step = (state.step + 1) % maximumStep
    }
  case .enter(let group):
    guard group >= 0 else { return .ignored(.noSuchEntry) }
    (state.group, state.step, state.isResting) = (group, 0, true)
  case .goOn(let group):
    guard group >= 0 else { return .ignored(.noSuchEntry) }
    (state.group, state.step, state.isResting) = (nil, group, true)
  case .rest:
    guard state.isResting else { return .ignored("scanning does not rest") }
  case .togglePause:
    state.isPaused.toggle()
  }
  return .handled(scan(state, speed: speed))
}

/// More steps than anyone waits for.
private let maximumStep = 1 << 20

extension EffectID {
  static let scan: Self = "scan"
}

/// The work for the next step, replacing any pending step.
func scan(_ state: ScanState, speed: ScanSetting) -> Effect<AppEffect> {
  if state.isResting { return .run(.send(.scan(.advance)), id: .scan, after: .milliseconds(500)) }
  guard let pause = speed.pause, !state.isPaused else { return .cancel(.scan) }
  return .run(.send(.scan(.advance)), id: .scan, after: pause)
}

extension AppState {
  /// The setting, ignored in plain mode.
  public var scanning: ScanSetting { mode == .told ? .off : settings.current.scanning }

  mutating func scanAnew() -> Effect<AppEffect> {
    guard scanning != .off else { return .none }
    (scan.step, scan.group) = (0, nil)
    return scanWork
  }

  var scanWork: Effect<AppEffect> {
    scanning == .off ? .none : MemoryTunes.scan(scan, speed: scanning)
  }
}
