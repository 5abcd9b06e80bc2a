/// How long things are shown.
enum Delay {
  /// The time of one step of a flipping card.
  static let flipStep = Duration.milliseconds(40)

  /// How long the frames of a pair flash, after its second card has flipped.
  static let flash = flipStep * FlippingCard.stepCount + .milliseconds(300)

  /// How long all cards are shown before the first flip: half a second a pair, but at least two seconds.
  static func peek(pairs: Int) -> Duration { .milliseconds(max(2000, 500 * pairs)) }

  /// How long the last pair of a sprint's board is seen.
  static let nextBoard = Duration.milliseconds(700)

  /// The time between two levels of a tune.
  static let meter = Duration.milliseconds(100)

  /// The time before the next cover of a solved board lights up, after `lit` of them.
  ///
  /// The first one follows the last pair after a second. The others follow every 150 ms, or faster on large
  /// boards, where all of them take about two seconds. With their tunes, each has 1.2 seconds, or as much
  /// less as lets all of them take about ten.
  static func finale(lit: Int, of covers: Int, playsTunes: Bool) -> Duration {
    guard lit > 0 else { return .seconds(1) }
    return .milliseconds(
      playsTunes
        ? max(250, min(1200, 10_000 / max(1, covers))) : max(40, min(150, 2000 / max(1, covers))))
  }
}
