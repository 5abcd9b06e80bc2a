/// "Something did not go as it should, and the player should know": one sentence.
public struct ShowNoticeAction: Equatable, Codable, Sendable {
  public var message: String

  public init(_ message: String) {
    self.message = message
  }
}
