import Artwork
import DataFlow

/// Keeps which pictures of the board are gone, and has them brought again.
func missingCoversReducer(state: inout AppState, action: AppAction) -> Outcome<AppEffect> {
  switch action {
  case .missingCovers(.found(let image)):
    return add(image, in: &state)
  case .missingCovers(.recovered(let request, let missing)):
    guard state.missingCovers.recovery == .underWay, request == state.game.request.id else {
      return .ignored(.lateReply)
    }
    state.missingCovers.ids = Set(missing).filter(state.game.hasCover).sorted()
    state.missingCovers.recovery = .tried
    return .handled()
  case .routing(let action) where action.destination == .game:
    guard state.game.isUnderWay, state.missingCovers.recovery == .tried else { return .unknown }
    state.missingCovers.recovery = .untried
    return .handled(state.missingCovers.ids.isEmpty ? .none : recover(in: &state))
  case .fetchTunes:
    guard state.missingCovers != MissingCoversState() else { return .unknown }
    state.missingCovers = MissingCoversState()
    return .handled(.cancel(.recovery))
  case .resume:
    guard state.missingCovers.recovery == .underWay else { return .unknown }
    return .handled(recover(in: &state))
  case .launch, .restorePreferences, .showNotice, .setCatalogue, .routing, .selectEntry,
    .changeCategory, .changeSetting, .newGame, .fetchProgress, .setCards, .fetchFailed,
    .moveCursor, .flipCard, .turnCards, .tick, .prompt, .deleteCategory, .inspect, .playOn,
    .restoreGame, .saveGame, .quit:
    return .unknown
  }
}

extension Reason {
  public static let notOnBoard: Self = "the picture is not on the board"
  public static let knownAsMissing: Self = "the picture is known to be missing"
}

private func add(_ image: String, in state: inout AppState) -> Outcome<AppEffect> {
  guard state.game.hasCover(image) else { return .ignored(.notOnBoard) }
  guard !state.missingCovers.ids.contains(image) else { return .ignored(.knownAsMissing) }
  state.missingCovers.ids = (state.missingCovers.ids + [image]).sorted()
  return .handled(state.missingCovers.recovery == .untried ? recover(in: &state) : .none)
}

/// All covers of the board: the others that are gone will be found in a moment.
private func recover(in state: inout AppState) -> Effect<AppEffect> {
  state.missingCovers.recovery = .underWay
  return .run(
    .recoverCovers(request: state.game.request.id, covers: state.game.covers), id: .recovery)
}

extension GameState {
  /// Whether a cover with this id is on the board.
  func hasCover(_ id: String) -> Bool { covers.contains { $0.id == id } }
}
