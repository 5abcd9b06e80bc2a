/// The player's path of screens.
public struct RoutingState: Equatable, Codable, Sendable {
  /// The screens and dialogs above the menu, from bottom to top.
  public internal(set) var path: [RoutingDestination] = []

  /// The number of the selected item on each of them, and in the menu; none before the player's first selection.
  public internal(set) var selections: [RoutingDestination: Int] = [:]

  /// An upper bound for selections; all numbers of pages up to twelve divide it.
  public static let selectionLimit = 27_720_000

  /// The topmost screen or dialog, which receives the keys.
  public var destination: RoutingDestination { path.last ?? .menu }

  /// The destination after closing the topmost one.
  public var previous: RoutingDestination { path.dropLast().last ?? .menu }

  public var selection: Int? { selections[destination] }

  /// The screen below any dialogs.
  public var base: RoutingDestination { path.last { !$0.isDialog } ?? .menu }
}
