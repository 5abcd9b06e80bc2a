import MemoryTunes
import Terminal

/// A word that is said for a command in plain mode.
struct PlainOrder {
  let word: String
  /// The key that it stands for; nil for the first one of the command.
  var key: Key?
  /// What the help says of it; nil for what it says of the key.
  var meaning: String?

  init(_ word: String, _ key: Key? = nil, _ meaning: String? = nil) {
    (self.word, self.key, self.meaning) = (word, key, meaning)
  }
}

extension CommandName {
  /// What is said for it.
  var orders: [PlainOrder] {
    switch self {
    case .help, .helpWhileTyping: [PlainOrder("help")]
    case .mute: [PlainOrder("mute", nil, "no sound")]
    case .unmute: [PlainOrder("unmute", nil, "sound again")]
    case .timeTravel:
      [PlainOrder("undo", nil, "back to an earlier move; the game then earns no stars")]
    case .records: [PlainOrder("records", nil, "your games, your memory and your covers")]
    case .back, .close, .closeHelp, .dismiss, .cancel, .cancelTyping, .closeInspector, .leaveDeal,
      .closePractice, .stopListening:
      [PlainOrder(PlainWords.back, nil, PlainWords.backMeaning)]
    case .resume: [PlainOrder("continue", nil, "back to the game")]
    case .selectRow, .selectEntry, .selectTile, .selectWithArrows, .selectWhileTyping, .scroll,
      .selectGame:
      [PlainOrder("down", .down, "the next one"), PlainOrder("up", .up, "the one before")]
    case .moveCursor, .moveInCollection, .moveInCalendar:
      Self.arrowOrders
    case .list, .scrollToEnd:
      [PlainOrder("first", .home, "the first one"), PlainOrder("last", .end, "the last one")]
    case .changeRow, .changeSetting:
      [
        PlainOrder(PlainWords.more, .right, "the next value; more 3, that of the third choice"),
        PlainOrder(PlainWords.less, .left, "the value before; less 3, that of the third choice"),
      ]
    case .chooseRow, .choose, .chooseWithEnter, .answer, .confirm, .changeKeys:
      [PlainOrder("choose", nil, "takes the choice that you are at")]
    case .newGame: [PlainOrder("new")]
    case .nextPerson: [PlainOrder("player", nil, "the next of those who play here")]
    case .category: [PlainOrder("category")]
    case .openSettings: [PlainOrder("settings", nil, "sound, pictures, talk and more")]
    case .toggleContrast: [PlainOrder("contrast")]
    case .togglePictures: [PlainOrder("pictures")]
    case .deal, .dealCover: [PlainOrder("deal", nil, "deals the cards")]
    case .quit, .quitReplay: [PlainOrder(PlainWords.quit, nil, PlainWords.quitMeaning)]
    case .leaveGame, .leaveResult: [PlainOrder("menu", nil, "the first screen")]
    case .findHidden:
      [
        PlainOrder("next", .tab, "the next card that is face down"),
        PlainOrder("previous", .backTab, "the one before"),
      ]
    case .flip, .typeCoordinate: [PlainOrder("flip", nil, "flips the card that you are at")]
    case .hear, .hearCover: [PlainOrder("hear")]
    case .look, .openGame: [PlainOrder("look")]
    case .skip, .skipFlips: [PlainOrder("skip")]
    case .hint:
      [
        PlainOrder(
          "hint", nil, "where you saw the open card’s partner; the game then earns no stars")
      ]
    case .pause, .pauseReplay: [PlainOrder("pause", nil, "stops the clock")]
    case .showCoordinates: [PlainOrder("coordinates")]
    case .info: [PlainOrder("info")]
    case .showBoard: [PlainOrder("look")]
    case .showResult, .showResultByMoving, .showResultByListing: [PlainOrder("result")]
    case .share: [PlainOrder("share")]
    case .savePictures: [PlainOrder("save")]
    case .startTally: [PlainOrder("tally")]
    case .turnPage:
      [PlainOrder("next", .down, "the next one"), PlainOrder("previous", .up, "the one before")]
    case .deleteCharacter: [PlainOrder("delete")]
    case .find: [PlainOrder("find")]
    case .showAll, .showAllEvents: [PlainOrder("all")]
    case .addCategory: [PlainOrder("add")]
    case .renameCategory: [PlainOrder("rename")]
    case .deleteCategory: [PlainOrder("delete")]
    case .turnRecordsPage:
      [
        PlainOrder("next", .right, "the next page"),
        PlainOrder("previous", .left, "the page before"),
      ]
    case .turnPageWithTab: [PlainOrder("page", .tab, "the next page")]
    case .enterCollection: [PlainOrder("covers", .down, "look at the covers")]
    case .enterCalendar: [PlainOrder("days", .down, "look at the days")]
    case .playDay, .challenge, .playAgain, .playOn, .play: [PlainOrder("play")]
    case .stepFlip, .stepReplay:
      [
        PlainOrder("forward", .right, "one flip later"),
        PlainOrder("backward", .left, "one flip earlier"),
      ]
    case .stepMove:
      [
        PlainOrder("next", .down, "one move later"),
        PlainOrder("previous", .up, "one move earlier"),
      ]
    case .stepToEnds:
      [PlainOrder("beginning", .home, "the beginning"), PlainOrder("end", .end, "the end")]
    case .showSlip: [PlainOrder("slips")]
    case .practise: [PlainOrder("practise")]
    case .nextPuzzle: [PlainOrder("next")]
    case .step:
      [PlainOrder("older", .up, "an older moment"), PlainOrder("newer", .down, "a newer moment")]
    case .stepToEnd:
      [
        PlainOrder("oldest", .home, "the oldest moment"),
        PlainOrder("newest", .end, "the newest moment"),
      ]
    case .showFewerEvents: [PlainOrder("fewer")]
    case .changeSpeed: [PlainOrder("faster", .up, "faster"), PlainOrder("slower", .down, "slower")]
    }
  }

