import DataFlow
import MemoryTunes
import Terminal

extension Screen {
  static let inspector = Screen(
    view: .pane(inspectorView), commands: { _ in inspectorCommands + [helpCommand] },
    clicks: [.select: { number, _ in .inspector(.select(number)) }])
}

private let inspectorCommands = [
  Command(.step) { situation in
    let history = situation.history
    guard let position = history.position(of: situation.state.inspector) else { return nil }
    return select(
      situation.key.listDirection == .up
        ? history.position(before: position, listedBy: situation.state.inspector)
        : history.position(after: position, listedBy: situation.state.inspector), history)
  },
  Command(.stepToEnd) { situation in
    let (history, inspector) = (situation.history, situation.state.inspector)
    return select(
      situation.key == .home
        ? history.position(after: history.startIndex - 1, listedBy: inspector)
        : history.position(before: history.endIndex, listedBy: inspector), history)
  },
  Command(.playOn) {
    let history = $0.history
    return history.position(of: $0.state.inspector)
      .map { .inspector(.playOn(.init(number: history[$0].event.number))) }
  },
  Command(.closeInspector, perform: goBack),
  Command(
    .showFewerEvents, if: \.inspector.showsEverything, action: .inspector(.showEverything(false))),
  Command(
    .showAllEvents, if: { !$0.inspector.showsEverything }, action: .inspector(.showEverything(true))
  ),
]

private func select(_ position: Int?, _ history: AppHistory) -> AppAction? {
  position.map { .inspector(.select(history[$0].event.number)) }
}
