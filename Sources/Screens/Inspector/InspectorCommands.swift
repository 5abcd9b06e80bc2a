extension Screen {
  static let inspector = Screen(
    draw: nil, commands: { _ in inspectorCommands + [helpCommand] },
    clicks: [.select: { number, _ in .inspector(.select(number)) }])
}

private let inspectorCommands = [
  Command(.step, perform: step), Command(.list, controls: .ends, perform: step),
  Command(.playOn) {
    let history = $0.history
    return history.position(of: $0.state.inspector)
      .map { .inspector(.playOn(.init(number: history[$0].event.number))) }
  },
  Command(.back, controls: [[.back], [.quit], [.timeTravel]], perform: goBack),
  Command(
    .showAllEvents, if: { !$0.inspector.showsEverything }, action: .inspector(.showEverything(true))
  ),
  Command(
    .showAllEvents, if: \.inspector.showsEverything, action: .inspector(.showEverything(false))
  ).unhinted,
]

@Sendable private func step(_ situation: Command.Situation) -> AppAction? {
  let (history, inspector) = (situation.history, situation.state.inspector)
  let selected = history.position(of: inspector)
  let target =
    switch situation.key.direction {
    case .first: history.position(after: history.startIndex - 1, listedBy: inspector)
    case .last: history.position(before: history.endIndex, listedBy: inspector)
    case .up: selected.flatMap { history.position(before: $0, listedBy: inspector) }
    default: selected.flatMap { history.position(after: $0, listedBy: inspector) }
    }
  return target.map { .inspector(.select(history[$0].event.number)) }
}
