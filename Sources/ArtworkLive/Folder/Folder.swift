import Platform

/// The names of the visible entries of a folder, in no particular order.
struct Folder: Equatable, Codable {
  let stamp: [UInt64]
  /// Regular files, and links to them.
  var files: [String] = []
  var folders: [String] = []
  var links: [String] = []
  /// The number of entries read, including hidden ones.
  var entryCount = 0
}

extension Folder {
  /// The first `entryLimit` entries of the folder at a path; nil if it cannot be read.
  init?(_ path: String, entryLimit: Int = .max) {
    guard let stream = opendir(path.cPath) else { return nil }
    defer { closedir(stream) }
    var status = stat()
    guard fstat(dirfd(stream), &status) == 0 else { return nil }
    self.init(stamp: status.stamp)
    while entryCount < entryLimit, let entry = readdir(stream) {
      entryCount += 1
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard name.first != UInt8(ascii: ".") else { continue }
      // The same numbers as in a mode.
      add(String(path: name), mode_t(entry.pointee.d_type) << 12, in: dirfd(stream))
    }
  }

  private mutating func add(_ name: String, _ reported: mode_t, in folder: Int32) {
    // Some file systems do not report it.
    let own = reported == 0 ? kind(of: name, in: folder, flags: AT_SYMLINK_NOFOLLOW) : reported
    switch own == S_IFLNK ? kind(of: name, in: folder, flags: 0) : own {
    case S_IFREG: files.append(name)
    case S_IFDIR where own == S_IFLNK: links.append(name)
    case S_IFDIR: folders.append(name)
    default: break
    }
  }
}

private func kind(of name: String, in folder: Int32, flags: Int32) -> mode_t {
  var status = stat()
  return fstatat(folder, name.cPath, &status, flags) == 0 ? status.kind : 0
}

extension stat {
  /// The device and the inode of a folder, which identify it regardless of the path that leads to it, and the time
  /// a name in it last changed, in seconds and nanoseconds since 1970.
  var stamp: [UInt64] {
    let time = modificationTime
    return [UInt64(truncatingIfNeeded: st_dev), UInt64(st_ino)]
      + [time.tv_sec, time.tv_nsec].map { UInt64(truncatingIfNeeded: $0) }
  }
}

/// The direct subfolder whose name is the term, in any case; a real folder is preferred to a link.
func subfolder(of root: String, called term: String) -> String? {
  guard let folder = Folder(root) else { return nil }
  let names = [folder.folders, folder.links].lazy.compactMap { names in
    names.filter { $0.lowercased() == term.lowercased() }.min()
  }
  return names.first.map { "\(root)/\($0)" }
}

func checkFolder(_ path: String) throws(CoverFailure) {
  guard Folder(path, entryLimit: 0) == nil else { return }
  let failure: CoverFailure.FolderFailure =
    switch errno {
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM: .forbidden
    case let code: .unreadable(reason: systemReason(code))
    }
  throw .folder(path: path.shownPath, failure)
}
