import Artwork
import MemoryTunes

extension Notice {
  /// The event, and the player's options.
  public var sentence: String {
    switch self {
    case .setAside(let thing, let reason, let file, let newName):
      if let newName {
        "\(reason.sentence(about: thing)): it is kept as \(newName)."
      } else {
        "\(reason.sentence(about: thing)), and it is in the way: move \(file) elsewhere."
      }
    case .choicesUnreadable(let file):
      "Your settings in \(file) cannot be read: check its permissions."
    case .notStored(let thing, let failure): failure.sentence(about: thing)
    case .noCovers(let failure): failure.sentence
    case .eventForgotten: "That event is no longer in the history: choose a later one."
    case .codeNeedsFolder:
      "This code is for covers from a folder of your own: choose one in the settings, or with --source."
    case .anotherBoard:
      "This is not the code’s board: your folder has changed, or another part of it is chosen."
    case .rivalElsewhere:
      "Their game was on another board than this one: ask for the folder of covers that they used."
    case .oversized(let pictures) where pictures.count == 1:
      "\(pictures.first) is too large for a cover: make it smaller."
    case .oversized(let pictures):
      "\(pictures.first) and \(counted(pictures.count - 1, "other picture")) are too large for covers: make them smaller."
    case .keysWrong(let file, let path):
      "Your keys in \(file) are not used: correct \(path.shortened), as memorytunes keys shows."
    case .keysMoved(let file):
      "Keys are no longer read from \(file): choose them in the settings, then delete it."
    case .unexpected(let words): "Something went wrong: \(words)."
    }
  }
}

extension SetAsideReason {
  fileprivate func sentence(about thing: StoredThing) -> String {
    switch self {
    case .crashed: "The game crashed while opening your \(thing.words.name)"
    case .damaged: "Your \(thing.words.name) is damaged"
    case .newer: "Your \(thing.words.name) is from a newer version"
    case .unreadable: "Your \(thing.words.name) cannot be read"
    }
  }
}

extension StorageFailure {
  fileprivate func sentence(about thing: StoredThing) -> String {
    let loss = thing.words.loss
    return switch self {
    case .noHomeFolder: "\(loss): there is no home folder, so set HOME."
    case .notAFolder(let path): "\(loss): \(path) is not a folder, so move it elsewhere."
    case .folderForbidden(let folder): "\(loss) in \(folder): check its permissions."
    case .folderNotWritable(let folder): "\(loss): make \(folder) a writable folder."
    case .inTheWay(let file): "\(loss): \(file) is in the way, so move it elsewhere."
    case .belongsToAnother(let file):
      "\(loss): \(file) belongs to another user, so remove the link to it."
    case .newerVersion(let file):
      "\(loss): \(file) is from a newer version, so update the game."
    case .locked(let file):
      "\(loss): another program is using \(file), so close that program."
    case .notARecording(let file):
      "\(loss): \(file) is not a recording, so record to another file."
    case .diskFull(let file): "\(loss) in \(file): the disk is full, so free some space."
    case .fileTooLarge(let file):
      "\(loss) in \(file): raise the limit on file sizes with ulimit -f."
    case .impossibleGame:
      "A finished game was not stored, because no such game is possible: please report this error."
    case .notWritable(let file, let reason):
      "\(loss) in \(file) (\(reason)): check its permissions."
    }
  }
}

extension StoredThing {
  fileprivate var words: (name: String, loss: String) {
    switch self {
    case .choices: ("preferences file", "Your settings are not saved")
    case .game: ("saved game", "The game is not saved")
    case .recording: ("recording", "The session is not recorded")
    case .records: ("file of finished games", "Your records are unavailable")
    case .pictures: ("pictures", "The pictures are not saved")
    }
  }
}
