extension Screen {
  /// A question, with its answers as buttons: the first is no, the last yes; an answer's action closes it.
  static func question(_ page: @escaping @Sendable (AppState) -> Page) -> Screen {
    Screen(
      draw: { drawDialog(of: page($0), theme: $1.theme, on: &$2) },
      commands: { _ in questionCommands + commonCommands },
      page: { state in
        var page = page(state)
        page.isQuestion = true
        return page
      })
  }

  /// Asks whether to show where the open card's partner was.
  static let hint = question { state in
    Page(
      title: tr("Hint"), lines: [tr("With a hint, this game won’t count.")],
      buttons: [
        // Answers to the question whether to show a hint.
        Item(tr("No hint"), .routing(.go(state.routing.previous))),
        Item(tr("Show it", in: "hint"), .game(.showHint)),
      ], in: state)
  }

  /// Asks whether to look at an earlier moment of a game that counts.
  static let timeTravel = question { state in
    Page(
      title: ButtonWords.timeTravel, lines: [tr("If you go back, this game won’t count.")],
      buttons: [
        Item(ButtonWords.keepPlaying, .routing(.go(state.routing.previous))),
        // Back in time, to an earlier move.
        Item(tr("Travel", in: "button"), .routing(.go(.inspector))),
      ], in: state)
  }

  /// The question whether to abandon the current game.
  static let confirmation = question { state in
    let deal = state.nextDeal
    let isForAll = state.together.role == .host && state.newGame.offered == nil
    let place = isForAll ? GamePlace.shared : deal.place
    // The requested board, if its code was typed, or chosen with the day.
    let code = state.newGame.offered.flatMap { $0.daily == nil ? state.newGame.code : $0.code }
    return Page(
      title: isForAll ? ButtonWords.deal : code?.description ?? ButtonWords.newGame,
      lines: [
        isForAll && state.seatsAreFixed
          // A question to the host of a table; the answers are "Keep playing" and "Deal again".
          ? tr("Give up this game for everyone?")
          // Another one may be on the screen: "Give up this game? 3 of 8 · 4×4 Pop".
          : state.unfinishedGame(in: place).map { tr("Give up this game? \($0.datedScore)") }
            ?? tr("Give up the current game?")
      ],
      buttons: [
        Item(ButtonWords.keepPlaying, resume(place, in: state)),
        isForAll
          ? Item(tr("Deal again"), .together(.deal))
          : Item(ButtonWords.newGame, .game(.deal(deal))),
      ], in: state)
  }

  static let deletion = question { state in
    let category = state.categories.selectedCategory
    return Page(
      title: tr("Delete category"),
      // "Delete Rock?".
      lines: [tr("Delete \((category?.label ?? "").fitted(to: 22))?")],
      buttons: [
        // Not to delete it.
        Item(tr("Keep it"), .routing(.go(state.routing.previous))),
        // Answers “Delete Rock?”.
        Item(tr("Delete"), category.map { .categories(.delete(.init(id: $0.id))) }),
      ], in: state)
  }
}

/// Letters select nothing: after `H` with Caps Lock on, those that move on the board would choose the hint.
private let questionCommands = [
  Command(.select, keys: [.left, .right, .up, .down], perform: selectItem),
  Command(.list, perform: selectItem), chooseCommand, backCommand,
]

let timeTravelCommand = Command(
  .timeTravel, if: { !$0.isSharing },
  perform: { .routing(.go($0.state.game.timeTravelHasPrice ? .timeTravel : .inspector)) })
