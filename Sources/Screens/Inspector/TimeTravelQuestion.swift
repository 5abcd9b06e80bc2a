import MemoryTunes
import Terminal

extension Screen {
  /// The question whether to look at an earlier moment of a game that counts.
  static let timeTravel = Screen(
    view: .dialog {
      drawQuestion(
        DialogWords.timeTravelPrice, titled: DialogWords.timeTravel, buttons: travelButtons(in: $0),
        state: $0, on: &$1)
    },
    commands: { _ in priceCommands + commonCommands }, buttons: travelButtons)
}

let timeTravelCommand = Command(.timeTravel) {
  .routing(.go($0.state.game.timeTravelHasPrice ? .timeTravel : .inspector))
}

@Sendable private func travelButtons(in state: AppState) -> [Button] {
  [
    Button(label: ButtonWords.keepPlaying, action: .routing(.go(state.routing.previous))),
    Button(label: ButtonWords.travel, action: .routing(.go(.inspector))),
  ]
}
