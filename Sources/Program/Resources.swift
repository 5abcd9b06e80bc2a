#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder with covers and terminal descriptions: beside an installed program in
/// `../share/memorytunes`, or above one that lies where it was built.
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

/// Where another program of ours lies: beside this one.
func siblingProgram(named name: String) -> String {
  parent(of: programPath()) + "/" + name
}

private func isResourceFolder(_ path: String) -> Bool {
  FileManager.default.fileExists(atPath: path + "/Covers/back.png")
}

private func parent(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "" }
  return slash == path.startIndex && path.count > 1 ? "/" : String(path[..<slash])
}

/// Where the running program lies, with all links resolved.
private func programPath() -> String {
  #if os(Linux)
    let path = "/proc/self/exe"
  #else
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
  #endif
  return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
}
