public enum Finale: Hashable, Codable, Sendable {
  /// This many covers have lit up, in the order found.
  case lighting(Int)
  /// The result, beside the board; this many of its stars have landed.
  case landing(Int)
  /// The whole result, beside the board.
  case result
  case board
}

extension GameState {
  func timeToNextBeat(settings: GameSettings) -> Duration? {
    guard isFinished else { return nil }
    switch show.finale {
    case .lighting(0): return Delay.finale
    case .lighting(let count):
      // The first part begins the piece; the others must be known before their beats.
      let lead = count == coversPerBeat ? Delay.musicLead : .zero
      return settings.beat.map { $0 - lead } ?? Delay.beat
    case .landing: return Delay.beat
    case .result, .board: return nil
    }
  }

  /// The lit covers, as indices into ``covers``; nil if all are bright.
  public var litCovers: [Int]? {
    guard isFinished, case .lighting(let count) = show.finale, count > 0 else { return nil }
    return Array(foundCovers.prefix(count))
  }

  /// The dancing covers, as indices into ``covers``: those lit up last, or with music, those whose parts are loud.
  public var dancingCovers: [Int] {
    if let dance = show.dance {
      return zip(foundCovers, dance.levels).filter { $1 >= Dance.threshold }.map(\.0)
    }
    guard let litCovers else { return [] }
    return Array(litCovers.suffix((litCovers.count - 1) % coversPerBeat + 1))
  }

  /// The number of covers that light up at once, to light all in eight beats.
  private var coversPerBeat: Int { (foundCovers.count + 7) / 8 }

  /// Lights up the next covers; after the last, or in a sprint, shows the result, where the stars land.
  mutating func advanceFinale(
    settings: GameSettings, events: inout [AppEvent]
  ) -> Outcome<AppEffect> {
    switch show.finale {
    case .lighting(let count) where count < foundCovers.count && sprint == nil:
      let covers = foundCovers.dropFirst(count).prefix(coversPerBeat)
      show.finale = .lighting(count + covers.count)
      events += covers.map(AppEvent.lit)
      if count == 0, settings.hasBand { show.dance = Dance() }
    case .lighting: show.finale = landing(0)
    case .landing(let count): show.finale = landing(count + 1)
    case .result, .board: return .ignored("the finale is over")
    }
    return .handled()
  }

  private func landing(_ count: Int) -> Finale {
    count < rating?.rawValue ?? 0 ? .landing(count) : .result
  }
}
