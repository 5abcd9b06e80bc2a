/// A case of an enum with a payload, which can be wrapped and taken out: what a key path is to a
/// property of a struct.
///
///     extension Case<AppAction, GameAction> {
///       static var game: Self {
///         Self(AppAction.game) { if case .game(let action) = $0 { action } else { nil } }
///       }
///     }
public struct Case<Whole, Part> {
  /// Wraps the payload.
  public let embed: (Part) -> Whole
  /// Takes the payload out; nil for another case.
  public let extract: (Whole) -> Part?

  /// Creates a case from both directions.
  public init(_ embed: @escaping (Part) -> Whole, _ extract: @escaping (Whole) -> Part?) {
    self.embed = embed
    self.extract = extract
  }
}
