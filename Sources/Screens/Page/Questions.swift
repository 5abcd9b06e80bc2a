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

  /// Asks whether to look at an earlier moment of a game that counts.
  static let timeTravel = question(commands: priceCommands) { state in
    Page(
      title: DialogWords.timeTravel, lines: [DialogWords.timeTravelPrice],
      buttons: [
        Item(ButtonWords.keepPlaying, .routing(.go(state.routing.previous))),
        Item(ButtonWords.travel, .routing(.go(.inspector))),
      ], in: state)
  }

  /// The question whether to abandon the current game.
  static let confirmation = question { state in
    let deal = state.nextDeal
    let isForAll = state.isSharing && state.newGame.offered == nil
    let place = isForAll ? GamePlace.shared : deal.place
    return Page(
      title: state.dealTitle, lines: [DialogWords.giveUp(state.unfinishedGame(in: place))],
      buttons: [
        Item(ButtonWords.keepPlaying, resume(place, in: state)),
        Item(ButtonWords.newGame, isForAll ? .together(.deal) : .game(.deal(deal))),
      ], in: state)
  }

  /// Asks whether to delete the selected category.
  static let deletion = question { state in
    let category = state.categories.selectedCategory
    let deleting = category.map {
      Item(ButtonWords.delete, .categories(.delete(.init(id: $0.id))))
    }
    return Page(
      title: DialogWords.deletion, lines: [DialogWords.delete(category)],
      buttons: [Item(ButtonWords.keep, .routing(.go(state.routing.previous)))]
        + [deleting].compactMap(\.self), in: state)
  }
}

let hintCommand = Command(
  .hint, if: { $0.game.table == nil },
  perform: { $0.state.game.hintHasPrice ? .routing(.go(.hint)) : .game(.showHint) })

let timeTravelCommand = Command(
  .timeTravel, if: { !$0.isSharing },
  perform: { .routing(.go($0.state.game.timeTravelHasPrice ? .timeTravel : .inspector)) })
