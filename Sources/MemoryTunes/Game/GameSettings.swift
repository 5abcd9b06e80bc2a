/// The settings that the rules of the game read.
public struct GameSettings: Equatable, Sendable {
  /// Whether cards turn over in steps, pairs flash and solved boards light up.
  public var isAnimated = true
  /// Whether new boards are shown for a while before the first flip.
  public var peeks = false
  /// How fast computers play.
  public var pace = Pace.normal
  /// Whether the time that passes is counted second by second, as where it is shown.
  public var isClockShown = true
  /// The time between two beats of the music to which a solved board lights up; nil without music.
  public var beat: Duration?
  /// Whether covers dance to that music.
  public var hasBand = false

  public init(
    isAnimated: Bool = true, peeks: Bool = false, pace: Pace = .normal, isClockShown: Bool = true,
    beat: Duration? = nil, hasBand: Bool = false
  ) {
    self.isAnimated = isAnimated
    self.peeks = peeks
    self.pace = pace
    self.isClockShown = isClockShown
    self.beat = beat
    self.hasBand = hasBand
  }
}
