import DataFlow

/// The end of the flash of a pair that was found; none if nothing flashes.
func endFlash(of state: GameState) -> Effect<GameEffect> {
  guard !state.flashing.isEmpty else { return .none }
  let turn = Turn.stepCount * Turn.stepMilliseconds
  return .run(.endFlash, id: .flash, after: .milliseconds(turn + 300))
}

func endFlash(in state: inout GameState) -> Outcome<GameEffect> {
  guard !state.flashing.isEmpty else { return .ignored(.nothingFlashes) }
  state.flashing = []
  return .handled()
}

/// The next cover that lights up: a second after the last pair was found, then one every 150 ms, or
/// more often if there are so many that all would take longer than two seconds; none if all is lit.
func lightCover(of state: GameState) -> Effect<GameEffect> {
  guard case .lighting(let count) = state.finale, state.isFinished else { return .none }
  let interval = max(40, min(150, 2000 / max(1, state.covers.count)))
  return .run(.lightCover, id: .finale, after: .milliseconds(count == 0 ? 1000 : interval))
}

/// Lights up the next cover; after the last, shows the result.
func lightCover(in state: inout GameState) -> Outcome<GameEffect> {
  guard case .lighting(let count) = state.finale else { return .ignored(.allIsLit) }
  state.finale = count < state.covers.count ? .lighting(count + 1) : .result
  return .handled(lightCover(of: state))
}

/// Shows the result, also before all covers have lit up, or hides it.
func showResult(_ isShown: Bool, in state: inout GameState) -> Outcome<GameEffect> {
  guard state.isFinished else { return .ignored(.noResult) }
  state.finale = isShown ? .result : .board
  return .handled(.cancel(.finale))
}

extension Reason {
  public static let nothingFlashes: Self = "nothing flashes"
  public static let allIsLit: Self = "all covers are lit"
  public static let noResult: Self = "the board is not solved"
}
