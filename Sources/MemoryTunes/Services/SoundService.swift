/// Plays sound; no call waits for it.
public struct SoundService: Sendable {
  /// Plays a phrase, unless the sound card is stuck.
  public var play: @Sendable (Phrase) -> Void
  /// Fades out the tune.
  public var stop: @Sendable () -> Void
  /// Changes the band's music; nil lets it fall silent.
  public var playMusic: @Sendable (Music?) -> Void
  /// Signals that somebody is listening: a minute later, the band falls silent.
  public var keepPlaying: @Sendable () -> Void

  public init(
    play: @escaping @Sendable (Phrase) -> Void, stop: @escaping @Sendable () -> Void,
    playMusic: @escaping @Sendable (Music?) -> Void, keepPlaying: @escaping @Sendable () -> Void
  ) {
    self.play = play
    self.stop = stop
    self.playMusic = playMusic
    self.keepPlaying = keepPlaying
  }
}

extension SoundService {
  /// Performs an effect.
  public func perform(_ effect: SoundEffect) {
    switch effect {
    case .play(let phrase): play(phrase)
    case .stop: stop()
    }
  }
}
