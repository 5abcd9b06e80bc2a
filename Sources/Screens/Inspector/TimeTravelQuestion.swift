import MemoryTunes

extension Screen {
  /// Asks whether to look at an earlier moment of a game that counts.
  static let timeTravel = question(commands: priceCommands) { state in
    Page(
      title: DialogWords.timeTravel, lines: [DialogWords.timeTravelPrice],
      buttons: [
        Item(ButtonWords.keepPlaying, .routing(.go(state.routing.previous))),
        Item(ButtonWords.travel, .routing(.go(.inspector))),
      ], in: state)
  }
}

let timeTravelCommand = Command(
  .timeTravel, if: { !$0.isSharing },
  perform: { .routing(.go($0.state.game.timeTravelHasPrice ? .timeTravel : .inspector)) })
