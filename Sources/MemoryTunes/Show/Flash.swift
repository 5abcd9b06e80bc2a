import DataFlow

/// The end of the flash of a pair that was found; none if nothing flashes.
func endFlash(of state: GameState) -> Effect<GameEffect> {
  guard !state.show.flashing.isEmpty else { return .none }
  return .run(.endFlash, id: .flash, after: Delay.flash)
}

func endFlash(in state: inout GameState) -> Outcome<GameEffect> {
  guard !state.show.flashing.isEmpty else { return .ignored(.nothingFlashes) }
  state.show.flashing = []
  return .handled()
}

extension Reason {
  public static let nothingFlashes: Self = "nothing flashes"
}
