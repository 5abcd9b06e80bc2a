import MemoryTunes

extension Screen {
  /// The question whether to abandon the current game.
  static let confirmation = question { state in
    let deal = state.nextDeal
    return Page(
      title: state.dealTitle, lines: [DialogWords.giveUp(state.unfinishedGame(in: deal.place))],
      buttons: [
        Item(ButtonWords.keepPlaying, resume(deal.place, in: state)),
        Item(ButtonWords.newGame, .game(.deal(deal))),
      ], in: state)
  }
}
