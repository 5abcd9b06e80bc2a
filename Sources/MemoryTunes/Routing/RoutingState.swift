/// The path of screens that the player has taken.
public struct RoutingState: Equatable, Codable, Sendable {
  /// The screens and dialogs above the menu, from bottom to top.
  public internal(set) var path: [RoutingDestination] = []

  /// The number of the item that is selected on each of them, and in the menu; none on one where the player has
  /// not selected anything yet.
  public internal(set) var selections: [RoutingDestination: Int] = [:]

  /// Selections are below it; all numbers of pages up to twelve divide it.
  public static let selectionLimit = 27_720_000

  public init() {}

  /// The topmost screen or dialog, which receives the keys.
  public var destination: RoutingDestination { path.last ?? .menu }

  /// Where closing the topmost one leads.
  public var previous: RoutingDestination { path.dropLast().last ?? .menu }

  /// The number of the item that is selected on the topmost one; nil for none.
  public var selection: Int? { selections[destination] }

  /// The screen below any dialogs.
  public var base: RoutingDestination { path.last { !$0.isDialog } ?? .menu }
}
