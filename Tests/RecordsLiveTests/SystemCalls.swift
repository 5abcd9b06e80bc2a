import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Counts the calls with which SQLite changes files, and lets something happen at one of them.
///
/// SQLite's calls belong to the whole process: only for a process of its own.
enum SystemCalls {
  /// How many calls to let pass.
  nonisolated(unsafe) private static var rest = Int.max
  /// What happens instead of those after them; nil means that the process is killed.
  nonisolated(unsafe) private static var errorCode: Int32?

  /// Kills the process with SIGKILL after so many calls.
  static func killProcess(after count: Int) { replace(after: count, errorCode: nil) }

  /// Makes all calls after the first ones fail with an `errno`.
  static func fail(with code: Int32, after count: Int) { replace(after: count, errorCode: code) }

  private static func replace(after count: Int, errorCode: Int32?) {
    rest = count
    self.errorCode = errorCode
    let write: @convention(c) (Int32, UnsafeRawPointer?, Int, off_t) -> Int = {
      SystemCalls.isDue() ? -1 : pwrite($0, $1, $2, $3)
    }
    let cut: @convention(c) (Int32, off_t) -> Int32 = {
      SystemCalls.isDue() ? -1 : ftruncate($0, $1)
    }
    let remove: @convention(c) (UnsafePointer<CChar>) -> Int32 = {
      SystemCalls.isDue() ? -1 : unlink($0)
    }
    set("pwrite", unsafeBitCast(write, to: sqlite3_syscall_ptr.self))
    set("pwrite64", unsafeBitCast(write, to: sqlite3_syscall_ptr.self))
    set("ftruncate", unsafeBitCast(cut, to: sqlite3_syscall_ptr.self))
    set("unlink", unsafeBitCast(remove, to: sqlite3_syscall_ptr.self))
  }

  private static func set(_ name: String, _ function: sqlite3_syscall_ptr) {
    guard let system = sqlite3_vfs_find(nil) else { return }
    _ = system.pointee.xSetSystemCall(system, name, function)
  }

  private static func isDue() -> Bool {
    rest -= 1
    guard rest < 0 else { return false }
    guard let errorCode else { return raise(SIGKILL) == 0 }
    errno = errorCode
    return true
  }
}
