import DataFlow

func endFlash(in state: inout GameState) -> Outcome<GameEffect> {
  guard !state.show.flashing.isEmpty else { return .ignored(.nothingFlashes) }
  state.show.flashing = []
  return .handled()
}

extension Reason {
  public static let nothingFlashes: Self = "nothing flashes"
}
