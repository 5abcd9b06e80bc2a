/// The commands that select and press buttons.
let buttonCommands = moveCommands + [Command(.choose, perform: chooseItem)]

/// The commands that select buttons.
let moveCommands = [
  Command(.selectTile, perform: selectItem), Command(.list, perform: selectItem),
]
