/// The covers on the board whose pictures cannot be loaded; their titles are shown instead.
public struct MissingCoversState: Equatable, Codable, Sendable {
  /// The ids of the covers, sorted and unique.
  public internal(set) var ids: [String] = []
  public internal(set) var recovery = Recovery.untried

  /// Fetching them again, once each time the board comes on screen: one that cannot be decoded is not tried forever.
  public enum Recovery: String, Codable, Sendable {
    case untried
    case underWay
    case tried
  }
}
