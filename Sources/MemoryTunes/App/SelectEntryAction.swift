/// "This entry of that screen's list": the one that Enter will choose.
public struct SelectEntryAction: Equatable, Codable, Sendable {
  public var destination: RoutingDestination
  /// Counted from 0.
  public var index: Int

  public init(_ index: Int, of destination: RoutingDestination) {
    self.destination = destination
    self.index = index
  }
}
