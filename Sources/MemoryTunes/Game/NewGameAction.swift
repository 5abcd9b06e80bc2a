/// "Deal a new board".
public struct NewGameAction: Equatable, Codable, Sendable {
  public init() {}
}
