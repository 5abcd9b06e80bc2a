import PseudoTerminal

#if os(Linux)
  /// The cost of ten seconds without input: in the menu, on a board, and while the clock runs.
  ///
  /// All are measured at the same time, once threads that helped with the first screen have stopped
  /// waiting for more work.
  func idleBenchmarks() throws -> [Figure] {
    let runs = [
      ("menu", try MeasuredProgram.game().onFirstScreen()),
      ("board", try MeasuredProgram.game().onBoard()),
      ("clock", try MeasuredProgram.game().onBoard()),
    ]
    defer { for (_, run) in runs { run.terminal.close() } }
    runs[2].1.terminal.write([13])
    pause(seconds: 6)
    for (_, run) in runs {
      run.terminal.read(milliseconds: 50)
      run.terminal.beginBurst()
    }
    let before = runs.map { ProcessFigures(of: $0.1.terminal.process) }
    pause(seconds: 10)
    return zip(runs, before).flatMap { run, before in
      let use = ProcessFigures(of: run.1.terminal.process).use(since: before)
      run.1.terminal.read(milliseconds: 50)
      let bytes = run.1.terminal.burst.byteCount
      return [
        Figure(name: "idle.\(run.0).wake-ups", value: Double(use.sleepCount), unit: "in 10 s"),
        Figure(name: "idle.\(run.0).cpu", value: Double(use.processorTime), unit: "ns in 10 s"),
        Figure(name: "idle.\(run.0).bytes", value: Double(bytes), unit: "in 10 s"),
      ]
    }
  }

  /// Memory when every card of a 6×6 board has been flipped once: its peak, and of what it consists.
  func memoryBenchmarks() throws -> [Figure] {
    let figures = try figuresOfFlippingAll(.game("--grid", "6x6"))
    return [
      Figure(
        name: "memory.board-6x6.peak", value: Double(figures.peakResidentKiB), unit: "KiB"),
      Figure(
        name: "memory.board-6x6.proportional", value: Double(figures.proportionalKiB), unit: "KiB"),
      Figure(
        name: "memory.board-6x6.allocated", value: Double(figures.anonymousKiB), unit: "KiB"),
      Figure(name: "memory.board-6x6.program", value: Double(figures.fileKiB), unit: "KiB"),
    ]
  }

  /// The figures of a program once every card of its 6×6 board has been flipped.
  func figuresOfFlippingAll(_ program: MeasuredProgram) throws -> ProcessFigures {
    let run = try program.onBoard()
    defer { run.terminal.close() }
    for _ in 0..<6 {
      for _ in 0..<6 {
        _ = run.terminal.answer(to: [13])
        _ = run.terminal.answer(to: arrowKey("C"))
      }
      _ = run.terminal.answer(to: arrowKey("B"))
    }
    return ProcessFigures(of: run.terminal.process)
  }
#endif
