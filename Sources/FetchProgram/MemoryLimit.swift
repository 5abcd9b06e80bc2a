#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#endif

/// Limits the program's memory to that of its libraries plus a number of bytes, because its input
/// is untrusted.
///
/// Only Linux enforces such a limit.
func limitMemory(to bytes: UInt) {
  #if canImport(Glibc)
    let figures = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    guard let pages = figures?.split(separator: " ").first.flatMap({ UInt($0) }) else { return }
    let mapped = pages * UInt(sysconf(Int32(_SC_PAGESIZE)))
    // A sanitizer has mapped terabytes, and will map more.
    guard mapped < 1 << 40 else { return }
    var limit = rlimit(rlim_cur: mapped + bytes, rlim_max: mapped + bytes)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
  #endif
}
