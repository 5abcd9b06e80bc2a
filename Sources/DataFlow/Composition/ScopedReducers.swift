extension Reason {
  /// The action's part does not exist now.
  public static let absentPart: Self = "the part that it is meant for does not exist"
}

extension Reducer {
  /// A reducer that calls this one, then the other, whatever the first outcome.
  ///
  /// Their outcomes are merged: handled beats ignored, which beats unhandled, and the effects of both are
  /// performed in order.
  public func combined(with other: Self) -> Self {
    Self(parts: .either(parts, other.parts)) { state, action in
      let outcome = self(&state, action)
      return outcome.merged(with: other(&state, action))
    }
  }

  /// The reducer of a whole that has this one's state as a part.
  ///
  /// `action` takes this one's action out of the whole's; actions of other parts, for which it returns
  /// nil, are unhandled. `work` makes this one's work the whole's; `\.self` if both are the same. The ids of its
  /// work are its own: two parts do not replace each other's. A property of the whole's action does it as a key path:
  ///
  ///     extension AppAction {
  ///       var game: GameAction? { if case .game(let action) = self { action } else { nil } }
  ///     }
  ///
  ///     Reducer(gameReducer).scoped(to: \.game, action: \.game, work: AppWork.game)
  public func scoped<Whole, WholeAction, WholeWork>(
    to path: any WritableKeyPath<Whole, State> & Sendable,
    action extract: @escaping @Sendable (WholeAction) -> Action?,
    work embed: @escaping @Sendable (Work) -> WholeWork
  ) -> Reducer<Whole, WholeAction, WholeWork> {
    let step = EffectScope.Step(path: path, id: nil)
    let parts = parts.map { parts in
      PartFinder<Whole>.part(parts, by: path) { whole, _, _ in whole[keyPath: path] }
    }
    return Reducer<Whole, WholeAction, WholeWork>(parts: parts) { whole, wholeAction in
      guard let action = extract(wholeAction) else { return .unhandled }
      return self(&whole[keyPath: path], action).mapEffect {
        $0.map(embed).within(step, mayGoAway: false)
      }
    }
  }

  /// The reducer of a whole that has this one's state as a part that may be absent; then its actions are ignored.
  ///
  /// When it goes away, its work is cancelled. The ids of its effects are its own.
  ///
  /// The payload of an enum's case is such a part, by a property that can be set:
  ///
  ///     extension Screen {
  ///       var quiz: Quiz? {
  ///         get { if case .quiz(let quiz) = self { quiz } else { nil } }
  ///         set { if let newValue { self = .quiz(newValue) } }
  ///       }
  ///     }
  ///
  ///     Reducer(quizReducer).scoped(to: \.screen.quiz, action: \.quiz, work: AppWork.quiz)
  ///
  /// Such a payload is taken out and put back, so changing an array in it costs a copy of the array.
  public func scoped<Whole, WholeAction, WholeWork>(
    to path: any WritableKeyPath<Whole, State?> & Sendable,
    action extract: @escaping @Sendable (WholeAction) -> Action?,
    work embed: @escaping @Sendable (Work) -> WholeWork
  ) -> Reducer<Whole, WholeAction, WholeWork> {
    scoped(to: path, action: extract, work: embed) { _ in nil }
  }

  /// The reducer of a whole that has this one's state as a part that may be absent, or give way to one
  /// with another id: either cancels its work.
  public func scoped<Whole, WholeAction, WholeWork>(
    to path: any WritableKeyPath<Whole, State?> & Sendable,
    action extract: @escaping @Sendable (WholeAction) -> Action?,
    work embed: @escaping @Sendable (Work) -> WholeWork
  ) -> Reducer<Whole, WholeAction, WholeWork>
  where State: Identifiable & SendableMetatype, State.ID: Sendable {
    scoped(to: path, action: extract, work: embed) { AnyHashable($0.id) }
  }

