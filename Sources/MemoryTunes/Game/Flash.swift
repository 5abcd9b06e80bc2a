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

extension Reason {
  public static let nothingFlashes: Self = "nothing flashes"
}
