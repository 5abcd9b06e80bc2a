import MemoryTunes
import Terminal

/// The commands of a prompt; all characters are typed into its text.
let promptCommands = [
  Command([.enter], hint: KeyHint("⏎", "confirm"), help: KeyHint("⏎", "confirm")) { _ in
    .prompt(.confirm)
  },
  Command([.backspace], help: KeyHint("⌫", "delete a character")) {
    .prompt(.write(String($0.state.prompt.text.dropLast())))
  },
  Command([.escape], hint: KeyHint("esc", "cancel"), help: KeyHint("esc", "cancel")) {
    .routing(.go($0.state.routing.previous))
  },
]

func promptButtons(in state: AppState) -> [Button] {
  [
    Button(label: state.prompt.purpose?.confirmation ?? "", action: .prompt(.confirm)),
    Button(label: "Cancel", action: .routing(.go(state.routing.previous))),
  ]
}
