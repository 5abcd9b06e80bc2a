import Platform

func store(_ bytes: [UInt8], as file: String, isSynced: Bool = true) throws(StorageFailure) {
  do {
    try writeAtomically(bytes, to: file, isSynced: isSynced)
  } catch {
    throw StorageFailure(error)
  }
}

/// Creates a folder for the player alone, and its parents, unless it exists.
func makeFolder(_ folder: String) throws(StorageFailure) {
  guard createFolder(folder) else { throw .folderNotWritable(folder) }
}

extension StorageFailure {
  public init(_ failure: WriteFailure) {
    self =
      switch failure {
      case .diskFull(let file): .diskFull(file: file)
      case .tooLarge(let file): .fileTooLarge(file)
      case .other(let file, let reason): .notWritable(file: file, reason: reason)
      }
  }
}

func setAside(_ thing: StoredThing, file: String, because reason: SetAsideReason) -> Notice {
  .setAside(
    thing, because: reason, file: file, newName: Platform.setAside(file, as: reason.rawValue))
}
