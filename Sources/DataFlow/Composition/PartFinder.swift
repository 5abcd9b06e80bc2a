/// Finds parts of a state that may go away.
@usableFromInline
struct PartFinder<State>: Sendable {
  /// The place where an element was found last; it stays there as long as nothing changes before it.
  @usableFromInline typealias Hint = Int

  /// True if the part is there; nil if this reducer does not have it.
  let isThere: @Sendable (State, ArraySlice<EffectScope.Step>, inout Hint) -> Bool?

  static func either(_ one: Self?, _ other: Self?) -> Self? {
    guard let one, let other else { return one ?? other }
    return Self { state, way, hint in
      one.isThere(state, way, &hint) ?? other.isThere(state, way, &hint)
    }
  }

  /// Finds a part that may be absent, and the parts of it.
  static func part<Part>(
    _ parts: PartFinder<Part>?, by path: any AnyKeyPath & Sendable,
    _ find: @escaping @Sendable (State, EffectScope.Step, inout Hint) -> Part?
  ) -> Self {
    Self { whole, way, hint in
      guard let step = way.first, step.path == path else { return nil }
      guard let part = find(whole, step, &hint) else { return false }
      let rest = way.dropFirst()
      return rest.isEmpty ? true : parts?.isThere(part, rest, &hint)
    }
  }
}
