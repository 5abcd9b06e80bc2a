extension Category {
  /// The time of a beat of its piece, which has four bars of four beats; nil if there is none.
  public var beat: Duration? {
    Self.framesOfBeats[id].map { .nanoseconds($0 * 1_000_000_000 / 48_000) }
  }

  /// In frames, of which a second has 48,000.
  private static let framesOfBeats = [
    "pop": 25_600, "electronic": 22_500, "rock": 20_000, "metal": 18_000, "rap": 30_000,
  ]
}
