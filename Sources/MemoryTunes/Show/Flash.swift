import DataFlow

func endFlash(in state: inout GameState) -> Outcome<GameEffect> {
  guard !state.show.flashing.isEmpty else { return .ignored("nothing flashes") }
  state.show.flashing = []
  return .handled()
}
