import DataFlow
import MemoryTunes
import Screens
import Terminal

/// The time to compute the frame after a key, on a 6×6 board at 120×40.
@MainActor
func viewBenchmarks() -> [Figure] {
  [
    Figure(name: "view.move", value: viewTime { play(4 * $0) }, unit: "ns"),
    Figure(name: "view.flip", value: viewTime(flip), unit: "ns"),
  ]
}

@MainActor
private func viewTime(_ action: (Int) -> AppAction) -> Double {
  let size = Size(width: 120, height: 40)
  var state = AppState.onBoard(cards: 36)
  _ = appReducer(state: &state, action: .routing(.go(.game)))
  let history = AppHistory(start: state, reducer: appReducer)
  let count = 500
  return (0..<9).map { _ in
    ContinuousClock().measure {
      for number in 0..<count {
        _ = appReducer(state: &state, action: action(number))
        _ = appView(state: state, history: history, in: size)
      }
    }.nanoseconds / Double(count)
  }.median
}
