import PseudoTerminal

typealias Answer = TerminalProgram.Answer

/// The time from a key to the first and the last byte of the answer, and the answer's length.
func keyBenchmarks() throws -> [Figure] {
  var (game, floor, alone) = (Latencies(), Latencies(), Latencies())
  for _ in 0..<3 {
    try game.measure(.game())
    try floor.measure(.floor)
    // Without the large cover beside the board, which every flip redraws too.
    try alone.measure(.game(), columns: 76)
  }
  return compared("key.move", game.moves, floor.moves)
    + compared("key.next-move", game.nextMoves, floor.nextMoves)
    + compared("key.flip", game.flips, floor.flips)
    + compared("key.flip-no-panel", alone.flips, floor.flips)
    + [
      Figure(name: "bytes.move", value: game.moves.byteCount, unit: "bytes"),
      // Every other flip also turns two cards back: it draws one card or three, two on average.
      Figure(name: "bytes.flip-14x7", value: alone.flips.byteCount / 2, unit: "bytes"),
      Figure(name: "bytes.flip-with-panel", value: game.flips.byteCount, unit: "bytes"),
    ]
}

/// The bytes of an arrow key; its letter is A, B, C or D.
func arrowKey(_ letter: String) -> [UInt8] { Array("\u{1B}O\(letter)".utf8) }

/// The answers to the keys of several launches.
private struct Latencies {
  var moves: [[Answer]] = []
  /// Each a millisecond after the answer to the key before.
  var nextMoves: [[Answer]] = []
  var flips: [[Answer]] = []

  /// The first row of the measured board has no two equal adjacent cards, so flipping them in turn
  /// can go on forever.
  mutating func measure(_ program: MeasuredProgram, columns: Int = 120) throws {
    let run = try program.onBoard(columns: columns)
    defer { run.terminal.close() }
    moves.append(
      try (0..<20).flatMap { _ in
        try ["B", "C", "A", "D"].map { try answer(to: arrowKey($0), in: run) }
      })
    nextMoves.append(
      try (0..<20).flatMap { _ in
        try [("B", "C"), ("A", "D")].map { first, next in
          _ = try answer(to: arrowKey(first), in: run, quiet: 0)
          return try answer(to: arrowKey(next), in: run, quiet: 1)
        }
      })
    flips.append(
      try (0..<24).map { _ in
        _ = try answer(to: arrowKey("C"), in: run)
        return try answer(to: [13], in: run)
        // Drops the first four, whose covers have not been drawn before.
      }.dropFirst(4).map { $0 })
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

private func compared(_ name: String, _ game: [[Answer]], _ floor: [[Answer]]) -> [Figure] {
  [("first", \Answer.first), ("last", \Answer.last)].flatMap { end, time in
    comparison(
      "\(name).\(end).median", game.median { $0[keyPath: time] },
      floor.median { $0[keyPath: time] }, unit: "ns")
      + comparison(
        "\(name).\(end).p95", game.percentile95 { $0[keyPath: time] },
        floor.percentile95 { $0[keyPath: time] }, unit: "ns")
  }
}
