import Terminal

extension CommandName {
  /// What the hint line says of it, where it has room for these keys; nil if only the help lists it.
  func hint(keys: [Key]) -> KeyHint? {
    meanings.hint.map { KeyHint(keys.isEmpty ? anyKey : names(of: keys), $0) }
  }

  /// The hint for the key that ends the pause of the walking mark.
  static func walkOnHint(_ key: String) -> KeyHint { KeyHint(key, "walk on") }

  /// What the help says of it.
  func help(keys: [Key]) -> KeyHint {
    KeyHint(keysInHelp(keys), meanings.help)
  }

  /// What it does: in the hint line, which has room for a word, and in the help.
  private var meanings: (hint: String?, help: String) {
    switch self {
    case .help: ("help", "help")
    case .helpWhileTyping: (nil, "help")
    case .mute: ("mute", "mute")
    case .unmute: ("unmute", "unmute")
    case .timeTravel: (nil, "travel back in time (no stars)")
    case .records: (nil, "records")
    case .back, .dismiss: ("back", "back")
    case .selectRow, .selectEntry, .selectTile, .selectWithArrows, .selectWhileTyping, .moveCursor:
      ("move", "move")
    case .list: (nil, "next, previous, first, last")
    case .changeRow, .changeSetting: ("change", "change")
    case .chooseRow, .choose, .chooseWithEnter: ("choose", "choose")
    case .newGame: ("new", "new game")
    case .nextPerson: ("player", "who is playing")
    case .category: ("category", "choose the category")
    case .openSettings: (nil, "settings")
    case .toggleContrast: ("contrast", "high contrast, or as before")
    case .togglePictures: ("pictures", "pictures only, large, or as before")
    case .deal: ("deal", "deal the cards")
    case .quit, .quitReplay: ("quit", "quit")
    case .leaveDeal, .leaveGame, .leaveResult: ("menu", "menu")
    case .findHidden: (nil, "next, previous, first, last hidden")
    case .flip: ("flip", "flip")
    // As long as "flip", so that the hints after it stay where they are.
    case .hear: ("hear", "hear again")
    case .look: ("look", "look again")
    case .skip: ("skip", "end the computer’s turn")
    case .hint: (nil, "hint: its partner (no stars)")
    case .pause: ("pause", "pause")
    case .showCoordinates: (nil, "coordinates to type")
    case .typeCoordinate: (nil, "flip the card there")
    case .info: (nil, "about this cover")
    case .showBoard: ("see the board", "see the board")
    case .showResult: ("result", "result")
    case .showResultByMoving, .showResultByListing: (nil, "result")
    case .share: ("share", "share the result")
    case .savePictures: ("save pictures", "save it as pictures")
    case .startTally: ("new tally", "begin a new tally")
    case .close, .closeHelp, .closeInspector, .closePractice: ("close", "close")
    case .resume: ("continue", "continue")
    case .cancel, .cancelTyping, .stopListening: ("cancel", "cancel")
    case .turnPage: (nil, "turn the page")
    case .confirm: ("confirm", "confirm")
    case .deleteCharacter: (nil, "delete a character")
    case .find: ("find", "find a category")
    case .showAll: ("show all", "all categories")
    case .addCategory: ("add", "add a category")
    case .renameCategory: ("rename", "rename your category")
    case .deleteCategory: ("delete", "delete your category")
    case .changeKeys: ("change", "change the keys of a row")
    case .turnRecordsPage: ("page", "next, previous page")
    case .turnPageWithTab: ("page", "next, previous page")
    case .enterCollection: ("covers", "look at the covers")
    case .moveInCollection: ("move", "move")
    case .hearCover: ("hear", "hear its tune")
    case .dealCover: ("find it", "deal a board that has it")
    case .scroll: ("move", "move")
    case .scrollToEnd: (nil, "top, bottom")
    case .enterCalendar: ("days", "select a day")
    case .moveInCalendar: ("move", "move")
    case .playDay: ("play", "play the board of the day")
    case .challenge: ("play", "play against it")
    case .selectGame: ("move", "move")
    case .openGame: ("look", "look at the game")
    case .stepFlip: ("flip", "flip back, flip")
    case .stepMove: ("move", "move back, move")
    case .stepToEnds: (nil, "beginning, end")
    case .showSlip: ("slips", "view your slips, one after the other")
    case .playAgain: ("play this board", "play this board again (no stars)")
    case .practise: ("practise", "practise your slips")
    case .skipFlips: ("skip", "skip to the question")
    case .answer: ("choose", "choose the partner")
    case .nextPuzzle: ("next", "next puzzle")
    case .step: ("step", "older, newer")
    case .stepToEnd: (nil, "oldest, newest")
    case .playOn: ("play", "continue from there")
    case .showFewerEvents: ("less", "fewer events, in words")
    case .showAllEvents: ("more", "all events, in full")
    // As long as "pause".
    case .play: ("play ", "play")
    case .pauseReplay: ("pause", "pause")
    case .stepReplay: ("step", "step")
    case .changeSpeed: ("speed", "speed")
    }
  }

  private func keysInHelp(_ keys: [Key]) -> String {
    switch self {
    case .close, .resume: anyKey
    case .closeHelp: "any other key"
    case .typeCoordinate: coordinates(of: keys)
    case .flip, .hear, .look, .choose, .chooseWithEnter, .answer: "\(names(of: keys)) click"
    default: names(of: keys)
    }
  }
}

private let anyKey = "any key"

/// The first coordinate and the last: "a1…d4".
private func coordinates(of keys: [Key]) -> String {
  let characters = names(of: keys).filter { $0 != " " }
  let (letters, digits) = (characters.filter(\.isLetter), characters.filter(\.isNumber))
  return "\(letters.prefix(1))\(digits.prefix(1))…\(letters.suffix(1))\(digits.suffix(1))"
}
