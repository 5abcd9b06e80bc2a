/// Why something cannot be cached.
public enum CacheFailure: Error, Hashable, Sendable {
  /// The disk is full.
  case diskFull(folder: String)
  /// The folder is not writable or cannot be created.
  case notWritable(folder: String)
  /// The entries that must stay leave no room within the cache's limit.
  case noRoom(folder: String)
}

extension CacheFailure: CustomStringConvertible {
  /// The reason and what the player can do, in a sentence.
  public var description: String {
    switch self {
    case .diskFull(let folder):
      "The disk is full, so covers from iTunes cannot be kept in \(folder): free some space, or "
        + "play with the bundled covers."
    case .notWritable(let folder):
      "Covers from iTunes cannot be kept in \(folder): make it a writable folder, or play with the "
        + "bundled covers."
    case .noRoom(let folder):
      "There is no room for more covers in \(folder): empty it with \"memorytunes cache --clear\"."
    }
  }
}
