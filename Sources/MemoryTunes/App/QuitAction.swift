/// "Leave the program".
public struct QuitAction: Equatable, Codable, Sendable {
  public init() {}
}
