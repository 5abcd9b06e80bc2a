/// Plays sound; no call waits for it.
public struct SoundService: Sendable {
  /// Plays a phrase, unless the sound card is stuck.
  public var play: @Sendable (Phrase) -> Void
  /// Fades out the tune.
  public var stop: @Sendable () -> Void

  public init(
    play: @escaping @Sendable (Phrase) -> Void, stop: @escaping @Sendable () -> Void
  ) {
    self.play = play
    self.stop = stop
  }
}

extension SoundService {
  /// Does what sound requests.
  public func perform(_ effect: SoundEffect) {
    switch effect {
    case .play(let phrase): play(phrase)
    case .stop: stop()
    }
  }
}
