#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Identifies a folder regardless of the path that leads to it.
struct FolderIdentity: Hashable {
  let device: UInt64
  let inode: UInt64
}

/// The identity of a folder, and the time a name in it last changed.
struct FolderStamp: Equatable {
  let identity: FolderIdentity
  /// Since 1970.
  let seconds: Int
  let nanoseconds: Int

  init(device: UInt64, inode: UInt64, seconds: Int, nanoseconds: Int) {
    identity = FolderIdentity(device: device, inode: inode)
    (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
  }

  /// The stamp of the folder at a path; nil if there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path.cPath, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino),
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}
