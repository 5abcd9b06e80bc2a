/// A value without parts, or the beginning of a container.
enum Leaf: Hashable {
  case none
  case list
  case map
  case bool(Bool)
  case integer(Int64)
  case natural(UInt64)
  case number(Double)
  case text(String)
}

extension Leaf {
  /// The leaf of a value of one of the most frequent types without parts; nil for other types.
  init?<Part>(_ part: Part) {
    if Part.self == Int.self, let value = part as? Int {
      self = .integer(Int64(value))
    } else if Part.self == String.self, let value = part as? String {
      self = .text(value)
    } else if Part.self == Bool.self, let value = part as? Bool {
      self = .bool(value)
    } else if Part.self == Double.self, let value = part as? Double {
      self = .number(value)
    } else {
      return nil
    }
  }
}
