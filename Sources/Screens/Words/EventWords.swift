import Artwork
import DataFlow
import MemoryTunes
import SafeText

/// What happened, in the player's words; `state` is the one after it.
func sentence(of event: Event<AppAction>, in state: @autoclosure () -> AppState) -> String {
  switch event.kind {
  case .rewind(let number): "Went back to \(number)"
  case .action(let action): action.sentence(in: state)
  }
}

extension AppAction {
  fileprivate func sentence(in state: () -> AppState) -> String {
    switch self {
    case .session(.launch): "Started"
    case .session(.resume): "Played on from there"
    case .session(.resumeGame): "Resumed a game"
    case .session(.quit): "Quit"
    case .routing(.go(let destination)): destination.sentence
    case .routing(.select): "Selected something"
    case .notices(.show(let action)): action.notice.sentence
    case .newGame(.dealNext): "Went on to the next game"
    case .daily(.play): "Asked for the daily board"
    case .daily(.found): "Found the daily board"
    case .categories(let action): action.sentence
    case .settings(let action): action.sentence
    case .keys(let action): action.sentence
    case .scan(.togglePause): "Paused the mark, or let it walk on"
    case .scan: "Moved the mark"
    case .game(let action): action.sentence(in: state)
    case .saving: "Asked to save the game"
    case .records(let action): action.sentence
    case .review(let action): action.sentence
    case .practice(let action): action.sentence
    case .share(.copied(true)): "Copied the text"
    case .share(.copied(false)): "Could not copy the text"
    case .share(.savePictures): "Save pictures"
    case .share(.saved(let pictures)): "Saved \(pictures.name.cleaned).png and .svg"
    case .sound(.reported(nil)): "Sound works again"
    case .sound(.reported(.some)): "No sound"
    case .prompt(.open): "Asked for text"
    case .prompt(.write): "Typed"
    case .prompt(.confirm): "Confirmed the text"
    case .inspector(.playOn): "Travelled in time"
    case .inspector: "Looked at another moment"
    }
  }
}

extension RoutingDestination {
  fileprivate var sentence: String {
    switch self {
    case .menu: "Went to the menu"
    case .newGame: "Opened the options for a game"
    case .categories: "Opened the categories"
    case .settings: "Opened the settings"
    case .sources: "Opened the sources of covers"
    case .keys: "Opened the keys"
    case .records: "Opened the records"
    case .review: "Opened a game of the records"
    case .practice: "Opened practice"
    case .game: "Went to the board"
    case .finished: "Saw the result"
    case .share: "Opened the text to share"
    case .help: "Opened the help"
    case .paused: "Paused"
    case .confirmation: "Was asked about the current game"
    case .hint: "Was asked about a hint"
    case .timeTravel: "Was asked about time travel"
    case .deletion: "Was asked about deleting a category"
    case .prompt: "Was asked for text"
    case .info: "Read about the cover"
    case .inspector: "Opened time travel"
    }
  }
}

extension KeysAction {
  fileprivate var sentence: String {
    switch self {
    case .restore: "Read the keys"
    case .setLayout: "Chose a layout of keys"
    case .listen, .stopListening: "Was asked for a key"
    case .toggle(let key): "Changed what \(key.text) does"
    case .reset: "Put the keys back"
    }
  }
}

extension RecordsAction {
  fileprivate var sentence: String {
    switch self {
    case .set: "Read the records"
    case .summarized: "Read what the menu says"
    case .loadFailed: "Could not read the records"
    case .added: "Added the game to the records"
    case .notAdded: "Could not add the game to the records"
    case .show: "Turned a page of the records"
    case .hearCover: "Played a cover’s tune"
    case .dealCover: "Asked for a board with a cover"
    case .play(let opponent): "Challenged \(opponent.label)"
    case .playSuggestion: "Took the suggestion"
    }
  }
}

extension ReviewAction {
  fileprivate var sentence: String {
    switch self {
    case .open: "Asked for a game of the records"
    case .openSlips: "Asked for the slips of a game"
    case .loaded: "Read the game"
    case .loadFailed: "Could not read the game"
    case .show: "Looked at a flip"
    case .playAgain: "Asked for the same board"
    }
  }
}

