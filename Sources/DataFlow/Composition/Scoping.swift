extension StoreProtocol {
  /// A store of a part of the state, with the actions of that part.
  ///
  /// It stores nothing itself: everything goes to this store.
  public func scoped<Part, PartAction>(
    to path: KeyPath<State, Part>, action embed: @escaping (PartAction) -> Action
  ) -> ScopedStore<Self, Part, PartAction> {
    ScopedStore(base: self, path: path, read: { ($0[keyPath: path], false) }, embed: embed)
  }

  /// A store of a part that may be absent, such as the payload of an enum's case; nil if it is absent now.
  ///
  /// If it goes away later, the store keeps its last state, and its subscribers are not called until it is there again.
  public func scoped<Part, PartAction>(
    to path: KeyPath<State, Part?>, action embed: @escaping (PartAction) -> Action
  ) -> ScopedStore<Self, Part, PartAction>? {
    scoped(finding: { $0[keyPath: path] }, embed: embed)
  }

  /// A store of the element with an id; nil if there is none now.
  ///
  /// It behaves like the store of a part that may be absent. Each access to the state costs O(n) comparisons of ids.
  public func scoped<Parts: Collection, PartAction>(
    to path: KeyPath<State, Parts>, id: Parts.Element.ID,
    action embed: @escaping (_ id: Parts.Element.ID, PartAction) -> Action
  ) -> ScopedStore<Self, Parts.Element, PartAction>? where Parts.Element: Identifiable {
    scoped(finding: { $0[keyPath: path].first { $0.id == id } }, embed: { embed(id, $0) })
  }

  private func scoped<Part, PartAction>(
    finding find: @escaping (State) -> Part?, embed: @escaping (PartAction) -> Action
  ) -> ScopedStore<Self, Part, PartAction>? {
    guard var latest = find(state) else { return nil }
    let read = { (whole: State) in
      let now = find(whole)
      latest = now ?? latest
      return (part: latest, isAbsent: now == nil)
    }
    return ScopedStore(base: self, path: nil, read: read, embed: embed)
  }
}
