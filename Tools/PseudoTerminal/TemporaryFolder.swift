import CPseudoTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder that is removed with everything in it when its owner is released.
public final class TemporaryFolder {
  public let path: String

  /// Creates an empty folder.
  public init(named name: String = "memorytunes") throws(StartError) {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(base)/\(name).XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw StartError(description: "There is no room for a folder in \(base).")
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { pseudo_terminal_remove_folder(path) }
}
