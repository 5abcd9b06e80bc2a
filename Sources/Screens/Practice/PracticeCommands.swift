import MemoryTunes

let practiceCommands = [
  Command(.moveCursor, if: \.asksForPartner, perform: moveCursor),
  Command(.findHidden, if: \.asksForPartner, perform: moveCursor),
  Command(.skipFlips, if: \.showsFlips, action: .practice(.skip)),
  Command(.answer, if: \.asksForPartner) { situation in
    situation.state.practice.round.map { .practice(.choose($0.cursor)) }
  },
  Command(.nextPuzzle, if: \.isPuzzleAnswered, action: .practice(.next)),
  Command(.closePractice, if: { $0.practice.round?.step == .over }, perform: goBack),
  backCommand,
]

private func moveCursor(_ situation: Command.Situation) -> AppAction? {
  situation.key.direction.map { .practice(.moveCursor($0)) }
}

/// The action for a click on a card: chooses it, or after a choice, goes on.
@Sendable func clickPuzzle(_ card: Int, in state: AppState) -> AppAction? {
  if state.asksForPartner { return .practice(.choose(card)) }
  return state.isPuzzleAnswered ? .practice(.next) : nil
}

extension AppState {
  fileprivate var showsFlips: Bool {
    if case .showing? = practice.round?.step { true } else { false }
  }
  fileprivate var asksForPartner: Bool { practice.round?.step == .asking }
  fileprivate var isPuzzleAnswered: Bool {
    if case .answered? = practice.round?.step { true } else { false }
  }
}
