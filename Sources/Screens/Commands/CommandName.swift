/// Everything the player can do with keys.
enum CommandName: Int, CaseIterable, Sendable {
  /// On every screen.
  case help, helpWhileTyping, mute, unmute, timeTravel, records, back
  /// In lists and among buttons.
  case selectRow, selectEntry, selectTile, selectWithArrows, list, changeRow
  case chooseRow, choose, chooseWithEnter
  /// In the menu, and before a board is dealt.
  case newGame, nextPerson, category, openSettings, deal, quit, leaveDeal
  /// Among the people.
  case changePerson, deletePerson
  /// In the settings.
  case toggleContrast, togglePictures
  /// Among the keys.
  case changeKeys, stopListening
  /// On the board.
  case moveCursor, findHidden, flip, hear, look, skip, hint, pause, showCoordinates, typeCoordinate
  case info, table, leaveGame
  /// In the result.
  case showBoard, showResult, showResultByMoving, showResultByListing, figures, share, endEvening
  case leaveResult
  /// In dialogs.
  case savePictures
  case close, closeHelp, resume, dismiss, cancel, turnPage, confirm, cancelTyping, deleteCharacter
  /// Among the categories.
  case find, showAll, addCategory, renameCategory, deleteCategory
  /// In the records.
  case turnRecordsPage, turnPageWithTab, enterCollection, moveAround, hearCover, dealCover
  case removeFriend, selectGame, stepFlip, stepMove, stepToEnds, showSlip, playAgain
  case skipFlips, answer, nextPuzzle, closePractice
  case enterCalendar, playDay
  /// In time travel and replays.
  case step, stepToEnd, playOn, closeInspector, showFewerEvents, showAllEvents
  case play, pauseReplay, stepReplay, changeSpeed, quitReplay
}
