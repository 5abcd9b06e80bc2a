/// The difference between two states, value by value.
public struct StateDifference: Equatable, Sendable {
  /// A value that differs.
  public struct Change: Equatable, Sendable {
    /// The key path to it: `game.cards.3.face`; keys with dots, quotes or controls are quoted, and paths
    /// that look alike are escaped, as in Swift.
    public let path: String
    /// The old value, texts quoted with escapes as in Swift, including all non-ASCII if the new text looks alike;
    /// nil if there was none.
    public let before: String?
    /// The new value; nil if it was removed.
    public let after: String?
  }

  /// The values that differ: first those removed, then the others, in the order the state encodes them;
  /// dictionaries and sets have no fixed order, and the members of a set have no fixed numbers.
  public let changes: [Change]

  /// Computes the difference between two states; O(n) in the number of values in both.
  ///
  /// Throws errors of their `encode(to:)`; a synthesised one throws none.
  public init<State: Encodable>(from before: State, to after: State) throws {
    let old = try Leaves(of: before)
    let new = try Leaves(of: after)
    let paths = old.paths.filter { new.texts[$0.escaped] == nil } + new.paths
    let changed = paths.filter { path in
      let path = path.escaped
      // An empty list that is filled, or a list that is emptied, shows in its elements.
      return !old.branches.contains(path) && !new.branches.contains(path)
        && old.texts[path]?.escaped != new.texts[path]?.escaped
    }
    let counts = Dictionary(changed.map { ($0, 1) }, uniquingKeysWith: +)
    changes = changed.map { path in
      let (before, after) = (old.texts[path.escaped], new.texts[path.escaped])
      let lookAlike = before == after
      return Change(
        path: counts[path] == 1 ? path : path.escaped,
        before: lookAlike ? before?.escaped : before,
        after: lookAlike ? after?.escaped : after)
    }
  }
}

extension StateDifference: CustomStringConvertible {
  /// One line per change: `game.moveCount: 3 → 4`.
  public var description: String {
    changes.map(\.description).joined(separator: "\n")
  }
}

extension StateDifference.Change: CustomStringConvertible {
  /// `game.moveCount: 3 → 4`; a missing value is shown as `–`.
  public var description: String {
    "\(path): \(before ?? "–") → \(after ?? "–")"
  }
}

/// The values of a state by key path, which is escaped: a `String` with "é" as one scalar equals one with "é" as two.
struct Leaves: StructureVisitor {
  private(set) var texts: [String: String] = [:]
  /// The paths in the order visited, not escaped.
  private(set) var paths: [String] = []
  /// The paths that have children.
  private(set) var branches: Set<String> = []

  /// The key path to a value, and to its parent.
  struct Path: StructurePath {
    var text = ""
    var parent: String?
    /// Has an optional around the value that is known not to be nil.
    var isInside = false

    func key(_ key: String) -> Path {
      let key = key.quotedIfNeeded
      return Path(text: parent == nil ? key : "\(text).\(key)", parent: text)
    }

    func element(_ index: Int) -> Path { key("\(index)") }
    func member(_ index: Int, partCount: Int) -> Path { element(index) }
    var inside: Path { Path(text: text, parent: parent, isInside: true) }
  }

  init(of state: some Encodable) throws {
    let walk = StructureWalk(Leaves())
    try walk.walkParts(of: state, at: Path())
    self = walk.visitor
  }

  private init() {}

  func take(_ part: some Encodable, at path: Path) -> Bool { false }
  func beginMember() {}
  func endMember(ofSetAt path: Path) {}

  mutating func visit(_ leaf: Leaf, at path: Path) {
    if let parent = path.parent { branches.insert(parent.escaped) }
    let text = leaf == .none && path.isInside ? "Optional(nil)" : leaf.text
    if texts.updateValue(text, forKey: path.text.escaped) == nil { paths.append(path.text) }
  }
}

extension Leaf {
  /// The text for it in a difference; lists and maps are shown only if empty.
  fileprivate var text: String {
    switch self {
    case .list: "[]"
    case .map: "{}"
    case .none: "nil"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .natural(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): value.debugDescription
    }
  }
}

extension String {
  /// The text in ASCII, with escapes as in Swift.
  fileprivate var escaped: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return unicodeScalars.map { $0.isASCII ? String($0) : $0.escaped(asASCII: true) }.joined()
  }

  /// Quoted unless plain, so paths of different keys differ.
  fileprivate var quotedIfNeeded: String {
    let quoted = debugDescription
    return isEmpty || contains(".") || quoted.utf8.count > utf8.count + 2 ? quoted : self
  }
}
