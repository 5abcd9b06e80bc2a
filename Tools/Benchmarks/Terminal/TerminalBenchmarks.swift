import Platform

/// The real program in pseudo-terminals: what its user experiences.
///
/// If the program misbehaves, reports that and leaves out its figures. Without names, runs all
/// benchmarks.
func terminalBenchmarks(named names: [String]) -> [Figure] {
  var benchmarks = [("start", startBenchmarks), ("key", keyBenchmarks)]
  #if os(Linux)
    benchmarks += [
      ("idle", idleBenchmarks), ("memory", memoryBenchmarks), ("sound", soundBenchmarks),
      ("crowd", crowdBenchmarks), ("together", togetherBenchmarks),
    ]
  #endif
  let chosen = benchmarks.filter { names.isEmpty || names.contains($0.0) }
  return chosen.flatMap { name, benchmark in
    do {
      return try benchmark()
    } catch {
      print("\(name): \(error)")
      return []
    }
  }
}

func pause(seconds: Int) {
  var left = UInt32(seconds)
  while left > 0 { left = sleep(left) }
}
