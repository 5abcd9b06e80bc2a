extension Reason {
  /// The part that the action is meant for does not exist now.
  public static let absentPart: Self = "the part that it is meant for does not exist"
}

/// A reducer that asks each of these in turn; their outcomes are merged.
public func combineReducers<State, Action, Work: Sendable>(
  _ reducers: Reducer<State, Action, Work>...
) -> Reducer<State, Action, Work> {
  { state, action in
    var outcome = Outcome<Work>.unknown
    for reducer in reducers { outcome.merge(reducer(&state, action)) }
    return outcome
  }
}

/// Makes the reducer of a part one of the whole; actions of other parts are unknown to it.
///
///     scopeReducer(gameReducer, state: \.game, action: .game, work: AppWork.game)
public func scopeReducer<Whole, WholeAction, WholeWork, Part, PartAction, PartWork>(
  _ reducer: @escaping Reducer<Part, PartAction, PartWork>,
  state path: WritableKeyPath<Whole, Part>, action: Case<WholeAction, PartAction>,
  work: @escaping (PartWork) -> WholeWork
) -> Reducer<Whole, WholeAction, WholeWork> {
  { whole, wholeAction in
    guard let action = action.extract(wholeAction) else { return .unknown }
    return reducer(&whole[keyPath: path], action).map(work)
  }
}

/// Makes the reducer of a part that may be absent one of the whole; then its actions are ignored.
///
///     scopeReducer(sheetReducer, optional: \.sheet, action: .sheet, work: AppWork.sheet)
public func scopeReducer<Whole, WholeAction, WholeWork, Part, PartAction, PartWork>(
  _ reducer: @escaping Reducer<Part, PartAction, PartWork>,
  optional path: WritableKeyPath<Whole, Part?>, action: Case<WholeAction, PartAction>,
  work: @escaping (PartWork) -> WholeWork
) -> Reducer<Whole, WholeAction, WholeWork> {
  { whole, wholeAction in
    guard let action = action.extract(wholeAction) else { return .unknown }
    return whole[keyPath: path].reduce(reducer, action).map(work)
  }
}

/// Makes the reducer of a case's payload one of the whole; in another case, its actions are ignored.
///
/// The payload is taken out and put back, so changing an array in it costs a copy of the array.
///
///     scopeReducer(quizReducer, state: \.screen, case: .quiz, action: .quiz, work: AppWork.quiz)
public func scopeReducer<Whole, WholeAction, WholeWork, Cases, Part, PartAction, PartWork>(
  _ reducer: @escaping Reducer<Part, PartAction, PartWork>,
  state path: WritableKeyPath<Whole, Cases>, case part: Case<Cases, Part>,
  action: Case<WholeAction, PartAction>, work: @escaping (PartWork) -> WholeWork
) -> Reducer<Whole, WholeAction, WholeWork> {
  { whole, wholeAction in
    guard let action = action.extract(wholeAction) else { return .unknown }
    guard var state = part.extract(whole[keyPath: path]) else { return .ignored(.absentPart) }
    let outcome = reducer(&state, action)
    if case .handled = outcome { whole[keyPath: path] = part.embed(state) }
    return outcome.map(work)
  }
}

/// Makes the reducer of an element one of the whole; its actions come with the element's id, and are
/// ignored if there is no such element.
///
/// The element is searched from the start, so an action costs O(n) comparisons of ids. The ids of
/// effects are not made the element's own: a reducer whose elements shall not cancel each other's work
/// puts the element's id into them, as in `"save-\(state.id)"`.
///
///     scopeReducer(rowReducer, each: \.rows, action: .row, work: AppWork.row)
public func scopeReducer<
  Whole, WholeAction, WholeWork, Parts: MutableCollection, PartAction, PartWork
>(
  _ reducer: @escaping Reducer<Parts.Element, PartAction, PartWork>,
  each path: WritableKeyPath<Whole, Parts>,
  action: Case<WholeAction, (id: Parts.Element.ID, action: PartAction)>,
  work: @escaping (Parts.Element.ID, PartWork) -> WholeWork
) -> Reducer<Whole, WholeAction, WholeWork> where Parts.Element: Identifiable {
  { whole, wholeAction in
    guard let (id, action) = action.extract(wholeAction) else { return .unknown }
    guard let index = whole[keyPath: path].firstIndex(where: { $0.id == id }) else {
      return .ignored(.absentPart)
    }
    return reducer(&whole[keyPath: path][index], action).map { work(id, $0) }
  }
}

extension Optional {
  /// Reduces what is there, in place.
  fileprivate mutating func reduce<Action, Work>(
    _ reducer: Reducer<Wrapped, Action, Work>, _ action: Action
  ) -> Outcome<Work> {
    switch consume self {
    case nil:
      self = nil
      return .ignored(.absentPart)
    case var part?:
      let outcome = reducer(&part, action)
      self = part
      return outcome
    }
  }
}
