import Foundation
import Screens

/// Any bytes are games that can be played to their ends, or an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: start, count: count))
  guard let saved = try? JSONDecoder().decode(SavedGames.self, from: data) else { return 0 }
  var state = AppState()
  let games = saved.unfinished.map(\.game)
  let actions: [AppAction] =
    [.game(.restore(.init(games: saved)))]
    + games.flatMap { game -> [AppAction] in
      [.session(.resumeGame(game.place)), .routing(.go(.game)), .game(.tick(.init()))]
        + game.cards.indices.map { .game(.flipCard(.init(index: $0))) }
    }
  for action in actions {
    _ = appReducer(state: &state, action: action)
    precondition(state.isValid)
  }
  let history = AppHistory(start: state, reducer: .app)
  _ = appView(state: state, history: history, in: Size(width: 80, height: 24))
  return 0
}
