import Platform

/// The database of finished games.
///
/// Each operation opens and closes it, so in between the file may be moved, restored or used by another program.
/// ``RecordStorage`` says what they do. Those with a notice return it if the file was damaged: then it was set aside,
/// and a new one was created. For the others, a damaged file is a failure, and stays where it is.
public struct RecordsFile: Sendable {
  /// The path without a link at its end.
  let path: String
  private let isLink: Bool
  /// The time to wait for another program, in milliseconds.
  private let busyTimeout: Int32
  var workLimit = WorkLimit.work

  /// In bytes; far more than the largest game takes.
  private static let maximumValueSize: Int32 = 1 << 17
  /// In bytes; more than that number of games takes.
  private static let maximumFileSize = 256 << 20

  /// Names the database at a path; touches nothing.
  public init(path: String, busyTimeout: Int32 = 2000) {
    self.path = followingLinks(path)
    self.busyTimeout = busyTimeout
    isLink = self.path != path
  }

  /// The default path: `games.sqlite` in `$XDG_DATA_HOME/memorytunes`, or else in
  /// `~/.local/share/memorytunes`; nil without a home folder.
  public static func standardPath(environment: [String: String]) -> String? {
    ownFolder(of: "XDG_DATA_HOME", or: ".local/share", environment: environment)
      .map { $0 + "/games.sqlite" }
  }

  /// The number of games, including those that contradict themselves.
  public func count() throws(StorageFailure) -> (count: Int, notice: Notice?) {
    guard !isMissing else { return (0, nil) }
    return try use(.writing) { database throws(SQLiteError) in
      // Without a condition it would be a single step, however long.
      try database.integer("SELECT count(*) FROM games WHERE given_up >= 0")
    }
  }

  /// Deletes all games, leaving no trace of them in the file.
  public func forget() throws(StorageFailure) -> Notice? {
    guard !isMissing else { return nil }
    let (_, notice) = try use(.writing) { database throws(SQLiteError) in
      // Without a condition it would be a single step, however long.
      try database.execute("DELETE FROM games WHERE true")
      try database.execute("DELETE FROM answers WHERE true")
      try database.execute("DELETE FROM friends WHERE true")
      try database.forgetCounts()
      try database.execute("VACUUM")
      // Another program that has the database open would keep the old pages in the log.
      guard try database.integer("PRAGMA wal_checkpoint(TRUNCATE)") == 0 else { throw .busy }
    }
    return notice
  }

  // MARK: Opening

  typealias Work<Result> = (borrowing Database) throws(SQLiteError) -> Result

  /// Does some work on the database; on a new one if this one is damaged.
  func use<Result>(
    _ access: Access, _ work: Work<Result>
  ) throws(StorageFailure) -> (Result, Notice?) {
    let file = try checkedFile(for: access)
    var notice: Notice?
    do throws(SQLiteError) {
      return (try attempt(access, work), nil)
    } catch {
      guard error.meansDamage else { throw StorageFailure(error, file: path) }
      // If the file is a different one by now, another program has set the damaged one aside.
      if try checkedFile(for: access) == file { notice = try setAside() }
    }
    return (try useUndamaged(access, work), notice)
  }

  /// Does some work on the database; a damaged one stays where it is, and is a failure.
  func useUndamaged<Result>(
    _ access: Access, _ work: Work<Result>
  ) throws(StorageFailure) -> Result {
    _ = try checkedFile(for: access)
    do throws(SQLiteError) {
      return try attempt(access, work)
    } catch {
      throw StorageFailure(error, file: path)
    }
  }

  /// Opens the database; for reading, an empty one in memory if there is none, or a copy where SQLite cannot write.
  func attempt<Result>(_ access: Access, _ work: Work<Result>) throws(SQLiteError) -> Result {
    let isNew = isMissing
    do throws(SQLiteError) {
      if isNew, access == .reading { return try perform(work, on: .inMemory()) }
      let database = try Database.open(
        path: path, busyTimeout: busyTimeout, valueLimit: Self.maximumValueSize)
      if isNew { chmod(path, 0o600) }
      return try perform(work, on: database)
    } catch {
      let logSize = SideFiles.size(of: path + "-wal")
      guard access == .reading, error.meansNoWriting, SideFiles.size(of: path + "-journal") == 0,
        logSize <= Self.maximumFileSize,
        let result = try? perform(
          work, on: .copy(of: path, hasLog: logSize > 0, valueLimit: Self.maximumValueSize))
      else { throw error }
      return result
    }
  }

  private func perform<Result>(
    _ work: Work<Result>, on database: borrowing Database
  ) throws(SQLiteError) -> Result {
    let missing = try database.transaction(.reading) { database throws(SQLiteError) in
      try database.missing(of: Schema.migrations)
    }
    database.limitWork(to: workLimit)
    if missing > 0 { try database.migrate(Schema.migrations) }
    try database.useWriteAheadLog()
    return try work(database)
  }

  // MARK: The file

  /// The file does not exist; false if its folder cannot be searched.
  var isMissing: Bool { status(of: path) == nil && [ENOENT, ENOTDIR].contains(errno) }

  /// The number of the file, after checking that it and its folder can be used; nil if there is none.
  private func checkedFile(for access: Access) throws(StorageFailure) -> ino_t? {
    if access == .reading, isMissing { return nil }
    guard !path.isEmpty else { throw .noHomeFolder }
    let folder = Platform.folder(of: path)
    guard createFolder(folder) else { throw .folderNotWritable(folder) }
    try SideFiles.check(beside: path)
    guard let status = status(of: path) else { return nil }
    guard status.kind == S_IFREG else { throw .inTheWay(path) }
    guard !isLink || status.st_uid == geteuid() else { throw .belongsToAnother(path) }
    guard status.st_size <= Self.maximumFileSize else { throw .inTheWay(path) }
    return status.st_ino
  }

  /// Moves the damaged database aside, with the files beside it.
  private func setAside() throws(StorageFailure) -> Notice {
    let reason = SetAsideReason.damaged
    guard let newName = Platform.setAside(path, as: reason.rawValue) else { throw .inTheWay(path) }
    for suffix in SideFiles.suffixes { rename(path + suffix, newName + suffix) }
    return .setAside(.records, because: reason, file: path, newName: newName)
  }
}
