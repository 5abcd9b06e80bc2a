/// The covers on the board whose pictures cannot be shown: their titles stand in for them.
public struct MissingCoversState: Equatable, Codable, Sendable {
  /// The ids of the covers, in alphabetical order.
  public internal(set) var ids: [String] = []
  public internal(set) var recovery = Recovery.untried

  /// How far it is to get the pictures again.
  ///
  /// It is tried once while the board is on screen: a picture that is there but cannot be read would
  /// be tried for ever.
  public enum Recovery: String, Codable, Sendable {
    case untried
    case underWay
    case tried
  }

  public init() {}
}
