extension Decoder {
  /// The error for a value that cannot be used, with the reason in English.
  func corrupted(debugDescription reason: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: reason))
  }
}

extension KeyedDecodingContainer {
  /// The value for a key, or the default if the key is missing, as in files of other versions.
  func decode<Value: Decodable>(_ key: Key, default value: Value) throws -> Value {
    try decodeIfPresent(Value.self, forKey: key) ?? value
  }
}
