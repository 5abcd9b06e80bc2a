#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Moves a file that cannot be used out of the way, under a name that is not taken, and says so.
///
/// `content` is what it holds, in the plural: "choices".
func setAside(_ file: String, isNewer: Bool, as content: String) -> String {
  let kind = isNewer ? "newer" : "damaged"
  let reason =
    isNewer
    ? "Your \(content) are from a newer version" : "The file with your \(content) is damaged"
  let names = (1...).lazy.map { "\(file).\(kind)-\($0)" }
  guard let name = names.first(where: { !FileManager.default.fileExists(atPath: $0) }),
    rename(file, name) == 0
  else { return "\(reason), so \(content) are not kept: move \(file) away." }
  return "\(reason): it is kept as \(name)."
}
