import Platform

/// The files beside a database that SQLite opens by itself.
enum SideFiles {
  /// The suffixes they add to the database's name: the journal undoes changes in the database, the
  /// log holds changes not yet in it, and the last one is the index of the log.
  static let suffixes = ["-journal", "-wal", "-shm"]

  /// Checks those beside a database before SQLite opens them.
  ///
  /// Throws `StorageFailure.inTheWay` for anything but a file, which could keep the program waiting, and for a
  /// journal that names another file: SQLite would delete that one, and never names one for us.
  static func check(beside path: String) throws(StorageFailure) {
    for file in suffixes.map({ path + $0 }) {
      let kind = status(of: file, followsLinks: false)?.kind
      guard kind ?? S_IFREG == S_IFREG else { throw .inTheWay(file) }
    }
    guard !namesAnotherFile(path + "-journal") else { throw .inTheWay(path + "-journal") }
  }

  /// The size of one of them; 0 if it is missing.
  static func size(of file: String) -> Int {
    status(of: file, followsLinks: false).map { Int($0.st_size) } ?? 0
  }

  /// The last bytes of a journal that ends with another file's name (SQLite's "Database File Format",
  /// section 3, and its source: `readSuperJournal`).
  private static let magic: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]

  private static func namesAnotherFile(_ journal: String) -> Bool {
    guard let file = try? OpenFile(journal) else { return false }
    return file.bytes(in: max(0, file.size - magic.count)..<file.size) == magic
  }
}
