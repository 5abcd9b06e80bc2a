import Platform

#if !os(Linux) || PORTABLE
  import Foundation
#endif

/// The folder with covers and terminal descriptions; nil if there is none.
func resourceFolder(program: String = programPath()) -> String? {
  find(installed: "share/memorytunes", built: "Resources", of: program, with: "/Covers/back.png")
}

/// The file that lists the programs' components and licences; nil if there is none.
func licenceFile(program: String = programPath()) -> String? {
  find(
    installed: "share/doc/memorytunes/copyright", built: "Packaging/Debian/copyright", of: program)
}

/// The path of `installed` in the prefix of a program, or of `built` in a folder above it, with a file.
private func find(
  installed: String, built: String, of program: String, with file: String = ""
) -> String? {
  func isRight(_ path: String) -> Bool { access(path + file, R_OK) == 0 }
  var folder = Platform.folder(of: program)
  let path = Platform.folder(of: folder) + "/" + installed
  if isRight(path) { return path }
  while folder != "/", folder != "." {
    if isRight(folder + "/" + built) { return folder + "/" + built }
    folder = Platform.folder(of: folder)
  }
  return nil
}

/// The path of the running program, with all links resolved.
func programPath() -> String {
  #if os(Linux) && !PORTABLE
    let path = "/proc/self/exe"
  #else
    let path = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
  #endif
  return absolutePath(path) ?? programArguments.first ?? ""
}

/// The program's name and arguments.
///
/// The standard library finds none if something loaded earlier has changed the environment.
var programArguments: [String] {
  #if os(Linux) && !PORTABLE
    if let bytes = try? readFile("/proc/self/cmdline", limit: 4 << 20) {
      return bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast()
        .map { String(decoding: $0, as: UTF8.self) }
    }
  #endif
  return CommandLine.arguments
}

/// The time, in seconds since 1970-01-01 00:00 UTC.
var currentTime: Int { Int(Date().timeIntervalSince1970) }

var programEnvironment: [String: String] { ProcessInfo.processInfo.environment }

/// The absolute path without links of an existing file or folder; nil if there is none.
func absolutePath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}
