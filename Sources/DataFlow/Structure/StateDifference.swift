import OrderedCollections

/// What differs between two states, value by value.
public struct StateDifference: Equatable, Sendable {
  /// One value that differs.
  public struct Change: Equatable, Sendable {
    /// The names that lead to it: `game.cards.3.face`.
    public let path: String
    /// What it was; nil if it was not there.
    public let before: String?
    /// What it is; nil if it is no longer there.
    public let after: String?
  }

  /// The values that differ, in the state's own order, which inside a map is none: first those that
  /// are gone.
  public let changes: [Change]

  /// The difference between two states; O(n) in the number of values in both.
  ///
  /// Throws what their `encode(to:)` throws; the synthesised one throws nothing.
  public init<State: Encodable>(from before: State, to after: State) throws {
    let old = try Leaves(of: before)
    let new = try Leaves(of: after)
    let paths = old.texts.keys.filter { new.texts[$0] == nil } + new.texts.keys
    changes = paths.compactMap { path in
      // An empty list that is filled, or the other way round, is told by what comes or goes.
      guard !old.branches.contains(path), !new.branches.contains(path) else { return nil }
      let change = Change(path: path, before: old.texts[path], after: new.texts[path])
      return change.before == change.after ? nil : change
    }
  }
}

extension StateDifference: CustomStringConvertible {
  /// One line a change: `game.moveCount: 3 → 4`.
  public var description: String {
    changes.map(\.description).joined(separator: "\n")
  }
}

extension StateDifference.Change: CustomStringConvertible {
  /// `game.moveCount: 3 → 4`; a value that is not there is `–`.
  public var description: String {
    "\(path): \(before ?? "–") → \(after ?? "–")"
  }
}

/// The values of a state by the names that lead to them.
private struct Leaves: StructureVisitor {
  private(set) var texts: OrderedDictionary<String, String> = [:]
  /// Where there is something inside.
  private(set) var branches: Set<String> = []

  /// The names that lead to a value, and to what it is a part of.
  struct Way {
    let text: String
    let parent: String?
  }

  init(of state: some Encodable) throws {
    let encoder = StructureEncoder(Leaves(), path: Way(text: "", parent: nil))
    try state.encode(to: encoder)
    self = encoder.visitor
  }

  private init() {}

  func path(_ path: Way, to key: String) -> Way {
    Way(text: path.parent == nil ? key : "\(path.text).\(key)", parent: path.text)
  }

  func knows<Part: Encodable>(_ part: Part, at path: Way) -> Bool { false }
  func leave<Part: Encodable>(_ part: Part, at path: Way) {}

  mutating func visit(_ leaf: Leaf, at path: Way) {
    if let parent = path.parent { branches.insert(parent) }
    texts[path.text] = leaf.text
  }
}

extension Leaf {
  /// How a difference shows it; lists and maps only if nothing is in them.
  fileprivate var text: String {
    switch self {
    case .list: "[]"
    case .map: "{}"
    case .none: "nil"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .natural(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): "\"\(value)\""
    }
  }
}
