/// The loudness of the open card's tune, in a game by ear.
public struct Meter: Equatable, Codable, Sendable {
  /// The index of the card in `GameState.cards`.
  public let card: Int
  /// The time since its tune began, in tenths of a second.
  public internal(set) var step = 0
  /// The loudness of its tune now, from 0 to 255.
  public internal(set) var level = 0

  /// The most steps: no tune is longer than a minute.
  public static let maximumStep = 600
  public static let levels = 0...255
}

public struct MeterAction: Equatable, Codable, Sendable {
  /// From 0 to 255; nil if the tune is over.
  public var level: Int?
  public var step: Int
  /// The number of flips when the level was requested.
  public var flip: Int

  public init(level: Int?, step: Int, flip: Int) {
    (self.level, self.step, self.flip) = (level, step, flip)
  }
}

extension GameState {
  /// Starts the meter of the card just flipped; stops it if that found its pair, or if cards are seen.
  mutating func startMeter() {
    show.meter = request.kind == .ear ? board.openCards.last.map { Meter(card: $0) } : nil
  }

  mutating func moveMeter(_ action: MeterAction) -> Outcome<AppEffect> {
    guard let meter = show.meter, action.flip == board.flips.count, action.step == meter.step + 1
    else { return .ignored(.lateReply) }
    guard let level = action.level, meter.step < Meter.maximumStep else {
      show.meter = nil
      return .handled()
    }
    return handle(Meter.levels.contains(level), .impossibleLevel) {
      show.meter = Meter(card: meter.card, step: action.step, level: level)
    }
  }

  /// Hides the card's cover from the player: in a game by ear, until its pair has been found and lies still.
  public func isOnlyHeard(_ card: Int) -> Bool {
    guard request.kind == .ear else { return false }
    let pair = cards[card].pair
    return !cards[card].isMatched || show.flipping.contains { cards[$0.index].pair == pair }
  }
}
