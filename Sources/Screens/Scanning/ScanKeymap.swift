/// The actions of the switch and the pause key; nil for all other keys, and where there is nothing to choose.
///
/// The keys of ``Control/flip`` and ``Control/choose`` are the switch.
func scanActions(key: Key, state: AppState, history: AppHistory, on frame: Frame) -> [AppAction]? {
  guard state.scanning != .off else { return nil }
  let bindings = state.keyBindings
  func isKey(of control: Control) -> Bool {
    bindings.has(key, for: control) || bindings.has(key.lowercased, for: control)
  }
  if isKey(of: .pause) {
    // Pausing a game stops its clock and leaves nothing to highlight.
    let isPlaying = state.routing.destination == .game && state.game.isUnderWay
    return isPlaying ? nil : [.scan(.togglePause)]
  }
  guard isKey(of: .flip) || isKey(of: .choose), let scanned = state.scanned(on: frame)
  else { return nil }
  if state.scan.isResting { return [.scan(.rest)] }
  guard let target = scanned.target else {
    return [.scan(scanned.isExit ? .goOn(from: scanned.group) : .enter(scanned.group))]
  }
  // A board is scanned from its top, a list from the last choice.
  let start: AppAction = .scan(.goOn(from: target.kind == .card ? 0 : scanned.group))
  // Selects and chooses an item at once, unless it then waits for a key, which would be the switch.
  if target.kind == .choose, let item = state.page?.item(at: target.number) {
    return [start, item.select, item.waitsForKey ? nil : item.choose].compactMap(\.self)
  }
  let click = appKeymap(key: .target(target), state: state, history: history)
  return [start, click].compactMap(\.self)
}
