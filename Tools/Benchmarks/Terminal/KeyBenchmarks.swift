import PseudoTerminal

typealias Answer = TerminalProgram.Answer

/// The time from a key to the first and the last byte of the answer, and the answer's length; and what a floor
/// takes to show the same.
func keyBenchmarks() throws -> [Figure] {
  let (wide, narrow) = (try frames(columns: 120), try frames(columns: 76))
  var (game, floor, writer) = (Latencies(), Latencies(), Latencies())
  var (alone, aloneFloor) = (Latencies(), Latencies())
  for _ in 0..<3 {
    try game.measure(.game())
    try floor.measure(.floor(wide))
    try writer.measure(.writer(wide))
    // Without the large cover beside the board, which every flip redraws too.
    try alone.measure(.game(), columns: 76)
    try aloneFloor.measure(.floor(narrow), columns: 76)
  }
  return compared("key.move", game.moves, floor.moves, writer.moves)
    + compared("key.next-move", game.nextMoves, floor.nextMoves, writer.nextMoves)
    + compared("key.flip", game.flips, floor.flips, writer.flips)
    + compared("key.flip-no-panel", alone.flips, aloneFloor.flips)
    + [
      Figure(name: "bytes.move", value: game.moves.byteCount, unit: "bytes"),
      // Every other flip also turns two cards back: it draws one card or three, two on average.
      Figure(name: "bytes.flip-14x7", value: alone.flips.byteCount / 2, unit: "bytes"),
      Figure(name: "bytes.flip-with-panel", value: game.flips.byteCount, unit: "bytes"),
    ]
}

/// What the game shows when it is measured.
private func frames(columns: Int) throws -> RecordedFrames {
  let run = try MeasuredProgram.game().onBoard(columns: columns, keepsOutput: true)
  defer { run.terminal.close() }
  var parts: [[UInt8]] = []
  func nextPart() {
    parts.append(run.terminal.kept ?? [])
    run.terminal.kept = []
  }
  nextPart()
  for key in script.flatMap(\.keys) {
    _ = try answer(to: key.bytes, in: run)
    nextPart()
  }
  return try RecordedFrames(parts, columns: columns, rows: run.terminal.size.rows)
}

/// The bytes of an arrow key; its letter is A, B, C or D.
func arrowKey(_ letter: String) -> [UInt8] { Array("\u{1B}O\(letter)".utf8) }

/// Keys, and the list that the answer to the last one belongs to.
private struct Step {
  var keys: [(bytes: [UInt8], quiet: Int)]
  var answers: WritableKeyPath<Latencies, [[Answer]]>?
}

/// All that is typed on a board.
///
/// Its first row has no two equal adjacent cards, so flipping them in turn can go on forever.
private var script: [Step] {
  (0..<20).flatMap { _ in
    ["B", "C", "A", "D"].map { Step(keys: [(arrowKey($0), 10)], answers: \.moves) }
  }
    + (0..<20).flatMap { _ in
      [("B", "C"), ("A", "D")].map { first, next in
        Step(keys: [(arrowKey(first), 0), (arrowKey(next), 1)], answers: \.nextMoves)
      }
    }
    // The covers of the first four have not been drawn before.
    + (0..<24).map {
      Step(keys: [(arrowKey("C"), 10), ([13], 10)], answers: $0 < 4 ? nil : \.flips)
    }
}

/// The answers to the keys of several launches.
private struct Latencies {
  var moves: [[Answer]] = []
  /// Each a millisecond after the answer to the key before.
  var nextMoves: [[Answer]] = []
  var flips: [[Answer]] = []

  mutating func measure(_ program: MeasuredProgram, columns: Int = 120) throws {
    let run = try program.onBoard(columns: columns)
    defer { run.terminal.close() }
    for list in [\Self.moves, \.nextMoves, \.flips] { self[keyPath: list].append([]) }
    for step in script {
      let answers = try step.keys.map { try answer(to: $0.bytes, in: run, quiet: $0.quiet) }
      guard let list = step.answers, let last = answers.last else { continue }
      self[keyPath: list][self[keyPath: list].count - 1].append(last)
    }
  }
}

/// Throws if there is none.
///
/// It ends after a short silence, of `quiet` milliseconds, so that the clock's redraw once a second does not
/// count.
func answer(
  to key: [UInt8], in run: MeasuredProgram.Run, quiet: Int = 10
) throws -> Answer {
  guard let answer = run.terminal.answer(to: key, quiet: quiet, timeout: 2000) else {
    throw Misbehaviour(description: "A measured program does not answer to the key \(key).")
  }
  return answer
}

extension [[Answer]] {
  /// The median of the launches' medians.
  fileprivate func median(_ figure: (Answer) -> Double) -> Double {
    map { $0.map(figure).median }.median
  }

  /// The median of the launches' 95th percentiles.
  fileprivate func percentile95(_ figure: (Answer) -> Double) -> Double {
    map { $0.map(figure).percentile95 }.median
  }

  /// The mean number of bytes per key.
  fileprivate var byteCount: Double {
    let all = joined().map { Double($0.byteCount) }
    return all.reduce(0, +) / Double(all.count)
  }
}

private func compared(
  _ name: String, _ game: [[Answer]], _ floor: [[Answer]], _ writer: [[Answer]] = []
) -> [Figure] {
  [("first", \Answer.first), ("last", \Answer.last)].flatMap { end, time in
    comparison(
      "\(name).\(end).median", game.median { $0[keyPath: time] },
      floor.median { $0[keyPath: time] }, unit: "ns")
      + comparison(
        "\(name).\(end).p95", game.percentile95 { $0[keyPath: time] },
        floor.percentile95 { $0[keyPath: time] }, unit: "ns")
      + (writer.isEmpty
        ? []
        : [
          Figure(
            name: "\(name).\(end).median.bytes-alone", value: writer.median { $0[keyPath: time] },
            unit: "ns")
        ])
  }
}
