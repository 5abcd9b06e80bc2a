func scanReducer(state: inout AppState, action: ScanAction) -> Outcome<AppEffect> {
  guard state.scanning != .off else { return .ignored("nothing is scanned") }
  switch action {
  case .advance where state.scan.isResting: state.scan.isResting = false
  case .advance:
    guard !state.scan.isPaused else { return .ignored("scanning is paused") }
    state.scan.step = (state.scan.step + 1) % maximumStep
  case .enter(let group):
    guard group >= 0 else { return .ignored(.noSuchEntry) }
    (state.scan.group, state.scan.step, state.scan.isResting) = (group, 0, true)
  case .goOn(let group):
    guard group >= 0 else { return .ignored(.noSuchEntry) }
    (state.scan.group, state.scan.step, state.scan.isResting) = (nil, group, true)
  case .rest:
    guard state.scan.isResting else { return .ignored("scanning does not rest") }
  case .togglePause:
    state.scan.isPaused.toggle()
  }
  return .handled(state.scanWork)
}

/// More steps than anyone waits for.
private let maximumStep = 1 << 20

extension AppState {
  /// The setting, ignored in plain mode.
  public var scanning: ScanSetting { mode == .told ? .off : settings.current.scanning }

  mutating func scanAnew() -> Effect<AppEffect> {
    guard scanning != .off else { return .none }
    (scan.step, scan.group) = (0, nil)
    return scanWork
  }

  /// The work for the next step, replacing any pending step.
  var scanWork: Effect<AppEffect> {
    guard let pause = scanning.pause else { return .none }
    guard !scan.isPaused || scan.isResting else { return .cancel(.scan) }
    return .run(
      .send(.scan(.advance)), id: .scan, after: scan.isResting ? .milliseconds(500) : pause)
  }
}
