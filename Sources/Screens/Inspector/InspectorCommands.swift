import DataFlow
import MemoryTunes
import Terminal

extension Screen {
  /// The list of events, beside any screen.
  static let inspector = Screen(
    view: .pane(inspectorView), commands: { _ in inspectorCommands + [helpCommand] },
    clicks: [.event: { number, _ in .inspector(.select(number)) }])
}

private let inspectorCommands = [
  Command(
    .vertical + .wheel, hint: KeyHint("up down", "step"),
    help: KeyHint("up down jk WS wheel", "older, newer")
  ) { situation in
    let history = situation.history
    guard let position = history.position(of: situation.state.inspector) else { return nil }
    return select(
      situation.key.listDirection == .up
        ? history.position(before: position, listedBy: situation.state.inspector)
        : history.position(after: position, listedBy: situation.state.inspector), history)
  },
  Command([.home, .end], help: KeyHint("Home End", "oldest, newest")) { situation in
    let (history, inspector) = (situation.history, situation.state.inspector)
    return select(
      situation.key == .home
        ? history.position(after: history.startIndex - 1, listedBy: inspector)
        : history.position(before: history.endIndex, listedBy: inspector), history)
  },
  Command(
    .choosing, hint: KeyHint("enter", "play"), help: KeyHint("enter space", "continue from there")
  ) {
    let history = $0.history
    return history.position(of: $0.state.inspector)
      .map { .inspector(.playOn(.init(number: history[$0].event.number))) }
  },
  Command(
    .leaving + .letters("t"), hint: KeyHint("esc", "close"), help: KeyHint("esc q t", "close")
  ) { .routing(.go($0.state.routing.previous)) },
  Command(
    .letters("f"), hint: KeyHint("f", "less"), help: KeyHint("f", "fewer events, in words"),
    if: \.inspector.showsEverything,
    perform: { _ in .inspector(.showEverything(false)) }),
  Command(
    .letters("f"), hint: KeyHint("f", "more"), help: KeyHint("f", "all events, in full"),
    if: { !$0.inspector.showsEverything },
    perform: { _ in .inspector(.showEverything(true)) }),
]

private func select(_ position: Int?, _ history: AppHistory) -> AppAction? {
  position.map { .inspector(.select(history[$0].event.number)) }
}
