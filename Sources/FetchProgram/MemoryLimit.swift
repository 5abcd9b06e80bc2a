import CPlatform
import Platform

#if os(Linux) && !PORTABLE
  /// Limits the program's memory to its libraries' plus a number of bytes, because its input is untrusted.
  func limitMemory(to bytes: Int) {
    let figures = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    guard let pages = figures?.split(separator: " ").first.flatMap({ Int($0) }) else { return }
    let mapped = pages * sysconf(Int32(_SC_PAGESIZE))
    // A sanitizer has mapped terabytes, and will map more.
    guard mapped < 1 << 40 else { return }
    confinement_share_heap()
    limit(RLIMIT_AS, to: mapped + bytes)
  }

  /// The peak memory of the program, in bytes; nil if unknown.
  func peakMemory() -> Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Int($0) }
      .map { $0 << 10 }
  }
#else
  /// Limits the program's memory to its current use plus a number of bytes, because its input is untrusted.
  ///
  /// macOS enforces no limit: a thread checks every ten milliseconds, and kills a program that has exceeded it.
  func limitMemory(to bytes: Int) {
    let limit = (peakMemory() ?? 0) + bytes
    startThread {
      while peakMemory() ?? 0 <= limit { usleep(10_000) }
      raise(SIGKILL)
    }
  }

  /// The peak memory of the program, in bytes.
  func peakMemory() -> Int? {
    #if canImport(Darwin)
      let (program, unit) = (RUSAGE_SELF, 1)
    #else
      let (program, unit) = (__rusage_who_t(RUSAGE_SELF.rawValue), 1024)
    #endif
    var usage = rusage()
    getrusage(program, &usage)
    return usage.ru_maxrss * unit
  }
#endif
