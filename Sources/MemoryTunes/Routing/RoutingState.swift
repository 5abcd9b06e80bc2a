/// The path of screens that the player has taken.
public struct RoutingState: Equatable, Codable, Sendable {
  /// The screens and dialogs above the menu, from bottom to top.
  public internal(set) var path: [RoutingDestination] = []

  /// The index of the button that Enter presses, where there are buttons.
  public internal(set) var selectedButton = 0

  /// An upper bound for buttons and pages, which all numbers of pages up to twelve divide.
  public static let maximumButtonCount = 27_720

  public init() {}

  /// The topmost screen or dialog, which receives the keys.
  public var destination: RoutingDestination { path.last ?? .menu }

  /// Where closing the topmost one leads.
  public var previous: RoutingDestination { path.dropLast().last ?? .menu }

  /// The screen below any dialogs.
  public var base: RoutingDestination { path.last { !$0.isDialog } ?? .menu }
}