  private func scoped<Whole, WholeAction, WholeWork>(
    to path: any WritableKeyPath<Whole, State?> & Sendable,
    action extract: @escaping @Sendable (WholeAction) -> Action?,
    work embed: @escaping @Sendable (Work) -> WholeWork,
    identifiedBy id: @escaping @Sendable (State) -> AnyHashable?
  ) -> Reducer<Whole, WholeAction, WholeWork> {
    let parts = PartFinder<Whole>.part(parts, by: path) { whole, step, _ in
      whole[keyPath: path].flatMap { id($0) == step.id ? $0 : nil }
    }
    return Reducer<Whole, WholeAction, WholeWork>(parts: parts) { whole, wholeAction in
      guard let action = extract(wholeAction) else { return .unhandled }
      return self.reduce(&whole[keyPath: path], action) { EffectScope.Step(path: path, id: id($0)) }
        .map(embed)
    }
  }

  /// The reducer of a whole that has this one's state as an element; its actions come with the
  /// element's id, and are ignored if there is no such element.
  ///
  /// The element is searched from the start, so an action costs O(n) comparisons of ids. Its work is cancelled when it
  /// is removed, and the ids of its effects are its own. Debug builds stop the program if several elements have the id.
  ///
  ///     Reducer(rowReducer).scoped(toEach: \.rows, action: \.row, work: AppWork.row)
  public func scoped<Whole, WholeAction, WholeWork, Parts: MutableCollection>(
    toEach path: any WritableKeyPath<Whole, Parts> & Sendable,
    action extract: @escaping @Sendable (WholeAction) -> (id: State.ID, action: Action)?,
    work embed: @escaping @Sendable (State.ID, Work) -> WholeWork
  ) -> Reducer<Whole, WholeAction, WholeWork>
  where
    Parts.Element == State, Parts: SendableMetatype, Parts.Index: SendableMetatype,
    State: Identifiable & SendableMetatype, State.ID: Sendable
  {
    let parts = PartFinder<Whole>.part(parts, by: path) { whole, step, hint in
      whole[keyPath: path].element(withID: step.id?.base as? State.ID, near: &hint)
    }
    return Reducer<Whole, WholeAction, WholeWork>(parts: parts) { whole, wholeAction in
      guard let (id, action) = extract(wholeAction) else { return .unhandled }
      guard let index = whole[keyPath: path].firstIndex(where: { $0.id == id }) else {
        return .ignored(.absentPart)
      }
      #if DEBUG
        if whole[keyPath: path][index...].dropFirst().contains(where: { $0.id == id }) {
          Mistakes.report("\(action) reaches only the first of several elements with the id \(id).")
        }
      #endif
      let step = EffectScope.Step(path: path, id: AnyHashable(id))
      return self(&whole[keyPath: path][index], action).mapEffect {
        $0.map { embed(id, $0) }.within(step, mayGoAway: true)
      }
    }
  }

  /// Reduces a present part, in place.
  private func reduce(
    _ part: inout State?, _ action: Action, at step: (State) -> EffectScope.Step
  ) -> Outcome<Work> {
    switch consume part {
    case nil:
      part = nil
      return .ignored(.absentPart)
    case var state?:
      // A part with another id is another part.
      let step = step(state)
      let outcome = self(&state, action)
      part = state
      return outcome.mapEffect { $0.within(step, mayGoAway: true) }
    }
  }
}

extension Reducer where Work == Never {
  /// This reducer, which requests no work, for a whole that requests some.
  ///
  ///     Reducer(noteReducer).workless().scoped(to: \.note, action: \.note, work: \.self)
  public func workless<WholeWork>() -> Reducer<State, Action, WholeWork> {
    Reducer<State, Action, WholeWork>(parts: parts) { state, action in
      self(&state, action).map(absurd)
    }
  }
}

/// There is no such work.
@Sendable
private func absurd<Work>(_ never: Never) -> Work {}

extension Collection where Element: Identifiable {
  /// The element with an id, searched for where it was last, then everywhere.
  fileprivate func element(withID id: Element.ID?, near offset: inout Int) -> Element? {
    if let index = index(startIndex, offsetBy: offset, limitedBy: endIndex), index < endIndex,
      self[index].id == id
    {
      return self[index]
    }
    guard let index = firstIndex(where: { $0.id == id }) else { return nil }
    offset = distance(from: startIndex, to: index)
    return self[index]
  }
}
