#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value does not survive encoding to JSON and back.
struct Unfaithful: Error {
  let reason: String
}

/// The JSON of a value, after making sure that the same value can be decoded from it.
func faithfulJSON<Value: Codable>(
  of value: Value, encoder: JSONEncoder, decoder: JSONDecoder
) throws(Unfaithful) -> [UInt8] {
  let json: [UInt8]
  let decoded: [Value]
  do {
    json = Array(try encoder.encode(value))
    // Nested as deep as in a line.
    decoded = try decoder.decode([Value].self, from: Data("[".utf8 + json + "]".utf8))
  } catch {
    throw Unfaithful(reason: "\(error)")
  }
  // In a line, `null` means that there is none.
  guard json != Array("null".utf8) else { throw Unfaithful(reason: "it is nil") }
  for decoded in decoded { try verify(decoded, against: value) }
  return json
}

/// Throws if the values do not have the same parts.
private func verify<Value: Encodable>(
  _ decoded: Value, against value: Value
) throws(Unfaithful) {
  do {
    guard try StateHash(of: value) != StateHash(of: decoded) else { return }
  } catch {
    throw Unfaithful(reason: "\(error)")
  }
  let difference = try? StateDifference(from: value, to: decoded)
  throw Unfaithful(
    reason: difference?.changes.first?.description ?? "it is decoded as another value")
}
