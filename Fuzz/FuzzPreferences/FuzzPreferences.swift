import Foundation
import Screens

/// Any bytes are preferences that the game can use, or an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: start, count: count))
  guard let preferences = try? JSONDecoder().decode(Preferences.self, from: data) else { return 0 }
  var state = AppState()
  let actions: [AppAction] = [
    .settings(.restore(.init(preferences: preferences))), .routing(.go(.settings)),
    .routing(.go(.categories)), .prompt(.open(.addCategory)), .prompt(.write("Polka")),
    .prompt(.confirm), .routing(.go(.categories)),
  ]
  for action in actions {
    _ = appReducer(state: &state, action: action)
    precondition(state.isValid)
    let history = AppHistory(start: state, reducer: .app)
    _ = appView(state: state, history: history, in: Size(width: 80, height: 24))
  }
  return 0
}
