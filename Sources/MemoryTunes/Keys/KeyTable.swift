/// The keys of each control: those of a layout, and the player's changes.
public struct KeyTable: Equatable, Codable, Sendable {
  public internal(set) var layout = KeyLayout.standard
  /// The keys of the controls the player has changed; an empty array leaves only the fixed key.
  public internal(set) var changes: [Control: [KeyName]] = [:]

  public init() {}

  /// The keys of a control, starting with the one in hints, without those given to one that excludes it.
  ///
  /// Always includes the fixed key. O(n) in the number of changes.
  public func keys(of control: Control) -> [KeyName] {
    let taken = changes.filter { control.excludes($0.key) }.flatMap(\.value)
    var keys = changes[control] ?? layout.keys(of: control).filter { !taken.contains($0) }
    if let fixed = control.fixedKey, !keys.contains(fixed) { keys.append(fixed) }
    return keys
  }

  /// The controls that have a key and cannot share it with this one.
  func owners(of key: KeyName, besides control: Control) -> [Control] {
    Control.allCases.filter { control.excludes($0) && keys(of: $0).contains(key) }
  }

  /// Assigns a key to a control, or removes it if already assigned; other controls lose it.
  mutating func toggle(_ key: KeyName, of control: Control) {
    var keys = keys(of: control)
    if let index = keys.firstIndex(of: key) { keys.remove(at: index) } else { keys.append(key) }
    for other in owners(of: key, besides: control) { changes[other]?.removeAll { $0 == key } }
    changes[control] = keys
  }

  /// Decodes defaults for missing keys; throws if a key is named twice where it can only mean one thing.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    layout = try values.decode(.layout, default: .standard)
    let given = try values.decode(.changes, default: changes)
    let isLimited = given.values.joined().count <= Self.mostKeys
    for control in Control.allCases {
      changes[control] = given[control].map { _ in [] }
      for key in given[control] ?? [] {
        guard isLimited, canGive(key, to: control) else {
          throw DecodingError.dataCorrupted(
            .init(
              codingPath: values.codingPath + [CodingKeys.changes, control.codingKey],
              debugDescription: "\(key.text) has a meaning already"))
        }
        changes[control]?.append(key)
      }
    }
  }

  /// More than any keyboard has.
  private static let mostKeys = 1000

  /// No change has the key where the control applies.
  private func canGive(_ key: KeyName, to control: Control) -> Bool {
    if let owner = fixedControl(of: key), owner != control { return false }
    return !changes.contains {
      ($0.key == control || $0.key.excludes(control)) && $0.value.contains(key)
    }
  }
}

func fixedControl(of key: KeyName) -> Control? { Control.allCases.first { $0.fixedKey == key } }
