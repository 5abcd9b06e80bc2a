#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes and reads the JSON of recordings: in one line, with sorted keys, and what is no finite number as a text.
package struct RecordingCoder {
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  package init() {
    let (infinity, negativeInfinity, nan) = ("Infinity", "-Infinity", "NaN")
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: infinity, negativeInfinity: negativeInfinity, nan: nan)
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: infinity, negativeInfinity: negativeInfinity, nan: nan)
  }

  package func json(of value: some Encodable) throws -> [UInt8] {
    Array(try encoder.encode(value))
  }

  package func value<Value: Decodable>(
    _ type: Value.Type, of json: some Sequence<UInt8>
  ) throws -> Value {
    try decoder.decode(type, from: Data(json))
  }

  /// The JSON of a value, after making sure that the same value can be decoded from it; throws the error for a reason
  /// that it cannot.
  func faithfulJSON<Value: Codable>(
    of value: Value, orThrow error: (_ reason: String) -> RecorderError
  ) throws(RecorderError) -> [UInt8] {
    let json: [UInt8]
    let reason: String?
    do {
      json = try self.json(of: value)
      // Nested as deep as in a line.
      let decoded = try self.value([Value].self, of: "[".utf8 + json + "]".utf8)
      // In a line, `null` means that there is none.
      reason =
        try json == Array("null".utf8)
        ? "it is nil" : decoded.first.flatMap { try difference(from: value, to: $0) }
    } catch let failure {
      throw error("\(failure)")
    }
    if let reason { throw error(reason) }
    return json
  }
}

/// The differences between two values; nil if they have the same parts.
private func difference<Value: Encodable>(from value: Value, to decoded: Value) throws -> String? {
  if try StateHash(of: value) == StateHash(of: decoded) { return nil }
  let difference = try? StateDifference(from: value, to: decoded)
  return difference?.changes.first?.description ?? "it is decoded as another value"
}
