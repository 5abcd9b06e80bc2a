#if !os(Linux) || PORTABLE
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder with covers and terminal descriptions: `../share/memorytunes` for an installed
/// program, or `Resources` in a folder above one that was just built; nil if there is none.
func resourceFolder(program: String = programPath()) -> String? {
  var folder = parent(of: program)
  let installed = parent(of: folder) + "/share/memorytunes"
  if isResourceFolder(installed) { return installed }
  while folder != "/", !folder.isEmpty {
    if isResourceFolder(folder + "/Resources") { return folder + "/Resources" }
    folder = parent(of: folder)
  }
  return nil
}

/// The path of another program of this package: in `../libexec/memorytunes` for an installed one,
/// or else in the folder where both were built.
func siblingProgram(named name: String, of program: String = programPath()) -> String {
  let folder = parent(of: program)
  let installed = parent(of: folder) + "/libexec/memorytunes/" + name
  return access(installed, X_OK) == 0 ? installed : folder + "/" + name
}

private func isResourceFolder(_ path: String) -> Bool {
  access(path + "/Covers/back.png", R_OK) == 0
}

private func parent(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "" }
  return slash == path.startIndex && path.count > 1 ? "/" : String(path[..<slash])
}

/// The path of the running program, with all links resolved.
func programPath() -> String {
  #if os(Linux) && !PORTABLE
    let path = "/proc/self/exe"
  #else
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
  #endif
  return absolutePath(path) ?? CommandLine.arguments[0]
}

/// The absolute path without links of an existing file or folder; nil if there is none.
func absolutePath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}