  private static let arrowOrders = [
    PlainOrder("go left", .left, "one to the left"),
    PlainOrder("go right", .right, "one to the right"),
    PlainOrder("go up", .up, "one up"), PlainOrder("go down", .down, "one down"),
  ]
}

/// What is asked in plain mode, and answered from what is on the screen.
enum PlainQuestion: String, CaseIterable {
  case board, open, left, seen, `where`, score, help, `repeat`, read
  case everything = "help all"
  case terms = "help terms"

  /// Whether it is about the cards.
  var isAboutBoard: Bool {
    switch self {
    case .board, .open, .left, .seen, .where, .score: true
    case .help, .everything, .terms, .repeat, .read: false
    }
  }

  /// What the help says of it.
  var meaning: String {
    switch self {
    case .board: "all cards, row by row"
    case .open: "the cards that are open"
    case .left: "the cards whose pairs are still to be found"
    case .seen: "the cards that have been seen and lie face down"
    case .where: "how the cards lie, and where you are"
    case .help: "what you can say"
    case .everything: "what each of the words does"
    case .terms: "what the terms of the game mean"
    case .repeat: "what was said last"
    case .read: "all that is on the screen"
    case .score: "the score, the time, and whose turn it is"
    }
  }
}

extension GameState {
  /// The answer to a question about the cards.
  func answer(to question: PlainQuestion) -> [String] {
    let places = cards.indices.map(grid.coordinate(ofCard:))
    func named(_ isNamed: (Int) -> Bool) -> String {
      let names = cards.indices.filter(isNamed).map { places[$0] }
      return names.isEmpty ? "none" : names.count == places.count ? "all" : list(names)
    }
    let seen = Set(board.flips.map(\.card))
    switch question {
    case .board: return boardRows
    case .open: return [openSentence]
    case .left: return ["Left: \(named { !cards[$0].isMatched })"]
    case .seen: return ["Seen: \(named { seen.contains($0) && cards[$0].face == .hidden })"]
    case .where:
      let letters = grid.columnLetters
      return [
        "Columns \(letters.prefix(1)) to \(letters.suffix(1)), rows 1 to \(grid.rows), from the top left. You are at \(places[show.cursor])"
      ]
    case .score:
      return [
        scoreSentence, timeSentence,
      ]
        + ghostLabels.prefix(1).map(\.capitalizedFirst)
        + (hasTurns && !isFinished ? [players.turnLabel(at: turn)] : [])
    case .help, .everything, .terms, .repeat, .read: return []
    }
  }
}
