import PseudoTerminal

/// From the moment before the program is executed to its first byte, and to a screen that stays.
///
/// Both programs take turns, so that whatever else the machine does concerns both.
func startBenchmarks() throws -> [Figure] {
  var (game, floor): ([Start], [Start]) = ([], [])
  for _ in 0..<15 {
    game.append(try start(of: .game()))
    floor.append(try start(of: .floor))
  }
  return comparison(
    "start.first-byte", game.map(\.first).median, floor.map(\.first).median, unit: "ns")
    + comparison(
      "start.stable", game.map(\.stable).median, floor.map(\.stable).median, unit: "ns")
    + [Figure(name: "start.bytes", value: game.map(\.bytes).median, unit: "bytes")]
}

private struct Start {
  let first: Double
  let stable: Double
  let bytes: Double
}

private func start(of program: MeasuredProgram) throws -> Start {
  let run = try program.onFirstScreen()
  let (burst, begin) = (run.terminal.burst, run.terminal.startedAt)
  run.terminal.close()
  guard let first = burst.first, let last = burst.last else {
    throw Misbehaviour(description: "\(program.path) shows nothing.")
  }
  return Start(
    first: Double(first - begin), stable: Double(last - begin), bytes: Double(burst.byteCount))
}
