import MemoryTunes
import Terminal

/// A button of a dialog.
struct Button {
  let label: String
  let action: AppAction
}

/// The buttons of the current screen, from left to right.
func buttons(in state: AppState) -> [Button] { state.routing.destination.screen.buttons(state) }

/// The action of the button at an index; nil if there is none.
func press(_ index: Int, in state: AppState) -> AppAction? {
  let buttons = buttons(in: state)
  return buttons.indices.contains(index) ? buttons[index].action : nil
}

/// The commands that select and press buttons.
let buttonCommands = moveCommands + [Command(.choose, perform: pressButton)]

/// The commands that select buttons.
let moveCommands = [
  Command(.selectTile, perform: selectButton), Command(.list, perform: selectButton),
]

/// Presses the selected button.
@Sendable func pressButton(_ situation: Command.Situation) -> AppAction? {
  let last = buttons(in: situation.state).count - 1
  return press(min(situation.state.routing.selectedButton, last), in: situation.state)
}

/// Selects the button to which the key leads.
@Sendable func selectButton(_ situation: Command.Situation) -> AppAction? {
  let buttons = buttons(in: situation.state)
  guard !buttons.isEmpty else { return nil }
  return situation.key.step(from: situation.state.routing.selectedButton, in: buttons.count)
    .map { .routing(.selectButton($0)) }
}

extension Rectangle {
  /// One row of the rectangle, counted from the top.
  func row(_ index: Int) -> Rectangle {
    Rectangle(x: minX, y: minY + index, width: size.width, height: 1)
  }
}
