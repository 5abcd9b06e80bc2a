import Platform
import PseudoTerminal

#if os(Linux)
  /// Many programs at once on one machine, as on a shared server, each with its board.
  func crowdBenchmarks() throws -> [Figure] {
    let count = 200
    allowOpenFiles()
    let runs = try (0..<count).map { _ in try MeasuredProgram.game().start() }
    defer { for run in runs { run.terminal.close() } }
    for run in runs { try run.settle(quiet: 50) }
    for run in runs {
      run.terminal.beginBurst()
      run.terminal.type("n")
    }
    for run in runs { try run.settle(quiet: 50) }
    waitUntilIdle(runs)

    let before = runs.map { ProcessFigures(of: $0.terminal.process) }
    pause(seconds: 10)
    let after = runs.map { ProcessFigures(of: $0.terminal.process) }
    let uses = zip(after, before).map { $0.use(since: $1) }
    let memory = after.map { Double($0.proportionalKiB) }
    let keys = try latencies(of: runs[count / 2])
    return [
      Figure(name: "crowd-\(count).memory.median", value: memory.median, unit: "KiB"),
      Figure(name: "crowd-\(count).memory.all", value: memory.reduce(0, +), unit: "KiB"),
      Figure(
        name: "crowd-\(count).idle.wake-ups", value: Double(uses.reduce(0) { $0 + $1.sleepCount }),
        unit: "in 10 s"),
      Figure(
        name: "crowd-\(count).idle.cpu", value: Double(uses.reduce(0) { $0 + $1.processorTime }),
        unit: "ns in 10 s"),
      Figure(name: "crowd-\(count).key.last.median", value: keys.median, unit: "ns"),
      Figure(name: "crowd-\(count).key.last.p95", value: keys.percentile95, unit: "ns"),
    ]
  }

  /// Waits until all pictures are ready.
  private func waitUntilIdle(_ runs: [MeasuredProgram.Run]) {
    for _ in 0..<60 {
      let before = runs.map { ProcessFigures(of: $0.terminal.process) }
      pause(seconds: 2)
      for run in runs { run.terminal.waitUntilQuiet(for: 1) }
      let uses = zip(runs, before).map { ProcessFigures(of: $0.terminal.process).use(since: $1) }
      if uses.allSatisfy({ $0.sleepCount == 0 }) { return }
    }
  }

  private func latencies(of run: MeasuredProgram.Run) throws -> [Double] {
    try (0..<20).flatMap { _ in
      try ["B", "C", "A", "D"].map { try answer(to: arrowKey($0), in: run).last }
    }
  }

  /// Each program needs two descriptors here.
  private func allowOpenFiles() {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = min(4096, limit.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
#endif
