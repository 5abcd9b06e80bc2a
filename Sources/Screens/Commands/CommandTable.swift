extension CommandName {
  var row: CommandRow { Self.rows[rawValue] }

  private static let rows = allCases.map(\.tableRow)

  /// A word for the hints, words for the help, and the words that a player can type, each with what it does.
  private var tableRow: CommandRow {
    switch self {
    // On every screen.
    case .help: .init([[.help]], hint: "help", isDrawnOnly: true)
    case .helpWhileTyping:
      .init([[.help]], help: "help", isDrawnOnly: true, isWhileTyping: true)
    case .mute: .init([[.mute]], hint: "mute", meaning: "no sound")
    case .unmute: .init([[.mute]], hint: "unmute", meaning: "turn the sound on")
    case .timeTravel:
      .init(
        [[.timeTravel]], help: "travel back in time (no stars)",
        say: [.init("undo", nil, "back to an earlier move; the game then earns no stars")])
    case .records:
      .init([[.records]], help: "records", meaning: "your games, your memory and your covers")
    case .back: .init([[.back], [.quit], [.erase]], hint: "back", say: Say.back, leaves: true)

    // In lists and among buttons.
    case .selectRow: .init([vertical], hint: "move", say: Say.upAndDown)
    case .selectEntry: .init([arrows], hint: "move", hinted: vertical, say: Say.upAndDown)
    case .selectTile: .init([arrows], hint: "move", hinted: horizontal, say: Say.upAndDown)
    case .selectWithArrows:
      .init([arrows], hint: "move", hinted: horizontal, say: Say.upAndDown, isWhileTyping: true)
    case .list:
      .init(listing, help: "next, previous, first, last", say: Say.firstAndLast, wheel: bothWays)
    // Changes the value of a row.
    case .changeRow: .init([horizontal], hint: "change", say: Say.moreAndLess)
    case .chooseRow: .init(choosing, hint: "choose", say: Say.choose, actsOnCursor: true)
    case .choose:
      .init(choosing, hint: "choose", say: Say.choose, hasClick: true, actsOnCursor: true)
    case .chooseWithEnter:
      .init([[.choose]], hint: "choose", say: Say.choose, hasClick: true, actsOnCursor: true)

    // In the menu, and before a board is dealt.
    case .newGame: .init([[.newGame]], hint: "new", help: "new game")
    case .nextPerson:
      .init(
        [[.player]], hint: "player", help: "who is playing",
        meaning: "the next of those who play here")
    case .category: .init([[.category]], hint: "category", help: "choose the category")
    case .openSettings:
      .init([[.settings]], help: "settings", meaning: "sound, pictures, talk and more")
    case .deal: .init([[.newGame]], hint: "deal", help: "deal the cards", say: Say.deal)
    case .quit: .init([[.quit]], hint: "quit", say: Say.quit, leaves: true)
    case .leaveDeal: .init([[.back], [.quit]], hint: "menu", say: Say.menu, leaves: true)

    // Among the people.
    case .changePerson:
      .init([[.rename]], hint: "change", help: "change name, face and colour")
    case .deletePerson:
      .init([[.delete]], hint: "remove", help: "remove a person; their games stay")

    // In the settings.
    case .toggleContrast:
      .init([[.contrast]], hint: "contrast", help: "high contrast, or as before")
    case .togglePictures:
      .init([[.pictures]], hint: "pictures", help: "pictures only, large, or as before")

    // Among the keys.
    case .changeKeys:
      .init(choosing, hint: "change", help: "change the keys of a row", say: Say.choose)
    case .stopListening: .init([], hint: "cancel", say: Say.back, leaves: true)

    // On the board.
    case .moveCursor: .init([arrows], hint: "move", say: Say.arrows)
    case .findHidden:
      .init(
        listing, help: "next, previous, first, last hidden",
        say: [
          .init("next", .tab, "the next card that is face down"),
          .init("previous", .backTab, Word("the one before", in: "card")),
        ])
    case .flip: .init(flipping, hint: "flip", say: Say.flip, hasClick: true, actsOnCursor: true)
    case .hear: .init(flipping, hint: "hear", help: "hear again", hasClick: true)
    case .look:
      .init(flipping, hint: "look", help: "look again", hasClick: true, actsOnCursor: true)
    case .skip: .init(flipping, hint: "skip", help: "end the computer’s turn")
    case .hint:
      .init(
        [[.hint]], help: "hint: its partner (no stars)",
        say: [
          .init("hint", nil, "where you saw the open card’s partner; the game then earns no stars")
        ])
    case .pause: .init([[.pause]], hint: "pause", say: Say.pause)
    case .showCoordinates:
      .init([[.coordinates]], help: "coordinates to type", say: ["coordinates"], isDrawnOnly: true)
    case .typeCoordinate:
      .init([], help: "flip the card there", say: Say.flip, isDrawnOnly: true)
    case .info: .init([[.cover]], help: "about this cover", say: ["info"])
    // The people one plays with.
    case .table:
      .init(
        [[.newGame]], hint: "table", help: "your friends at the table",
        meaning: "the friends you play with, and what to say to them")
    case .leaveGame: .init([[.quit], [.back]], hint: "menu", say: Say.menu, leaves: true)

    // In the result.
    case .showBoard:
      // Shows the board, in place of the result.
      .init([[.back]], hint: "board", say: ["look"], isDrawnOnly: true)
    // Shows the result, in place of the board.
    case .showResult: .init(flipping, hint: "result")
    case .showResultByMoving: .init([arrows], help: "result")
    case .showResultByListing: .init(listing, help: "result", wheel: bothWays)
    case .figures:
      .init(
        [[.events]], hint: "figures", help: "all figures", meaning: "the rest of what can be told")
    case .share: .init([[.share]], hint: "share", help: "share the result")
    case .endEvening:
      .init([[.tally]], hint: "end the evening", help: "see who wins the evening", say: ["evening"])
    case .leaveResult: .init([[.quit]], hint: "menu", say: Say.menu, leaves: true)

    // In dialogs.
    case .savePictures:
      .init([[.share]], hint: "save pictures", help: "save it as pictures", say: ["save"])
    case .close: .init([], hint: "close", say: Say.back, leaves: true)
    case .closeHelp:
      .init([[.back], [.quit]], hint: "close", say: Say.back, leaves: true)
    case .resume:
      .init([], hint: "continue", meaning: "back to the game")
    case .dismiss: .init([[.back], [.quit]], hint: "back", say: Say.back, leaves: true)
    case .cancel: .init([[.back], [.quit], [.erase]], hint: "cancel", say: Say.back, leaves: true)
    case .turnPage:
      .init(
        [arrows], help: "turn the page",
        say: [
          .init("next", .down, Word("the next one", in: "page")),
          .init("previous", .up, Word("the one before", in: "page")),
        ], isDrawnOnly: true, wheel: bothWays)
    case .confirm: .init([[.choose]], hint: "confirm", isDrawnOnly: true, isWhileTyping: true)
    case .cancelTyping:
      .init([[.back]], hint: "cancel", say: Say.back, leaves: true, isWhileTyping: true)
    case .deleteCharacter:
      .init(
        [[.erase]], help: "delete a character", say: ["delete"], isDrawnOnly: true,
        isWhileTyping: true)

    // Among the categories.
    case .find: .init([[.find]], hint: "find", help: "find a category")
    case .showAll:
      .init([[.back]], hint: "show all", help: "all categories", say: ["all"], isWhileTyping: true)
    case .addCategory: .init([[.add]], hint: "add", help: "add a category")
    case .renameCategory: .init([[.rename]], hint: "rename", help: "rename your category")
    case .deleteCategory: .init([[.delete]], hint: "delete", help: "delete your category")

    // In the records.
    case .turnRecordsPage:
      .init(
        // Turns the page.
        [horizontal, [.next], [.previous]], hint: "page", help: "next, previous page",
        say: [.init("next", .right, "the next page"), .init("previous", .left, "the page before")])
    case .turnPageWithTab:
      .init(
        [[.next], [.previous]], hint: "page", help: "next, previous page",
        say: [.init("page", .tab, "the next page")])
    case .enterCollection:
      .init(
        // Goes to the covers.
        [[.down]], hint: "covers", help: "look at the covers",
        say: [.init("covers", .down, "look at the covers")], wheel: [.scrollDown])
    // Among the covers of the collection, or the days of the calendar.
    case .moveAround:
      .init([arrows, [.first], [.last]], hint: "move", say: Say.arrows, wheel: bothWays)
    case .hearCover: .init(flipping, hint: "hear", help: "hear its tune")
    case .dealCover:
      .init(choosing, hint: "find it", help: "deal a board that has it", say: Say.deal)
    case .removeFriend: .init([[.delete]], hint: "remove", help: "remove a friend’s game")
    case .selectGame:
      .init([vertical, [.first], [.last]], hint: "move", say: Say.upAndDown, wheel: bothWays)
    // Steps through a game flip by flip, or move by move.
    case .stepFlip: .init([horizontal], hint: "by flip", help: "flip back, flip", say: Say.byFlip)
    case .stepMove:
      .init(
        // Steps through a game move by move.
        [vertical], hint: "by move", help: "move back, move",
        say: [.init("next", .down, "one move later"), .init("previous", .up, "one move earlier")],
        wheel: bothWays)
    case .stepToEnds:
      .init(
        [[.first], [.last]], help: "beginning, end",
        say: [.init("beginning", .home, "the beginning"), .init("end", .end, "the end")])
    case .showSlip: .init([[.slips]], hint: "slips", help: "view your slips, one after the other")
    case .playAgain:
      .init(
        [[.again]], hint: "play this board", help: "play this board again (no stars)",
        say: [.init(Word("play", in: "board"))])
    case .skipFlips: .init(flipping, hint: "skip", help: "skip to the question")
    case .answer:
      .init(flipping, hint: "choose", help: "choose the partner", say: Say.choose, hasClick: true)
    case .nextPuzzle: .init(flipping, hint: "next", help: "next puzzle")
    case .closePractice: .init(flipping, hint: "close", say: Say.back, leaves: true)
    case .enterCalendar:
      .init(
        // Goes to the days.
        [vertical], hint: "days", help: "select a day",
        say: [.init("days", .down, "look at the days")], wheel: bothWays)
    case .playDay:
      .init(choosing, hint: Word("play", in: "board"), help: "play the board of the day")

    // In time travel and replays.
    case .step:
      .init(
        [vertical], hint: "step", help: "older, newer",
        say: [.init("older", .up, "an older moment"), .init("newer", .down, "a newer moment")],
        wheel: bothWays)
    case .stepToEnd:
      .init(
        [[.first], [.last]], help: "oldest, newest",
        say: [
          .init("oldest", .home, "the oldest moment"), .init("newest", .end, "the newest moment"),
        ])
    // Goes on with the game.
    case .playOn: .init(choosing, hint: Word("play", in: "game"), help: "continue from there")
    case .closeInspector:
      .init([[.back], [.quit], [.timeTravel]], hint: "close", say: Say.back, leaves: true)
    case .showFewerEvents:
      .init(
        [[.events]], hint: Word("less", in: "events"), help: "fewer events, in words",
        say: ["fewer"], isDrawnOnly: true
      )
    case .showAllEvents:
      .init(
        [[.events]], hint: Word("more", in: "events"), help: "all events, in full", say: ["all"],
        isDrawnOnly: true)
    case .play:
      .init(
        // With blanks at its end, as wide as “pause”.
        flipping, hint: Word("play ", in: "replay"), help: Word("play", in: "replay"),
        say: [.init(Word("play", in: "replay"))])
    case .pauseReplay: .init(flipping, hint: "pause", say: Say.pause)
    case .stepReplay: .init([horizontal], hint: "step", say: Say.byFlip)
    case .changeSpeed:
      .init(
        [vertical, [.faster, .slower]], hint: "speed",
        say: [.init("faster", .up, "faster"), .init("slower", .down, "slower")])
    case .quitReplay: .init([[.quit], [.back]], hint: "quit", say: Say.quit)
    }
  }
}

