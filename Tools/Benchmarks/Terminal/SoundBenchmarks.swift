import PseudoTerminal

#if os(Linux)
  /// What sound adds to the game, and how soon it is heard.
  ///
  /// ALSA writes the samples to a file, so no sound card is needed.
  func soundBenchmarks() throws -> [Figure] {
    try firstSamples() + flips() + playingAndIdle() + memory() + band()
  }

  /// The time from a key that flips a card to the first sample in the file, to a millisecond.
  ///
  /// While the device is closed, it is the first sound of a game: the libraries are opened too. ALSA's file
  /// device holds back as much as its buffer takes, and the game fills that at once. So what arrives first
  /// is what the game adds ten milliseconds later: a sound card would have begun by then.
  private func firstSamples() throws -> [Figure] {
    let runs = try (0..<5).map { _ in try MeasuredProgram.game(sound: "tunes").onBoard() }
    defer { for run in runs { run.terminal.close() } }
    let closed = try runs.map(firstSample)
    let open = try (0..<2).flatMap { _ in
      // The tunes end, but the device is kept open for five seconds more.
      pause(seconds: 4)
      return try runs.map(firstSample)
    }
    return [
      Figure(name: "sound.first-sample.closed", value: closed.median, unit: "ns"),
      Figure(name: "sound.first-sample.open", value: open.median, unit: "ns"),
    ]
  }

  private func firstSample(of run: MeasuredProgram.Run) throws -> Double {
    _ = try answer(to: arrowKey("C"), in: run)
    let (before, start) = (run.heardByteCount, now())
    run.terminal.write([13])
    while run.heardByteCount == before {
      run.terminal.read(milliseconds: 1)
      guard now() < start + 2_000_000_000 else {
        throw Misbehaviour(description: "A flipped card is not heard.")
      }
    }
    return Double(now() - start)
  }

  /// The answer to a flip with tunes and without, key by key in two games side by side.
  private func flips() throws -> [Figure] {
    let answers = try (0..<9).flatMap { _ in
      let tunes = try MeasuredProgram.game(sound: "tunes").onBoard()
      defer { tunes.terminal.close() }
      let off = try MeasuredProgram.game(sound: "off").onBoard()
      defer { off.terminal.close() }
      // Drops the first four, whose covers have not been drawn before.
      return try (0..<24).map { _ in (try flip(in: tunes), try flip(in: off)) }.dropFirst(4)
    }
    return [("first", \Answer.first), ("last", \Answer.last)].flatMap { end, time in
      comparison(
        "sound.flip.\(end).median", answers.map { $0.0[keyPath: time] }.median,
        answers.map { $0.1[keyPath: time] }.median, unit: "ns", with: "off")
    }
  }

  private func flip(in run: MeasuredProgram.Run) throws -> Answer {
    _ = try answer(to: arrowKey("C"), in: run)
    return try answer(to: [13], in: run)
  }

  /// The cost of a second and a half of a tune, and of ten seconds in the menu once the device is closed.
  private func playingAndIdle() throws -> [Figure] {
    let runs = try (0..<3).map { _ in try MeasuredProgram.game(sound: "tunes").onBoard() }
    defer { for run in runs { run.terminal.close() } }
    let shares = try runs.map { run in
      _ = try flip(in: run)
      run.terminal.read(milliseconds: 200)
      let before = ProcessFigures(of: run.terminal.process)
      run.terminal.read(milliseconds: 1500)
      let use = ProcessFigures(of: run.terminal.process).use(since: before)
      return 100 * Double(use.processorTime) / 1.5e9
    }
    for run in runs {
      run.terminal.type("q")
      run.terminal.waitUntilQuiet(for: 300)
    }
    // Five seconds later the device is closed, ten seconds later the game's time is saved.
    pause(seconds: 12)
    for run in runs { run.terminal.read(milliseconds: 50) }
    let before = runs.map { ProcessFigures(of: $0.terminal.process) }
    pause(seconds: 10)
    let uses = zip(runs, before).map { ProcessFigures(of: $0.terminal.process).use(since: $1) }
    return [
      Figure(name: "sound.playing.cpu", value: shares.median, unit: "% of a core"),
      Figure(
        name: "sound.idle.wake-ups", value: uses.map { Double($0.sleepCount) }.max() ?? 0,
        unit: "in 10 s"),
      Figure(
        name: "sound.idle.cpu", value: uses.map { Double($0.processorTime) }.max() ?? 0,
        unit: "ns in 10 s"),
    ]
  }

  /// The memory that a game needs with tunes, and how much more that is than without.
  private func memory() throws -> [Figure] {
    let tunes = try figuresOfFlippingAll(.game("--grid", "6x6", sound: "tunes"))
    let off = try figuresOfFlippingAll(.game("--grid", "6x6", sound: "off"))
    return [("peak", \ProcessFigures.peakResidentKiB), ("proportional", \.proportionalKiB)]
      .flatMap { name, size in
        [
          Figure(
            name: "sound.memory.\(name)", value: Double(tunes[keyPath: size]), unit: "KiB"),
          Figure(
            name: "sound.memory.\(name).added",
            value: Double(tunes[keyPath: size] - off[keyPath: size]), unit: "KiB"),
        ]
      }
  }

  /// What the band of six pairs costs: the answer to an arrow beside a game without sound, and its share of a
  /// core.
  private func band() throws -> [Figure] {
    let runs = try ["tunes", "off"].map { sound in
      // Its code deals the board, in place of a seed.
      var program = MeasuredProgram.game(sound: sound)
      program.arguments.removeFirst(2)
      program.arguments.append("pop-4x4-7k3q")
      let run = try program.onFirstScreen()
      for keys in ["#", "a2d4", "c3c4", "b1b2", "c1c2", "a4d3", "b4d1"] {
        run.terminal.type(keys)
        run.terminal.waitUntilQuiet(for: 300)
      }
      return run
    }
    defer { for run in runs { run.terminal.close() } }
    // The last tune is over, and all parts are there.
    pause(seconds: 4)
    for run in runs { run.terminal.read(milliseconds: 50) }
    let answers = try (0..<200).map { index in
      try runs.map { try answer(to: arrowKey(index.isMultiple(of: 2) ? "D" : "C"), in: $0).last }
    }
    let before = runs.map { ProcessFigures(of: $0.terminal.process) }
    runs[0].terminal.read(milliseconds: 3000)
    let uses = zip(runs, before).map { ProcessFigures(of: $0.terminal.process).use(since: $1) }
    return comparison(
      "sound.band.move.last.median", answers.map { $0[0] }.median, answers.map { $0[1] }.median,
      unit: "ns", with: "off")
      + [
        Figure(
          name: "sound.band.cpu", value: 100 * Double(uses[0].processorTime) / 3e9,
          unit: "% of a core")
      ]
  }

  extension MeasuredProgram {
    fileprivate static func game(_ arguments: String..., sound: String) -> MeasuredProgram {
      var program = game()
      program.arguments += arguments + ["--sound", sound]
      program.playsIntoFile = true
      return program
    }
  }
#endif
