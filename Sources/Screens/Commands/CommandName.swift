/// Everything the player can do with keys, in the groups of the table.
enum CommandName: Int, CaseIterable, Sendable {
  case help, helpWhileTyping, mute, unmute, timeTravel, records, back
  case selectRow, selectEntry, selectTile, selectWithArrows, list, changeRow
  case chooseRow, choose, chooseWithEnter
  case newGame, nextPerson, category, openSettings, deal, quit, leaveDeal
  case changePerson, deletePerson
  case toggleContrast, togglePictures
  case changeKeys, stopListening
  case moveCursor, findHidden, flip, hear, look, skip, hint, pause, showCoordinates, typeCoordinate
  case info, table, leaveGame
  case showBoard, showResult, showResultByMoving, showResultByListing, figures, share, endEvening
  case leaveResult
  case savePictures
  case close, closeHelp, resume, dismiss, cancel, turnPage, confirm, cancelTyping, deleteCharacter
  case find, showAll, addCategory, renameCategory, deleteCategory
  case turnRecordsPage, turnPageWithTab, enterCollection, moveAround, hearCover, dealCover
  case removeFriend, selectGame, stepFlip, stepMove, stepToEnds, showSlip, playAgain
  case skipFlips, answer, nextPuzzle, closePractice
  case enterCalendar, playDay
  case step, stepToEnd, playOn, closeInspector, showFewerEvents, showAllEvents
  case play, pauseReplay, stepReplay, changeSpeed, quitReplay
}
