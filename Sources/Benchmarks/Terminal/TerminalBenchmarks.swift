#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The real program in pseudo-terminals: what its user feels.
///
/// If the program misbehaves, that is said, and its figure left out.
@MainActor
func terminalBenchmarks() async throws -> [Figure] {
  var benchmarks = [("start", startBenchmarks), ("key", keyBenchmarks)]
  #if os(Linux)
    benchmarks += [
      ("idle", idleBenchmarks), ("memory", memoryBenchmarks), ("crowd", crowdBenchmarks),
    ]
  #endif
  return benchmarks.flatMap { name, benchmark in
    do {
      return try benchmark()
    } catch {
      print("\(name): \(error)")
      return []
    }
  }
}

/// Does nothing for a while.
func pause(seconds: Int) {
  var left = UInt32(seconds)
  while left > 0 { left = sleep(left) }
}
