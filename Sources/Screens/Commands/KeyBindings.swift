import Terminal

/// Which keys each command has, the one that the hint line names first.
///
/// A letter in lower case means both cases, unless another command has the upper case.
struct KeyBindings: Sendable {
  private let keys: [CommandName: [Key]]

  /// The keys of a command; none if any key means it, or if its keys depend on the board.
  subscript(name: CommandName) -> [Key] { keys[name] ?? [] }

  static let standard = KeyBindings(
    keys: [
      .help: .letters("?") + [.help],
      .helpWhileTyping: [.help],  // Question marks are written.
      .mute: .letters("m"),
      .unmute: .letters("m"),
      .timeTravel: .letters("t"),
      .records: .letters("r"),
      .back: .leaving + [.backspace],

      .selectRow: .vertical,
      .selectEntry: .arrows,
      .selectTile: .arrows,
      .selectWithArrows: .plainArrows,
      .selectWhileTyping: .plainArrows,
      .list: .listing,
      .changeRow: .horizontal,
      .changeSetting: .horizontal + .choosing,
      .chooseRow: .choosing,
      .choose: .choosing,
      // Not Space: who flips cards with it could press it once too often.
      .chooseWithEnter: [.enter],

      .newGame: .letters("n"),
      .nextPerson: .letters("p"),
      .category: .letters("c"),
      .openSettings: .letters(","),
      .toggleContrast: .letters("c"),
      .togglePictures: .letters("p"),
      .deal: .letters("n"),
      .quit: .letters("q"),
      .leaveDeal: .leaving,

      .moveCursor: .arrows,
      .findHidden: [.tab, .backTab, .home, .end],
      .flip: .flipping,
      .hear: .flipping,
      .look: .flipping,
      .skip: .flipping,
      .hint: .letters("H"),
      .pause: .letters("p"),
      .showCoordinates: .letters("#"),
      .info: .letters("i"),
      .leaveGame: .letters("q") + [.escape],

      .showBoard: [.escape] + .letters(" "),
      .showResult: .flipping,
      .showResultByMoving: .arrows,
      .showResultByListing: .listing,
      .share: .letters("y"),
      .startTally: .letters("0"),
      .leaveResult: .letters("q"),

      .closeHelp: .leaving,
      .dismiss: .leaving,
      .cancel: .leaving + [.backspace],
      .turnPage: .arrows + .wheel,
      .confirm: [.enter],
      .cancelTyping: [.escape],
      .deleteCharacter: [.backspace],

      .find: .letters("/"),
      .showAll: [.escape],
      .addCategory: .letters("+"),
      .renameCategory: .letters("e"),
      .deleteCategory: .letters("x"),

      .turnRecordsPage: .horizontal + [.tab, .backTab],
      .turnPageWithTab: [.tab, .backTab],
      .enterCollection: [.down, .scrollDown] + .letters("js"),
      .moveInCollection: .arrows + .wheel + [.home, .end],
      .hearCover: .flipping,
      .dealCover: .choosing,
      .scroll: .vertical + .wheel,
      .scrollToEnd: [.home, .end],
      .enterCalendar: .vertical + .wheel,
      .moveInCalendar: .arrows + .wheel + [.home, .end],
      .playDay: .choosing,
      .challenge: .choosing,
      .selectGame: .vertical + .wheel + [.home, .end],
      .openGame: .choosing,
      .stepFlip: .horizontal,
      .stepMove: .vertical + .wheel,
      .stepToEnds: [.home, .end],
      .showSlip: .letters("v"),
      .playAgain: .letters("p"),
      .practise: .choosing,
      .skipFlips: .flipping,
      .answer: .flipping,
      .nextPuzzle: .flipping,
      .closePractice: .flipping,

      .step: .vertical + .wheel,
      .stepToEnd: [.home, .end],
      .playOn: .choosing,
      .closeInspector: .leaving + .letters("t"),
      .showFewerEvents: .letters("f"),
      .showAllEvents: .letters("f"),
      .play: .flipping,
      .pauseReplay: .flipping,
      .stepReplay: [.left, .right] + .letters("hl"),
      .changeSpeed: [.up, .down] + .letters("+=-"),
      .quitReplay: .letters("q") + [.escape],
    ])
}

extension [Key] {
  /// The keys of these letters; the case of a pressed letter is ignored.
  static func letters(_ letters: String) -> [Key] { letters.map(Key.character) }

  static let choosing: [Key] = [.enter] + letters(" ")
  static let flipping: [Key] = letters(" ") + [.enter]
  static let leaving: [Key] = [.escape] + letters("q")
  static let vertical: [Key] = [.up, .down] + letters("kjws")
  static let horizontal: [Key] = [.left, .right] + letters("hlad")
  static let plainArrows: [Key] = [.left, .right, .up, .down]
  static let arrows = horizontal + vertical
  static let wheel: [Key] = [.scrollUp, .scrollDown]
  /// The keys that move through a list, apart from arrows.
  static let listing: [Key] = [.tab, .backTab] + wheel + [.home, .end]
}
