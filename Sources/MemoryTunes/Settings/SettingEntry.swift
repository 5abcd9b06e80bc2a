extension Setting {
  /// The changes to each of its values, in their order; empty if they are chosen in another way.
  public var changes: [ChangeSettingAction] { entry.changes(self) }

  /// Its first value follows the last.
  public var isCircle: Bool { entry.isCircle }

  /// The place of its value among its ``changes``; nil if it has none of them.
  public func index(in settings: Settings) -> Int? {
    var current = Settings()
    entry.copy(settings, &current)
    return changes.firstIndex { $0.settings == current }
  }

  /// Whether it is on; nil if it has other values.
  public func isOn(in settings: Settings) -> Bool? { settings[keyPath: entry.place] as? Bool }

  /// How a setting is read, written and changed.
  struct Entry {
    let place: PartialKeyPath<Settings>
    let copy: (Settings, inout Settings) -> Void
    let decode: (Setting, KeyedDecodingContainer<Setting>, inout Settings) throws -> Void
    let encode: (Setting, Settings, inout KeyedEncodingContainer<Setting>) throws -> Void
    fileprivate let changes: (Setting) -> [ChangeSettingAction]
    fileprivate let isCircle: Bool
  }
}

extension Setting.Entry {
  typealias Place<Value> = WritableKeyPath<Settings, Value>

  /// A setting whose values follow each other; one that is chosen from a list or typed has none.
  init<Value: Codable>(_ place: Place<Value>, _ all: [Value] = [], isCircle: Bool = true) {
    self.place = place
    self.isCircle = isCircle
    copy = { $1[keyPath: place] = $0[keyPath: place] }
    decode = { setting, values, settings in
      settings[keyPath: place] = try values.decode(setting, default: settings[keyPath: place])
    }
    encode = { try $2.encode($1[keyPath: place], forKey: $0) }
    changes = { setting in all.map { ChangeSettingAction(setting, at: place, $0) } }
  }

  init(_ place: Place<Bool>) { self.init(place, [false, true]) }

  /// A number from a range, which ends at both sides.
  init(_ place: Place<Int>, _ range: ClosedRange<Int>) {
    self.init(place, Array(range), isCircle: false)
  }
}

extension Array where Element: Equatable {
  /// The element `step` places after the given one, wrapping around; the first if it is not in the array.
  package func after(_ element: Element, by step: Int) -> Element {
    guard let index = firstIndex(of: element) else { return self[0] }
    return self[(index + step + count) % count]
  }
}