private let horizontal: [Control] = [.left, .right]
private let vertical: [Control] = [.up, .down]
private let arrows = horizontal + vertical
/// The controls of what Space does first, and those of what Enter does first.
private let flipping: [[Control]] = [[.flip], [.choose]]
private let choosing: [[Control]] = [[.choose], [.flip]]
private let listing: [[Control]] = [[.next], [.previous], [.first], [.last]]
private let bothWays: [Key] = [.scrollUp, .scrollDown]

/// Words that a player types for several commands, and what they do.
private enum Say {
  static let back = [PlainWords.back]
  static let quit = [PlainWords.quit]
  static let menu = [PlainWords.menu]
  static let upAndDown = [
    PlainOrder("down", .down, Word("the next one", in: "entry")),
    PlainOrder("up", .up, Word("the one before", in: "entry")),
  ]
  static let firstAndLast = [
    PlainOrder("first", .home, Word("the first one", in: "entry")),
    PlainOrder("last", .end, Word("the last one", in: "entry")),
  ]
  static let moreAndLess = [
    PlainOrder(PlainWords.more, .right, "the next value; more 3, that of the third choice"),
    PlainOrder(PlainWords.less, .left, "the value before; less 3, that of the third choice"),
  ]
  static let choose = [PlainOrder("choose", nil, "take the choice that you are at")]
  static let deal = [PlainOrder("deal", nil, "deals the cards")]
  static let flip = [PlainOrder("flip", nil, "flips the card that you are at")]
  static let pause = [PlainOrder("pause", nil, "stops the clock")]
  static let byFlip = [
    PlainOrder("forward", .right, "one flip later"),
    PlainOrder("backward", .left, "one flip earlier"),
  ]
  static let arrows = [
    PlainOrder("go left", .left, "one to the left"),
    PlainOrder("go right", .right, "one to the right"),
    PlainOrder("go up", .up, "one up"), PlainOrder("go down", .down, "one down"),
  ]
}
