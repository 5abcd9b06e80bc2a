public struct GameSettings: Equatable, Sendable {
  /// Turns cards over in steps, flashes pairs and lights up solved boards.
  public var isAnimated = true
  /// Shows new boards for a while before the first flip.
  public var peeks = false
  public var pace = Pace.normal
  /// Counts time second by second, as needed to show it.
  public var isClockShown = true
  /// The time between beats of the music for a solved board; nil without music.
  public var beat: Duration?
  /// Lets covers dance to that music.
  public var hasBand = false

  /// Nothing moves by itself, as in most tests.
  package static let still = GameSettings(isAnimated: false)
}
