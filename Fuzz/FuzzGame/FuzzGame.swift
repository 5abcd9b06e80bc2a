import DataFlow
import Foundation
import MemoryTunes
import Screens
import Terminal

/// Any bytes are a game that can be played to its end, or an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: start, count: count))
  guard let saved = try? JSONDecoder().decode(SavedGame.self, from: data) else { return 0 }
  var state = AppState()
  let actions: [AppAction] =
    [.game(.restore(.init(game: saved))), .routing(.go(.game)), .game(.tick(.init()))]
    + saved.game.cards.indices.map { .game(.flipCard(.init(index: $0))) }
  for action in actions {
    _ = appReducer(state: &state, action: action)
    precondition(state.isValid)
  }
  let history = AppHistory(start: state, reducer: appReducer)
  _ = appView(state: state, history: history, in: Size(width: 80, height: 24))
  return 0
}
