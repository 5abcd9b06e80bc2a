/// How long things are shown.
enum Delay {
  /// The time of one step of a flipping card.
  static let flipStep = Duration.milliseconds(40)

  /// How long the frames of a pair flash, after its second card has flipped.
  static let flash = flipStep * FlippingCard.stepCount + .milliseconds(300)

  /// How long it is said in large letters whose turn it is, after the card before has flipped.
  static let turnNotice = flipStep * FlippingCard.stepCount + .milliseconds(1500)

  /// How long all cards are shown before the first flip: half a second a pair, but at least two seconds.
  static func peek(pairs: Int) -> Duration { .milliseconds(max(2000, 500 * pairs)) }

  /// How long the last pair of a sprint's board is seen.
  static let nextBoard = Duration.milliseconds(700)

  /// How long each board of a puzzle is seen: all together twelve seconds, unless that is very slow or fast; the
  /// first one a second.
  static func puzzleStep(of count: Int, isFirst: Bool) -> Duration {
    isFirst ? .seconds(1) : .milliseconds(min(900, max(350, 12_000 / max(1, count))))
  }

  /// The time between two levels of a tune.
  static let meter = Duration.milliseconds(100)

  /// How long a solved board is seen as it is, before the finale.
  static let finale = Duration.seconds(1)

  /// The time between two beats of the finale: with eight for covers and five for stars, all is over three
  /// seconds after the last flip.
  static let beat = Duration.milliseconds(150)

  /// How long each track from a folder is heard on a solved board.
  static let track = Duration.milliseconds(1500)

  /// How long before a beat of the music a part must be known to enter there.
  static let musicLead = Duration.milliseconds(120)
}
