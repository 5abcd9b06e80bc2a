/// Something exists at the path, even a broken link.
public func exists(_ path: String) -> Bool { status(of: path, followsLinks: false) != nil }

public func isFolder(_ path: String) -> Bool { status(of: path)?.kind == S_IFDIR }

/// The status of the file or folder at a path; nil with the reason in `errno`.
public func status(of path: UnsafePointer<CChar>, followsLinks: Bool = true) -> stat? {
  var status = stat()
  return (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 ? status : nil
}

extension stat {
  /// As `S_IFREG`.
  public var kind: mode_t { st_mode & S_IFMT }

  public var modificationTime: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}

/// This user may change what is in a folder.
public func isWritable(_ folder: String) -> Bool { access(folder, W_OK | X_OK) == 0 }

/// The names in a folder, in no particular order; empty if it cannot be read.
public func fileNames(in folder: String) -> [String] {
  (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
}

/// The file that a path resolves to: follows symbolic links, even to a file that does not exist.
public func followingLinks(_ path: String) -> String {
  var path = path
  for _ in 0..<40 {
    guard let text = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
      return path
    }
    path = text.hasPrefix("/") ? text : folder(of: path) + "/" + text
  }
  return path
}

/// The path of the folder that a path's last name is in.
public func folder(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// Creates a folder for the user alone, and its parents, unless it exists; false if that fails.
public func createFolder(_ path: String) -> Bool {
  if isFolder(path) { return true }
  // Another program may have been faster.
  return createFolder(folder(of: path)) && (mkdir(path, 0o700) == 0 || isFolder(path))
}

/// The game's own folder in one of the base folders of the XDG specification: the one in the environment variable, if
/// it is an absolute path, or else the default below the home folder; nil without either.
public func ownFolder(
  of variable: String, or standard: String, environment: [String: String]
) -> String? {
  if let base = environment[variable], base.hasPrefix("/") { return base + "/memorytunes" }
  guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
  return "\(home)/\(standard)/memorytunes"
}

/// Moves an unusable file to a free name beside it, `file.KIND-1` or the next, and returns that; nil if it cannot.
public func setAside(_ file: String, as kind: String) -> String? {
  let names = (1...10_000).lazy.map { "\(file).\(kind)-\($0)" }
  guard let name = names.first(where: { !exists($0) }), rename(file, name) == 0 else { return nil }
  return name
}
