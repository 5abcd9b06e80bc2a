/// Everything the player can do with keys, in the groups of the table.
enum CommandName: Int, CaseIterable, Sendable {
  case help, mute, unmute, timeTravel, records, back
  case select, list, changeRow, choose
  case newGame, nextPerson, category, openSettings, deal, quit, leave
  case changePerson, deletePerson, toggleContrast, togglePictures
  case moveCursor, findHidden, flip, hear, look, skip, hint, pause, showCoordinates, typeCoordinate
  case info, table, showBoard, showResult, figures, share, endEvening, savePictures
  case resume, confirm, deleteCharacter
  case find, showAll, addCategory, renameCategory, deleteCategory
  case turnPage, enterCollection, moveAround, dealCover
  case removeFriend, stepFlip, stepMove, showSlip, playAgain
  case skipFlips, nextPuzzle, enterCalendar, playDay
  case step, playOn, showAllEvents
  case play, pauseReplay, stepReplay, changeSpeed, quitReplay

  /// Leads back from the screen that offers it.
  var leaves: Bool { [.back, .leave, .quit, .showAll].contains(self) }
  /// Acts on the thing at the cursor, as a click on it does.
  var actsOnCursor: Bool { [.choose, .flip, .look].contains(self) }
  /// The mouse wheel triggers it, too.
  var hasWheel: Bool { Self.wheeled.contains(self) }
  /// Needs files, which an arcade does not have.
  var needsFiles: Bool { Self.onFiles.contains(self) }
  /// Leads to no words, but for those of the settings.
  var isWordless: Bool { Self.wordless.contains(self) }

  private static let wheeled: Set<Self> = [
    .list, .showResult, .enterCollection, .enterCalendar, .moveAround, .step, .stepMove,
  ]
  private static let onFiles: Set<Self> = [
    .records, .nextPerson, .openSettings, .timeTravel, .savePictures, .showSlip, .addCategory,
  ]
  private static let wordless: Set<Self> = [
    .openSettings, .select, .list, .choose, .moveCursor, .findHidden, .flip, .hear, .look, .leave,
    .showBoard, .showResult, .endEvening,
  ]
}
