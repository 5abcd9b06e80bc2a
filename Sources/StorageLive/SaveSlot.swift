import Platform

/// The saved game that this process has claimed by a lock beside it, which the system releases when the process ends.
struct SaveSlot {
  let folder: String
  let willOpen: @Sendable (Int32, String) -> Void
  let playOn: @Sendable (String, String) -> [UInt8]?
  private(set) var claim: Claim?
  /// Slots with a file or lock that can neither be used nor moved.
  private(set) var unusable: Set<String> = []

  /// The number of processes that can have a slot at once.
  private static let limit = 1000

  // MARK: Reading

  mutating func load() -> (games: SavedGames?, notice: Notice?) {
    guard exists(folder) else { return (nil, nil) }
    guard isFolder(folder) else { return (nil, .notStored(.game, .notAFolder(folder))) }
    guard access(folder, R_OK | W_OK | X_OK) == 0 else {
      return (nil, .notStored(.game, .folderNotWritable(folder)))
    }
    removeAbandonedFiles(in: folder)
    if claim == nil { claimSlot() }
    guard let claim else { return (nil, nil) }
    return open(claim)
  }

  private mutating func open(_ claim: Claim) -> (games: SavedGames?, notice: Notice?) {
    let mark = crashMark(of: claim.file)
    // An earlier process left it there.
    if let mark, (try? readFile(claim.name + ".lock", limit: 200)) == Array(mark.utf8) {
      // If the player moves the file back, it is tried again.
      ftruncate(claim.lock, 0)
      return (nil, abandon(claim, because: .crashed))
    }
    if let mark { willOpen(claim.lock, mark) }
    switch SavedGamesFile.format.read(claim.file) {
    case .failed(.missing): return (nil, nil)
    case .value(let games): return (continuation(of: claim) ?? games, nil)
    case .unusable(let reason): return (nil, abandon(claim, because: reason))
    case .failed: return (nil, abandon(claim, because: .unreadable))
    }
  }

  /// The progress of a killed session after its last save; saves it from now on.
  private func continuation(of claim: Claim) -> SavedGames? {
    let recordings = recordingsCutOff(since: claim.file, in: folder)
    guard !recordings.isEmpty else { return nil }
    defer { if let mark = crashMark(of: claim.file) { willOpen(claim.lock, mark) } }
    var newest: SavedGames?
    // A long session continues in another file.
    for recording in recordings.reversed() {
      guard let bytes = playOn(claim.file, recording),
        case .value(let games) = SavedGamesFile.format.decode(Data(bytes))
      else { continue }
      // If that fails, the recording is still there.
      try? store(bytes, as: claim.file, isSynced: false)
      newest = games
    }
    // The next launch need not play them again.
    let now = [FileAttributeKey.modificationDate: Date.now]
    if newest == nil { try? FileManager.default.setAttributes(now, ofItemAtPath: claim.file) }
    return newest
  }

  /// Moves an unusable file aside; if that fails, gives up its slot.
  private mutating func abandon(_ claim: Claim, because reason: SetAsideReason) -> Notice {
    let notice = setAside(.game, file: claim.file, because: reason)
    if exists(claim.file) {
      unusable.insert(claim.name)
      self.claim = nil
    }
    return notice
  }

  // MARK: Writing

  mutating func save(_ games: SavedGames) throws {
    try store(SavedGamesFile(games).bytes(), as: claimedFile(), isSynced: false)
  }

  mutating func remove() throws { unlink(try claimedFile()) }

  private mutating func claimedFile() throws -> String {
    if claim.map({ isDeleted($0.lock) }) ?? true {
      claim = nil
      claimSlot()
    }
    guard let claim else { throw StorageFailure.folderNotWritable(folder) }
    return claim.file
  }

  // MARK: Slots

  /// Claims the first free slot with a game, or else the first free one; moves a game with an unusable lock there.
  private mutating func claimSlot() {
    var locked: String?
    defer { if let claim, let locked, !exists(claim.file) { rename(locked, claim.file) } }
    try? makeFolder(folder)
    for number in 1...Self.limit {
      let name = folder + (number == 1 ? "/saved-game" : "/saved-game-\(number)")
      let isNew = !exists(name + ".lock")
      if isNew, claim != nil { break }
      guard !unusable.contains(name) else { continue }
      do {
        guard let new = try Claim(name) else { continue }
        let hasGame = exists(new.file)
        if claim == nil || hasGame { claim = new }
        if hasGame || isNew { return }
      } catch {
        if isNew { return }
        if exists(name + ".json") { locked = locked ?? name + ".json" }
      }
    }
  }
}

/// A slot that is this process's own until this object or the process ends.
final class Claim {
  let name: String
  let lock: Int32
  var file: String { name + ".json" }

  /// Claims a slot; nil if another process holds the lock; throws if the lock cannot be created or opened.
  init?(_ name: String) throws(StorageFailure) {
    self.name = name
    lock = open(name + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard lock >= 0 else { throw .folderNotWritable(name) }
    // Other errors mean that the file system does not support locks; then there is usually one user.
    if flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
  }

  deinit { close(lock) }
}

/// True if an open file has lost its name, perhaps because its folder was deleted.
private func isDeleted(_ descriptor: Int32) -> Bool {
  var status = stat()
  return fstat(descriptor, &status) == 0 && status.st_nlink == 0
}

// MARK: Crashes

/// Identifies the current content of a file until it is written again; nil if there is no such file.
private func crashMark(of file: String) -> String? {
  guard let status = status(of: file) else { return nil }
  let time = status.modificationTime
  return "crashed \(status.st_ino) \(time.tv_sec) \(time.tv_nsec)\n"
}