extension PracticeAction {
  fileprivate var sentence: String {
    switch self {
    case .loaded: "Read the puzzles"
    case .loadFailed: "Could not read the puzzles"
    case .advance: "Showed a flip of the puzzle"
    case .skip: "Skipped the flips of the puzzle"
    case .moveCursor: "Moved in the puzzle"
    case .choose: "Answered the puzzle"
    case .next: "Went to the next puzzle"
    }
  }
}

extension CategoriesAction {
  fileprivate var sentence: String {
    switch self {
    case .setCatalogue: "Found the bundled covers"
    case .select: "Moved in the categories"
    case .change(let action): "Category: \(action.category.label)"
    case .delete: "Deleted a category"
    case .shelf(let action): action.sentence
    case .filter(let text): text.map { "Searched for “\($0)”" } ?? "Showed all categories"
    }
  }
}

extension ShelfAction {
  fileprivate var sentence: String {
    switch news {
    case .progress(let done, let total): "Looked through \(done) of \(total) folders"
    case .found(let shelf): "Found \(shelf.whole.count) covers on your shelf"
    case .failed: "Could not look through your folder"
    }
  }
}

extension SettingsAction {
  fileprivate var sentence: String {
    switch self {
    case .restore: "Loaded your settings"
    case .startTally: "Began a new tally"
    case .backgroundReported: "Detected the terminal's background"
    case .change(let action): action.sentence
    }
  }
}

extension ChangeSettingAction {
  /// "Theme: dark".
  fileprivate var sentence: String {
    setting == .names ? "Named the players" : "\(setting.label): \(setting.value(in: settings))"
  }
}

extension GameAction {
  fileprivate func sentence(in state: () -> AppState) -> String {
    switch self {
    case .deal(let action):
      "New game: \(action.request.category.label) \(action.request.grid.label)"
    case .fetchProgress: "Fetched a cover"
    case .setCards, .dealNextBoard: "Dealt the cards"
    case .fetchFailed: "Found no covers"
    case .setGhost(let action):
      action.ghost == nil
        ? "Found no earlier game on this board" : "Found your last game on this board"
    case .restore: "Restored your game"
    case .moveCursor: "Moved on the board"
    case .flipCard(let action): flipSentence(ofCard: action.index, in: state().game)
    case .showCard(let action): showSentence(ofCard: action.index, in: state().game)
    case .computerFlip(let action): flipSentence(ofCard: action.card, in: state().game)
    case .hurry: "Skipped the computer's turn"
    case .advanceFlips: "Flipping cards went on"
    case .tick: "A second passed"
    case .showHint: "Asked for a hint"
    case .typeColumn: "Typed a column"
    case .endPeek: "All cards were turned face down"
    case .endFlash: "The pair stopped flashing"
    case .endTurnNotice: "Said whose turn it is"
    case .meter(let action): action.level == nil ? "The tune ended" : "The tune played on"
    case .dance: "The covers danced on"
    case .advanceFinale: "The finale went on"
    case .showResult(true): "Saw the result"
    case .showResult(false): "Looked at the board"
    case .missingCovers(.found): "A picture is missing"
    case .missingCovers(.recovered): "Looked for missing pictures"
    }
  }
}

private func showSentence(ofCard index: Int, in game: GameState) -> String {
  guard game.cards.indices.contains(index) else { return "Looked at no card" }
  let verb = game.isOnlyHeard(index) ? "Listened to" : "Looked at"
  return "\(verb) \(game.grid.coordinate(ofCard: index)) again"
}

private func flipSentence(ofCard index: Int, in game: GameState) -> String {
  guard game.cards.indices.contains(index) else { return "Flipped no card" }
  guard !game.isOnlyHeard(index) else {
    return "Listened to \(game.grid.coordinate(ofCard: index))"
  }
  let flip = "flipped \(game.grid.coordinate(ofCard: index)): \(game.cover(at: index).shownTitle)"
  return game.hasTurns ? "\(game.label(ofPlayer: game.lastPlayer)) \(flip)" : flip.capitalizedFirst
}
