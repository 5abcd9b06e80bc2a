/// A value in the keys file: a string, or one of an array of strings.
public struct KeyEntry: Equatable, Sendable {
  /// The name of its table; empty outside of tables.
  public var table: String
  public var name: String
  /// Nil if it is not a string.
  public var value: String?
  /// Its line, counted from 1.
  public var line: Int

  public init(table: String, name: String, value: String?, line: Int) {
    (self.table, self.name, self.value, self.line) = (table, name, value, line)
  }
}

/// A problem in the keys file, and its line, counted from 1.
public struct KeyProblem: Error, Hashable, Codable, Sendable {
  public enum Cause: Hashable, Codable, Sendable {
    /// It is not TOML, for this reason.
    case syntax(String)
    case unknownTable(String)
    case unknownLayout(String)
    case unknownControl(String)
    case unknownKey(String)
    /// The key always belongs to this control.
    case fixed(KeyName, Control)
    /// The key has already been assigned to this control.
    case given(KeyName, Control)
  }

  public var line: Int
  public var cause: Cause

  public init(line: Int, _ cause: Cause) {
    (self.line, self.cause) = (line, cause)
  }
}

extension KeyTable {
  /// The keys in a file, and its problems, in the order of its lines; entries with problems are ignored.
  ///
  /// An entry without a value, `value` nil, stands for an empty array if its name is a control's.
  public init(reading entries: [KeyEntry], problems: inout [KeyProblem]) {
    self.init()
    for entry in entries.sorted(by: { $0.line < $1.line }) {
      if let cause = read(entry) { problems.append(KeyProblem(line: entry.line, cause)) }
    }
  }

  /// The parts of the file: a layout, and a table with keys.
  private enum Part: String {
    case layout, keys
  }

  /// Reads an entry; returns its problem, or nil.
  private mutating func read(_ entry: KeyEntry) -> KeyProblem.Cause? {
    if entry.table.isEmpty, Part(rawValue: entry.name) == .layout {
      guard let layout = entry.value.flatMap(KeyLayout.init(rawValue:)) else {
        return .unknownLayout(entry.value ?? "")
      }
      self.layout = layout
      return nil
    }
    guard Part(rawValue: entry.table) == .keys else {
      return .unknownTable(entry.table.isEmpty ? entry.name : entry.table)
    }
    guard let control = Control(rawValue: entry.name) else { return .unknownControl(entry.name) }
    let key = entry.value.flatMap(KeyName.init)
    // An invalid key takes none away.
    if let value = entry.value, key == nil { return .unknownKey(value) }
    changes[control, default: []] += []
    guard let key else { return nil }
    if let owner = fixedControl(of: key), owner != control { return .fixed(key, owner) }
    let owner = changes.first { control.excludes($0.key) && $0.value.contains(key) }?.key
    if let owner { return .given(key, owner) }
    if changes[control]?.contains(key) == false { changes[control]?.append(key) }
    return nil
  }
}
