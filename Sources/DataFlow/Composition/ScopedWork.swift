/// Scoping without `work`: the part's work is the whole's.
extension Reducer {
  /// The reducer of a whole that has this one's state as a part, and the same work.
  public func scoped<Whole, WholeAction>(
    to path: any WritableKeyPath<Whole, State> & Sendable,
    action extract: @escaping @Sendable (WholeAction) -> Action?
  ) -> Reducer<Whole, WholeAction, Work> {
    scoped(to: path, action: extract) { $0 }
  }

  /// The reducer of a whole that has this one's state as a part that may be absent, and the same work.
  public func scoped<Whole, WholeAction>(
    to path: any WritableKeyPath<Whole, State?> & Sendable,
    action extract: @escaping @Sendable (WholeAction) -> Action?
  ) -> Reducer<Whole, WholeAction, Work> {
    scoped(to: path, action: extract) { $0 }
  }

  /// The reducer of a whole that has this one's state as a part that may be absent, or give way to one
  /// with another id, and the same work.
  public func scoped<Whole, WholeAction>(
    to path: any WritableKeyPath<Whole, State?> & Sendable,
    action extract: @escaping @Sendable (WholeAction) -> Action?
  ) -> Reducer<Whole, WholeAction, Work>
  where State: Identifiable & SendableMetatype, State.ID: Sendable {
    scoped(to: path, action: extract) { $0 }
  }

  /// The reducer of a whole that has this one's state as an element, and the same work.
  public func scoped<Whole, WholeAction, Parts: MutableCollection>(
    toEach path: any WritableKeyPath<Whole, Parts> & Sendable,
    action extract: @escaping @Sendable (WholeAction) -> (id: State.ID, action: Action)?
  ) -> Reducer<Whole, WholeAction, Work>
  where
    Parts.Element == State, Parts: SendableMetatype, Parts.Index: SendableMetatype,
    State: Identifiable & SendableMetatype, State.ID: Sendable
  {
    scoped(toEach: path, action: extract) { $1 }
  }
}

/// A part that requests no work fits any whole.
extension Reducer where Work == Never {
  /// The reducer of a whole that has this one's state as a part.
  @_disfavoredOverload
  public func scoped<Whole, WholeAction, WholeWork>(
    to path: any WritableKeyPath<Whole, State> & Sendable,
    action extract: @escaping @Sendable (WholeAction) -> Action?
  ) -> Reducer<Whole, WholeAction, WholeWork> {
    scoped(to: path, action: extract, work: absurd)
  }

  /// The reducer of a whole that has this one's state as a part that may be absent.
  @_disfavoredOverload
  public func scoped<Whole, WholeAction, WholeWork>(
    to path: any WritableKeyPath<Whole, State?> & Sendable,
    action extract: @escaping @Sendable (WholeAction) -> Action?
  ) -> Reducer<Whole, WholeAction, WholeWork> {
    scoped(to: path, action: extract, work: absurd)
  }

  /// The reducer of a whole that has this one's state as an element.
  @_disfavoredOverload
  public func scoped<Whole, WholeAction, WholeWork, Parts: MutableCollection>(
    toEach path: any WritableKeyPath<Whole, Parts> & Sendable,
    action extract: @escaping @Sendable (WholeAction) -> (id: State.ID, action: Action)?
  ) -> Reducer<Whole, WholeAction, WholeWork>
  where
    Parts.Element == State, Parts: SendableMetatype, Parts.Index: SendableMetatype,
    State: Identifiable & SendableMetatype, State.ID: Sendable
  {
    scoped(toEach: path, action: extract, work: absurd)
  }
}

/// There is no such work.
@Sendable
private func absurd<Work>(_ never: Never) -> Work {}

@Sendable
private func absurd<ID, Work>(_ id: ID, _ never: Never) -> Work {}
