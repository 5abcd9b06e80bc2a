import PseudoTerminal

/// The time from just before the program is executed to its first byte, to a usable screen, and to
/// the final one: the game's menu adds its wall of covers later, and the floor shows that at once.
///
/// The two programs alternate, so that other load on the machine affects both.
func startBenchmarks() throws -> [Figure] {
  var (game, floor): ([Start], [Start]) = ([], [])
  let menu = try MeasuredProgram.plainGame.onFirstScreen(keepsOutput: true)
  defer { menu.terminal.close() }
  let frames = try RecordedFrames([menu.terminal.kept ?? []], columns: 120, rows: 40)
  for _ in 0..<15 {
    game.append(try start(of: .plainGame))
    floor.append(try start(of: .floor(frames)))
  }
  return comparison(
    "start.first-byte", game.map(\.first).median, floor.map(\.first).median, unit: "ns")
    + comparison("start.menu", game.map(\.menu).median, floor.map(\.menu).median, unit: "ns")
    + comparison(
      "start.stable", game.map(\.stable).median, floor.map(\.stable).median, unit: "ns")
    + [Figure(name: "start.bytes", value: game.map(\.bytes).median, unit: "bytes")]
}

private struct Start {
  let first: Double
  let menu: Double
  let stable: Double
  let bytes: Double
}

private func start(of program: MeasuredProgram) throws -> Start {
  let run = try program.start()
  try run.settle(quiet: 1)
  let menu = run.terminal.burst.last
  try run.settle()
  let (burst, begin) = (run.terminal.burst, run.terminal.startedAt)
  run.terminal.close()
  guard let first = burst.first, let menu, let last = burst.last else {
    throw Misbehaviour(description: "\(program.path) shows nothing.")
  }
  return Start(
    first: Double(first - begin), menu: Double(menu - begin), stable: Double(last - begin),
    bytes: Double(burst.byteCount))
}
