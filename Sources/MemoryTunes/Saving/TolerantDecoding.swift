extension KeyedDecodingContainer {
  /// The value under a key, or the default where the file says nothing: it is of another version.
  ///
  /// Throws for a value that is there and cannot be read.
  func decode<Value: Decodable>(_ key: Key, default value: Value) throws -> Value {
    try decodeIfPresent(Value.self, forKey: key) ?? value
  }

  /// The value under a key; nil where the file says nothing.
  func decode<Value: Decodable>(_ key: Key, default value: Value?) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: key) ?? value
  }
}
