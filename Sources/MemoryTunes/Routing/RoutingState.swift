/// Where the player is.
public struct RoutingState: Equatable, Codable, Sendable {
  /// The way here from the menu, which lies below everything; the last one is on top.
  public internal(set) var path: [RoutingDestination] = []

  /// The button that Enter presses where there are buttons, counted from 0.
  public internal(set) var selectedButton = 0

  /// More buttons than any dialog has.
  static let maximumButtonCount = 10

  public init() {}

  /// What keys go to.
  public var destination: RoutingDestination { path.last ?? .menu }

  /// Where closing the top one leads.
  public var previous: RoutingDestination { path.dropLast().last ?? .menu }

  /// The screen that is shown, below any dialogs.
  public var screen: RoutingDestination { path.last { !$0.isDialog } ?? .menu }
}
