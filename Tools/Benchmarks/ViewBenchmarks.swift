import Screens

/// The time to compute the frame after a key, on a 6×6 board at 120×40; and that of the collection with all
/// covers found, beside that of the menu with its wall of covers.
@MainActor
func viewBenchmarks() -> [Figure] {
  let (menu, collection) = (wallTime(.menu), wallTime(.records))
  return [
    Figure(name: "view.menu", value: menu, unit: "ns"),
    Figure(name: "view.collection", value: collection, unit: "ns"),
    Figure(name: "view.collection.ratio", value: collection / menu, unit: "x"),
    Figure(name: "view.move", value: viewTime { play(4 * $0) }, unit: "ns"),
    Figure(name: "view.flip", value: viewTime(flip), unit: "ns"),
  ]
}

@MainActor
private func viewTime(_ action: (Int) -> AppAction) -> Double {
  let size = Size(width: 120, height: 40)
  var state = AppState.onBoard(cards: 36)
  _ = appReducer(state: &state, action: .routing(.go(.game)))
  let history = AppHistory(start: state, reducer: .app)
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

/// The least time to draw the menu with its wall of covers, or the collection with all covers found: the two
/// are compared, and other programs only add to it.
private func wallTime(_ screen: RoutingDestination) -> Double {
  var state = AppState()
  let covers = (0..<20).map {
    Cover(id: "\($0)", title: "Cover \($0)", artist: "Band \($0)", artwork: "\($0)")
  }
  let catalogue = Dictionary(
    uniqueKeysWithValues: MemoryTunes.Category.bundled.map { ($0.id, covers) })
  for action: AppAction in [
    .categories(.setCatalogue(.init(catalogue: catalogue))), .routing(.go(screen)),
    .records(.set(.init(records: Records(games: manyGames(count: 100), today: 0)))),
    .records(.show(.collection)),
  ] { _ = appReducer(state: &state, action: action) }
  let history = AppHistory(start: state, reducer: .app)
  return (0..<9).map { _ in
    ContinuousClock().measure {
      for _ in 0..<100 {
        _ = appView(state: state, history: history, in: Size(width: 120, height: 40))
      }
    }.nanoseconds / 100
  }.min() ?? 0
}
