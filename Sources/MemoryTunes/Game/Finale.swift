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
///
/// The first one follows the last pair after a second. The others follow every 150 ms, or faster on
/// large boards, where all of them take about two seconds.
func lightCover(of state: GameState) -> Effect<GameEffect> {
  guard case .lighting(let count) = state.finale, state.isFinished else { return .none }
  let interval = max(40, min(150, 2000 / max(1, state.covers.count)))
  return .run(.lightCover, id: .finale, after: .milliseconds(count == 0 ? 1000 : interval))
}

/// Lights up the next cover; after the last, or in a sprint, shows the result.
func lightCover(in state: inout GameState) -> Outcome<GameEffect> {
  guard case .lighting(let count) = state.finale else { return .ignored(.allIsLit) }
  let isLast = count == state.covers.count || state.sprint != nil
  state.finale = isLast ? .result : .lighting(count + 1)
  return .handled(lightCover(of: state))
}

/// Shows the result, also before all covers have lit up, or hides it.
func showResult(_ isShown: Bool, in state: inout GameState) -> Outcome<GameEffect> {
  guard state.isFinished else { return .ignored(.noResult) }
  state.finale = isShown ? .result : .board
  return .handled(.cancel(.finale))
}

extension Reason {
  public static let allIsLit: Self = "all covers are lit"
  public static let noResult: Self = "the board is not solved"
}
