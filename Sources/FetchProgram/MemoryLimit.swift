#if os(Linux) && !PORTABLE
  import FoundationEssentials
  import Glibc

  /// Limits the memory of the program to that of its libraries and a number of bytes: its input was
  /// written by strangers.
  func limitMemory(to bytes: Int) {
    let figures = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    guard let pages = figures?.split(separator: " ").first.flatMap({ Int($0) }) else { return }
    let mapped = pages * sysconf(Int32(_SC_PAGESIZE))
    // A sanitizer has mapped terabytes, and will map more.
    guard mapped < 1 << 40 else { return }
    var limit = rlimit(rlim_cur: rlim_t(mapped + bytes), rlim_max: rlim_t(mapped + bytes))
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
  }
#else
  import BackgroundWork

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Darwin)
    import Darwin
  #endif

  /// Limits the memory of the program to what it has now and a number of bytes: its input was written
  /// by strangers.
  ///
  /// The kernel of macOS keeps to no such limit. So a thread looks every ten milliseconds, and ends the
  /// program; a little more may have been taken by then.
  func limitMemory(to bytes: Int) {
    let limit = peakMemory() + bytes
    startThread {
      while peakMemory() <= limit { usleep(10_000) }
      raise(SIGKILL)
    }
  }

  /// The most memory that the program has had, in bytes.
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
