#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Creates a folder for the user alone, and its parents, unless it exists; false if that fails.
public func createFolder(_ folder: String) -> Bool {
  if isFolder(folder) { return true }
  if let slash = folder.lastIndex(of: "/"), slash > folder.startIndex,
    !createFolder(String(folder[..<slash]))
  {
    return false
  }
  // Another program may have been faster.
  return mkdir(folder, 0o700) == 0 || isFolder(folder)
}
