#if os(Linux) && !PORTABLE
  import CPlatform
  import Platform

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
#else
  import Platform

  /// Limits the program's memory to its current use plus a number of bytes, because its input is untrusted.
  ///
  /// The macOS kernel enforces no such limit. A thread checks every ten milliseconds and kills the program, which
  /// may slightly exceed the limit.
  func limitMemory(to bytes: Int) {
    let limit = peakMemory() + bytes
    startThread {
      while peakMemory() <= limit { usleep(10_000) }
      raise(SIGKILL)
    }
  }

  /// The peak memory of the program, in bytes.
  private func peakMemory() -> Int {
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
