/// The state of the records.
public struct RecordsState: Equatable, Codable, Sendable {
  /// The id of the finished game that is not stored yet; until it is, the saved game stays.
  public internal(set) var unstored: UInt64?
  /// In what the game that was finished last is better than all before; nil until it is stored.
  public internal(set) var newBests: NewBests?
  public internal(set) var content = Content.loading
  /// The line with which the list begins, where it does not fit on the screen; counted from 0.
  public internal(set) var firstLine = 0

  public enum Content: Equatable, Codable, Sendable {
    case loading
    case records(Records)
    case failed(Notice)
  }

  public init() {}
}
