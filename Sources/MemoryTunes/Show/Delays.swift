enum Delay {
  static let flipStep = Duration.milliseconds(40)

  /// The time the frames of a pair flash, after its second card has flipped.
  static let flash = flipStep * FlippingCard.stepCount + .milliseconds(300)

  /// The time of the turn notice in large letters, after the previous card has flipped.
  static let turnNotice = flipStep * FlippingCard.stepCount + .milliseconds(1500)

  /// The time all cards are shown before the first flip: half a second per pair, but at least two seconds.
  static func peek(pairs: Int) -> Duration { .milliseconds(max(2000, 500 * pairs)) }

  /// The time the last pair of a sprint's board is seen.
  static let nextBoard = Duration.milliseconds(700)

  /// The time each board of a puzzle is seen: a second for the first, and if not too slow or fast, twelve in total.
  static func puzzleStep(of count: Int, isFirst: Bool) -> Duration {
    isFirst ? .seconds(1) : .milliseconds(min(900, max(350, 12_000 / max(1, count))))
  }

  /// The time between two levels of a tune.
  static let meter = Duration.milliseconds(100)

  /// The time a solved board is seen before the finale.
  static let finale = Duration.seconds(1)

  /// The time between two of the finale's beats: 8 for covers, 5 for stars, so that it ends 3 s after the last flip.
  static let beat = Duration.milliseconds(150)

  /// The time each track from a folder is heard on a solved board.
  static let track = Duration.milliseconds(1500)

  /// The lead before a beat of the music that a part needs to enter there.
  static let musicLead = Duration.milliseconds(120)
}
