import DataFlow

/// What is shown of a solved board.
public enum Finale: Equatable, Codable, Sendable {
  /// This many covers have lit up, in the order in which they were found.
  case lighting(Int)
  /// The result, beside the board.
  case result
  /// The board alone.
  case board
}

/// Schedules the next cover to light up; none if all are lit.
func nextLight(of state: GameState, settings: GameSettings) -> Effect<GameEffect> {
  guard case .lighting(let count) = state.show.finale, state.isFinished else { return .none }
  let delay = Delay.finale(
    lit: count, of: state.covers.count,
    playsTunes: settings.playsTunes && count <= state.matchedPairCount)
  return .run(.lightCover, id: .finale, after: delay)
}

/// Lights up the next cover; after the last, or in a sprint, shows the result.
func lightCover(
  in state: inout GameState, settings: GameSettings, events: inout [GameEvent]
) -> Outcome<GameEffect> {
  guard case .lighting(let count) = state.show.finale else { return .ignored(.allIsLit) }
  let isLast = count == state.covers.count || state.sprint != nil
  state.show.finale = isLast ? .result : .lighting(count + 1)
  let found = state.foundCovers
  if !isLast, found.indices.contains(count) { events.append(.lit(cover: found[count])) }
  return .handled(nextLight(of: state, settings: settings))
}

/// Shows the result, also before all covers have lit up, or hides it.
func showResult(_ isShown: Bool, in state: inout GameState) -> Outcome<GameEffect> {
  guard state.isFinished else { return .ignored(.noResult) }
  state.show.finale = isShown ? .result : .board
  return .handled(.cancel(.finale))
}

extension Reason {
  public static let allIsLit: Self = "all covers are lit"
  public static let noResult: Self = "the board is not solved"
}
