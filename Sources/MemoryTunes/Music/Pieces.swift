extension Category {
  /// The time of a beat of its piece, which has four bars of four beats; nil if there is none.
  public var beat: Duration? {
    Self.framesOfBeats[id].map { .nanoseconds($0 * 1_000_000_000 / 48_000) }
  }

  /// The length of a beat in frames, at 48,000 frames a second.
  private static let framesOfBeats = [
    "pop": 25_600, "electronic": 22_500, "rock": 20_000, "metal": 18_000, "rap": 30_000,
  ]
}
