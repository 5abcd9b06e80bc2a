import MemoryTunes

extension Screen {
  /// Asks whether to show where the open card's partner was.
  static let hint = question(commands: priceCommands) { state in
    Page(
      title: DialogWords.hint, lines: [DialogWords.hintPrice],
      buttons: [
        Item(ButtonWords.noHint, .routing(.go(state.routing.previous))),
        Item(ButtonWords.showHint, .game(.showHint)),
      ], in: state)
  }
}

let hintCommand = Command(
  .hint, if: { $0.game.table == nil },
  perform: { $0.state.game.hintHasPrice ? .routing(.go(.hint)) : .game(.showHint) })
