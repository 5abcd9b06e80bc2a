extension Setting {
  /// The setting after one step forwards (1) or backwards (-1) through its values; nil if they are
  /// chosen in another way.
  public func change(by step: Int, in settings: Settings) -> ChangeSettingAction? {
    entry.change(self, step, settings)
  }

  /// Whether it is on; nil if it has other values.
  public func isOn(in settings: Settings) -> Bool? { settings[keyPath: entry.place] as? Bool }
}

extension Setting {
  /// How a setting is read, written and changed.
  struct Entry {
    let place: PartialKeyPath<Settings>
    /// Copies it from some settings to others.
    let copy: (Settings, inout Settings) -> Void
    /// Reads it, if it is there.
    let decode: (Setting, KeyedDecodingContainer<Setting>, inout Settings) throws -> Void
    let encode: (Setting, Settings, inout KeyedEncodingContainer<Setting>) throws -> Void
    fileprivate let change: (Setting, Int, Settings) -> ChangeSettingAction?
  }
}

extension Setting.Entry {
  typealias Place<Value> = WritableKeyPath<Settings, Value>

  private init<Value: Codable>(
    _ place: Place<Value>, after: @escaping (Value, Int) -> Value?
  ) {
    self.place = place
    copy = { $1[keyPath: place] = $0[keyPath: place] }
    decode = { setting, values, settings in
      settings[keyPath: place] = try values.decode(setting, default: settings[keyPath: place])
    }
    encode = { try $2.encode($1[keyPath: place], forKey: $0) }
    change = { setting, step, settings in
      after(settings[keyPath: place], step).map { ChangeSettingAction(setting, at: place, $0) }
    }
  }

  /// A setting that is chosen from a list or typed.
  init<Value: Codable>(_ place: Place<Value>) {
    self.init(place) { _, _ in nil }
  }

  /// A setting whose values follow each other in a circle.
  init<Value: Codable & Equatable>(_ place: Place<Value>, _ all: [Value]) {
    self.init(place) { all.after($0, by: $1) }
  }

  /// A setting that is on or off.
  init(_ place: Place<Bool>) {
    self.init(place) { isOn, _ in !isOn }
  }

  /// A number from a range, which ends at both sides.
  init(_ place: Place<Int>, _ range: ClosedRange<Int>) {
    self.init(place) { min(max(range.lowerBound, $0 + $1), range.upperBound) }
  }
}

extension Array where Element: Equatable {
  /// The element `step` places after the given one, wrapping around; the first if it is not in the
  /// array.
  package func after(_ element: Element, by step: Int) -> Element {
    guard let index = firstIndex(of: element) else { return self[0] }
    return self[(index + step + count) % count]
  }
}
