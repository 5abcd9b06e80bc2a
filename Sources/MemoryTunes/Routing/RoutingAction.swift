/// "Go there": back to it if it lies on the way here, else on top.
public struct RoutingAction: Equatable, Codable, Sendable {
  public var destination: RoutingDestination

  public init(_ destination: RoutingDestination) {
    self.destination = destination
  }
}
