/// Which keys each control has: those of a layout, and what the player has changed.
public struct KeyTable: Equatable, Codable, Sendable {
  public internal(set) var layout = KeyLayout.standard
  /// The keys of the controls that the player has changed; an empty array leaves only the fixed key.
  public internal(set) var changes: [Control: [KeyName]] = [:]

  public init() {}

  /// Whether all keys are as in the standard layout.
  public var isStandard: Bool { layout == .standard && changes.isEmpty }

  /// The keys of a control, the one that hints name first.
  ///
  /// Keys of the layout that the player has given to a control with which this one cannot share them are
  /// left out. The fixed key is always among them. O(n) in the number of changes.
  public func keys(of control: Control) -> [KeyName] {
    var keys = changes[control] ?? []
    if changes[control] == nil {
      let taken = changes.filter { control.excludes($0.key) }.flatMap(\.value)
      keys = layout.keys(of: control).filter { !taken.contains($0) }
    }
    if let fixed = control.fixedKey, !keys.contains(fixed) { keys.append(fixed) }
    return keys
  }

  /// The controls that have a key and cannot share it with another one.
  func owners(of key: KeyName, besides control: Control) -> [Control] {
    Control.allCases.filter { control.excludes($0) && keys(of: $0).contains(key) }
  }

  /// Gives a control a key, or takes it away if it has it; what other controls had it loses there.
  mutating func toggle(_ key: KeyName, of control: Control) {
    var keys = keys(of: control)
    if let index = keys.firstIndex(of: key) { keys.remove(at: index) } else { keys.append(key) }
    for other in owners(of: key, besides: control) where changes[other] != nil {
      changes[other]?.removeAll { $0 == key }
    }
    changes[control] = keys
  }
}

/// The control whose fixed key this is; nil if it is none.
func fixedControl(of key: KeyName) -> Control? {
  Control.allCases.first { $0.fixedKey == key }
}
