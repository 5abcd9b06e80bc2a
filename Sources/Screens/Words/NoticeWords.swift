extension Notice {
  /// The event, and the player's options.
  public var sentence: String {
    switch self {
    case .setAside(let thing, let reason, let file, let newName):
      // "Your saved game is damaged: it is kept as game.damaged-1."
      newName.map { tr("\(reason.sentence(about: thing)): it is kept as \($0).") }
        // "Your saved game is damaged, and it is in the way: move game elsewhere."
        ?? tr("\(reason.sentence(about: thing)), and it is in the way: move \(file) elsewhere.")
    case .choicesUnreadable(let file):
      tr("Your settings in \(file) cannot be read: check its permissions.")
    case .notStored(let thing, let failure): failure.sentence(about: thing)
    case .noCovers(let failure): failure.sentence
    case .eventForgotten: tr("That event is no longer in the history: choose a later one.")
    case .codeNeedsFolder:
      tr("This code is for covers of your own: choose a folder in the settings, or with --source.")
    case .anotherBoard:
      tr("This is not the code’s board: your folder has changed, or another part of it is chosen.")
    case .rivalElsewhere:
      tr("Their game was on another board: ask for the folder of covers that they used.")
    case .oversized(let pictures):
      // The name of the first one.
      tr(
        "\(pictures.count) picture is too large for a cover: make \(pictures.first) smaller.",
        "\(pictures.count) pictures are too large for covers: make \(pictures.first) and the rest smaller.",
        count: pictures.count)
    case .keysWrong(let file, let path):
      tr("Your keys in \(file) are not used: correct \(path.shortened), as memorytunes keys shows.")
    case .keysMoved(let file):
      tr("Keys are no longer read from \(file): choose them in the settings, then delete it.")
    case .tableLost(let failure):
      failure?.sentence ?? tr("The host is gone: join again, or play on alone.")
    case .substituted(let opponent): tr("\(opponent.label) has played for you.")
    case .atTable: tr("You are at a table: leave it before you play alone.")
    case .dealtAnew: tr("The host has dealt new cards.")
    case .boardDiffered(let card, let grid, let name):
      // Who flipped a card, and which: b3.
      tr(
        "After \(name) flipped \(grid.coordinate(ofCard: card)), your board differed: it was corrected."
      )
    case .unexpected(let words): tr("Something went wrong: \(words).")
    }
  }
}

extension SetAsideReason {
  /// "Your saved game is damaged", without its end.
  ///
  /// Only saved games crash or cannot be read.
  fileprivate func sentence(about thing: StoredThing) -> String {
    switch (self, thing) {
    case (.crashed, _): tr("The game crashed while opening your saved game")
    case (.damaged, .choices): tr("Your preferences file is damaged")
    case (.damaged, .records): tr("Your file of finished games is damaged")
    case (.damaged, _): tr("Your saved game is damaged")
    case (.newer, .choices): tr("Your preferences file is from a newer version")
    case (.newer, _): tr("Your saved game is from a newer version")
    case (.unreadable, _): tr("Your saved game cannot be read")
    }
  }
}

extension StorageFailure {
  /// "The game is not saved: /x is in the way, so move it elsewhere."; %1$s is its beginning, "The game is not
  /// saved".
  fileprivate func sentence(about thing: StoredThing) -> String {
    let loss =
      switch thing {
      case .choices: tr("Your settings are not saved")
      case .game: tr("The game is not saved")
      case .recording: tr("The session is not recorded")
      case .records: tr("Your records are unavailable")
      case .pictures: tr("The pictures are not saved")
      }
    return switch self {
    case .noHomeFolder: tr("\(loss): there is no home folder, so set HOME.")
    case .notAFolder(let file), .inTheWay(let file):
      tr("\(loss): \(file) is in the way, so move it elsewhere.")
    case .folderNotWritable(let folder): tr("\(loss): make \(folder) a writable folder.")
    case .belongsToAnother(let file):
      tr("\(loss): \(file) belongs to another user, so remove the link to it.")
    case .newerVersion(let file):
      tr("\(loss): \(file) is from a newer version, so update the game.")
    case .locked(let file): tr("\(loss): another program is using \(file), so close it.")
    case .notARecording(let file):
      tr("\(loss): \(file) is not a recording, so record to another file.")
    case .diskFull(let file): tr("\(loss): the disk with \(file) is full, so free some space.")
    case .fileTooLarge(let file):
      tr("\(loss): raise the limit on the size of \(file) with ulimit -f.")
    case .impossibleGame:
      tr("A game was not stored, because it cannot have been played: please report this.")
    case .notWritable(let file, let reason):
      tr("\(loss): \(file) cannot be written (\(reason)), so check its permissions.")
    }
  }
}
