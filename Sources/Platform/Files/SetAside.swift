#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Moves an unusable file to a free name beside it: `file.KIND-1`, `file.KIND-2`, ….
///
/// Returns the new name; nil if it could not be moved.
public func setAside(_ file: String, as kind: String) -> String? {
  let names = (1...10_000).lazy.map { "\(file).\(kind)-\($0)" }
  guard let name = names.first(where: { !exists($0) }), rename(file, name) == 0 else { return nil }
  return name
}
