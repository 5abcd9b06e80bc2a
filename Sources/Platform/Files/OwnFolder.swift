/// The game's own folder in one of the base folders of the XDG specification: the one in the
/// environment variable, if it is an absolute path, or else the default below the home folder; nil
/// without either.
public func ownFolder(
  of variable: String, or standard: String, environment: [String: String]
) -> String? {
  if let base = environment[variable], base.hasPrefix("/") { return base + "/memorytunes" }
  guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
  return "\(home)/\(standard)/memorytunes"
}
