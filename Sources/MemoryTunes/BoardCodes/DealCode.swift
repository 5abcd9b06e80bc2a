import Artwork
import DataFlow

extension FetchTunesAction {
  /// The board of a code, for those who play according to the settings; nil for the board of a day, and for
  /// a folder's code without a folder.
  init?(code: BoardCode, for state: AppState) {
    switch code {
    case .daily, .today: return nil
    case .bundled, .folder: break
    }
    let settings = state.settings.current
    let folder =
      settings.source.isFolder ? settings.source : settings.folder.map(CoverSource.folder)
    guard let request = code.request(folder: folder, section: state.categories.shelf?.chosen) else {
      return nil
    }
    self.init(request, players: settings.players)
  }
}

/// Deals the board whose code was given at the start.
func deal(_ code: BoardCode, in state: inout AppState) -> Effect<AppEffect> {
  switch code {
  case .daily(let date): return .run(.daily(.find(date)), id: .daily)
  case .today: return .run(.daily(.find(nil)), id: .daily)
  case .bundled, .folder: break
  }
  guard let action = FetchTunesAction(code: code, for: state) else {
    state.notices.append(.codeNeedsFolder)
    return .none
  }
  // What went wrong at the start is still news on the next screen.
  let notices = state.notices
  defer { state.notices = notices }
  return deal(action, in: &state)
}

/// Tells the player if the covers of a folder are not those that the code was made with.
func compareWithCode(in state: inout AppState) {
  let game = state.game
  guard case .folder(let plan, let fingerprint) = state.settings.options.code,
    game.isUnderWay, game.request.source.isFolder, game.request.plan == plan,
    game.covers.fingerprint != fingerprint
  else { return }
  state.notices.append(.anotherBoard)
}

extension TunesRequest {
  fileprivate var plan: BoardPlan { BoardPlan(grid: grid, kind: kind, seed: seed) }
}
