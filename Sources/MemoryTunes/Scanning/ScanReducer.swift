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
    return .handled(.run(.send(.scan(.advance)), id: .scan, after: ScanState.rest))
  case .togglePause: state.scan.isPaused.toggle()
  }
  return .handled()
}

/// More steps than anyone waits for.
private let maximumStep = 1 << 20

extension AppState {
  /// The setting, ignored in plain mode.
  public var scanning: ScanSetting { mode == .told ? .off : settings.current.scanning }
}
