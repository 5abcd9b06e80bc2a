#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A list in the order of a set or a dictionary, which differs from run to run.
struct Disorder: Error, CustomStringConvertible {
  /// The key path to it; nil if unknown.
  let path: String?
  /// The type that encodes it.
  let type: Any.Type

  var description: String {
    let place = path.map { $0.isEmpty ? "" : "\($0): " } ?? ""
    return
      "\(place)\(type) encodes a Set or Dictionary as a list, and its order differs from run to "
      + "run; sort it, or pass it to a container"
  }
}

/// The value, which encodes itself as a list, does so in the order of a set or a dictionary.
///
/// Compares copies decoded from its JSON: the same members are in a different order in each.
func isDisordered(_ value: some Encodable) -> Bool {
  guard let type = Swift.type(of: value) as? any Codable.Type, holdsUnordered(value) else {
    return false
  }
  return (try? areCopiesDifferent(of: value, as: type)) ?? false
}

private func areCopiesDifferent<Copy: Codable>(
  of value: some Encodable, as type: Copy.Type
) throws -> Bool {
  let json = try JSONEncoder.recording.encode([value])
  // Two members have the same order in every second copy. All are kept, because the order depends on their place
  // in memory.
  let copies = try (0..<16).map { _ in try JSONDecoder.recording.decode([Copy].self, from: json) }
  return Set(try copies.map { try hashSum(of: $0, at: .root, needsOrder: false) }).count > 1
}

/// The value consists of a set or a dictionary of at least two members, and perhaps others.
private func holdsUnordered(_ value: Any) -> Bool {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .set, .dictionary: return mirror.children.count > 1
  case .collection: return false
  default: return mirror.children.contains { holdsUnordered($0.value) }
  }
}
