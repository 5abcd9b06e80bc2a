import PseudoTerminal

#if os(Linux)
  /// Two programs at one table: how much later than on one's own screen a flip begins on the other's, and whether
  /// either wakes while nobody moves.
  func togetherBenchmarks() throws -> [Figure] {
    let folder = try TemporaryFolder()
    let runs = try ["host --name Ann --grid 10x8 --seed 7", "join --name Ben"].map { line in
      var program = MeasuredProgram(
        path: MeasuredProgram.game().path, arguments: line.split(separator: " ").map(String.init),
        way: "")
      program.runtimeFolder = folder.path
      return try program.onFirstScreen()
    }
    defer { for run in runs { run.terminal.close() } }
    let terminals = runs.map(\.terminal)
    settle(terminals)
    terminals[0].type("\r")
    settle(terminals)

    var (own, others): ([Double], [Double]) = ([], [])
    var mover = 0
    while own.count < 60 {
      for terminal in terminals { terminal.beginBurst() }
      let start = now()
      terminals[mover].type(" ")
      settle(terminals)
      if let first = terminals[mover].burst.first, let other = terminals[1 - mover].burst.first {
        own.append(Double(first - start))
        others.append(Double(other - start))
      } else {
        mover = 1 - mover
      }
      terminals[mover].type("\t")
      settle(terminals)
    }
    for terminal in terminals { terminal.type("p") }
    settle(terminals)
    // The game is saved within a second.
    pause(seconds: 3)
    let idle = runs.map { ProcessFigures(of: $0.terminal.process) }
    pause(seconds: 10)
    let uses = zip(runs, idle).map { ProcessFigures(of: $0.terminal.process).use(since: $1) }
    return comparison(
      "together.flip.first.median", others.median, own.median, unit: "ns", with: "own")
      + [
        Figure(
          name: "together.flip.behind.p95",
          value: zip(others, own).map { max(0, $0 - $1) }.percentile95, unit: "ns"),
        Figure(
          name: "together.idle.wake-ups", value: Double(uses.reduce(0) { $0 + $1.sleepCount }),
          unit: "in 10 s"),
      ]
  }

  /// Reads what both write until they have been quiet for a while: one after the other would come too late.
  private func settle(_ terminals: [TerminalProgram]) {
    var end = Moment.inMilliseconds(400)
    while now() < end {
      for terminal in terminals {
        let last = terminal.burst.last
        terminal.readNow()
        if terminal.burst.last != last { end = Moment.inMilliseconds(400) }
      }
    }
  }
#endif
