extension CommandName {
  var row: CommandRow { Self.rows[rawValue] }

  private static let rows = allCases.map(\.tableRow)

  /// A word for the hints, words for the help, and the words that a player can type, each with what it does.
  private var tableRow: CommandRow {
    switch self {
    // On every screen.
    case .help: .init([[.help]], hint: "help", say: [])
    case .mute: .init([[.mute]], hint: "mute", meaning: "no sound")
    case .unmute: .init([[.mute]], hint: "unmute", meaning: "turn the sound on")
    case .timeTravel:
      .init(
        [[.timeTravel]], help: "travel back in time (no stars)", word: "undo",
        meaning: "back to an earlier move; the game then earns no stars")
    case .records:
      .init([[.records]], help: "records", meaning: "your games, your memory and your covers")
    case .back: .init([[.back], [.quit], [.erase]], hint: "back", say: [PlainWords.back])

    // In lists and among buttons.
    case .select:
      .init(
        .arrows, hint: "move",
        say: [
          .init("down", .down, Word("the next one", in: "entry")),
          .init("up", .up, Word("the one before", in: "entry")),
        ])
    case .list:
      .init(
        .pages + .ends, help: "next, previous, first, last",
        say: [
          .init("first", .home, Word("the first one", in: "entry")),
          .init("last", .end, Word("the last one", in: "entry")),
        ])
    case .changeRow:
      .init(
        // Changes the value of a row.
        .horizontal, hint: "change",
        say: [
          .init(PlainWords.more, .right, "the next value; more 3, that of the third choice"),
          .init(PlainWords.less, .left, "the value before; less 3, that of the third choice"),
        ])
    case .choose: .init(.choosing, hint: "choose", meaning: "take the choice that you are at")

    // In the menu, and before a board is dealt.
    case .newGame: .init([[.newGame]], hint: "new", help: "new game")
    case .nextPerson: .init([[.player]], hint: "player", help: "who is playing")
    case .category: .init([[.category]], hint: "category", help: "choose the category")
    case .openSettings:
      .init([[.settings]], help: "settings", meaning: "sound, pictures, talk and more")
    case .deal: .init([[.newGame]], hint: "deal", help: "deal the cards")
    case .quit: .init([[.quit]], hint: "quit", say: [PlainWords.quit])
    case .leave: .init([[.quit], [.back]], hint: "menu", say: [PlainWords.menu])

    // Among the people.
    case .changePerson: .init([[.rename]], hint: "change", help: "change name, face and colour")
    case .deletePerson:
      .init([[.delete]], hint: "remove", help: "remove a person; their games stay")

    // In the settings.
    case .toggleContrast:
      .init([[.contrast]], hint: "contrast", help: "high contrast, or as before")
    case .togglePictures:
      .init([[.pictures]], hint: "pictures", help: "pictures only, large, or as before")

    // On the board.
    case .moveCursor: .init(.arrows, hint: "move", say: Self.arrowOrders)
    case .findHidden:
      .init(
        .pages + .ends, help: "next, previous, first, last hidden",
        say: [
          .init("next", .tab, "the next card that is face down"),
          .init("previous", .backTab, Word("the one before", in: "card")),
        ])
    case .flip: .init(.flipping, hint: "flip", meaning: "flips the card that you are at")
    case .hear: .init(.flipping, hint: "hear", help: "hear its tune")
    case .look: .init(.flipping, hint: "look", help: "look again")
    case .skip: .init(.flipping, hint: "skip", help: "end the computer’s turn")
    case .hint:
      .init(
        [[.hint]], help: "hint: its partner (no stars)", word: "hint",
        meaning: "where you saw the open card’s partner; the game then earns no stars")
    case .pause: .init([[.pause]], hint: "pause", meaning: "stops the clock")
    case .showCoordinates: .init([[.coordinates]], help: "coordinates to type", say: [])
    case .typeCoordinate: .init([], help: "flip the card there", say: [])
    case .info: .init([[.cover]], help: "about this cover", word: "info")
    // The people one plays with.
    case .table: .init([[.newGame]], hint: "table", help: "your friends at the table")

    // In the result.

    // Shows the board, in place of the result.
    case .showBoard: .init([[.back]], hint: "board", say: [])
    // Shows the result, in place of the board.
    case .showResult: .init(.flipping + .arrows + .pages + .ends, hint: "result")
    case .figures: .init([[.events]], hint: "figures", meaning: "the rest of what can be told")
    case .share: .init([[.share]], hint: "share", help: "share the result")
    case .endEvening:
      .init([[.tally]], hint: "end the evening", help: "see who wins the evening", word: "evening")

    // In dialogs.
    case .savePictures:
      .init([[.share]], hint: "save pictures", help: "save it as pictures", word: "save")
    case .resume: .init([], hint: "continue", meaning: "back to the game")
    case .confirm: .init([[.choose]], hint: "confirm", say: [])
    case .deleteCharacter: .init([[.erase]], help: "delete a character", say: [])

    // Among the categories.
    case .find: .init([[.find]], hint: "find", help: "find a category")
    case .showAll: .init([[.back]], hint: "show all", help: "all categories", word: "all")
    case .addCategory: .init([[.add]], hint: "add", help: "add a category")
    case .renameCategory: .init([[.rename]], hint: "rename", help: "rename your category")
    case .deleteCategory: .init([[.delete]], hint: "delete", help: "delete your category")

    // In the records.
    case .turnPage:
      .init(
        // Turns the page.
        .horizontal + .pages, hint: "page", help: "next, previous page",
        say: [.init("next", .right, "the next page"), .init("previous", .left, "the page before")])
    // Goes to the covers.
    case .enterCollection: .init([[.down]], hint: "covers", help: "look at the covers")
    // Among the covers of the collection, or the days of the calendar.
    case .moveAround: .init(.arrows + .ends, hint: "move", say: Self.arrowOrders)
    case .dealCover:
      .init(.choosing, hint: "find it", help: "deal a board that has it", word: "deal")
    case .removeFriend: .init([[.delete]], hint: "remove", help: "remove a friend’s game")
    case .stepFlip:
      .init(
        // Steps through a game flip by flip.
        .horizontal, hint: "by flip", help: "flip back, flip",
        say: [
          .init("forward", .right, "one flip later"), .init("backward", .left, "one flip earlier"),
        ])
    case .stepMove:
      .init(
        // Steps through a game move by move.
        .vertical, hint: "by move", help: "move back, move",
        say: [.init("next", .down, "one move later"), .init("previous", .up, "one move earlier")])
    case .showSlip: .init([[.slips]], hint: "slips", help: "view your slips, one after the other")
    case .playAgain:
      .init(
        [[.again]], hint: "play this board", help: "play this board again (no stars)",
        word: Word("play", in: "board"))
    case .skipFlips: .init(.flipping, hint: "skip", help: "skip to the question")
    case .nextPuzzle: .init(.flipping, hint: "next", help: "next puzzle")
    // Goes to the days.
    case .enterCalendar: .init(.vertical, hint: "days", help: "select a day")
    case .playDay:
      .init(.choosing, hint: Word("play", in: "board"), help: "play the board of the day")

    // In time travel and replays.
    case .step:
      .init(
        .vertical, hint: "step", help: "older, newer",
        say: [.init("older", .up, "an older moment"), .init("newer", .down, "a newer moment")])
    // Goes on with the game.
    case .playOn: .init(.choosing, hint: Word("play", in: "game"), help: "continue from there")
    case .showAllEvents:
      .init([[.events]], hint: Word("more", in: "events"), help: "all events, in full", say: [])
    // With blanks at its end, as wide as “pause”.
    case .play: .init(.flipping, hint: Word("play ", in: "replay"), say: [])
    case .pauseReplay: .init(.flipping, hint: "pause", say: [])
    case .stepReplay: .init(.horizontal, hint: "step", say: [])
    case .changeSpeed: .init(.vertical + [[.faster, .slower]], hint: "speed", say: [])
    case .quitReplay: .init([[.quit], [.back]], hint: "quit", say: [])
    }
  }

  private static let arrowOrders = [
    PlainOrder("go left", .left, "one to the left"),
    PlainOrder("go right", .right, "one to the right"),
    PlainOrder("go up", .up, "one up"), PlainOrder("go down", .down, "one down"),
  ]
}
