extension SoundProblem {
  public var sentence: String { sentences[0] }

  /// The same from long to short, for tight places; a card is a sound card.
  var sentences: [String] {
    switch self {
    case .libraryMissing(let library):
      [tr("No sound: lib\(library.rawValue) cannot be loaded."), tr("No library")]
    case .noDevice: [tr("No sound: no working sound card was found."), tr("No sound card")]
    case .configurationUnusable(let file):
      [tr("No sound: \(file.fitted(to: 40)) is not a configuration file."), tr("No sound")]
    case .deviceBusy: [tr("No sound: another program uses it."), tr("Card in use")]
    case .deviceLost: [tr("No sound: the sound card was removed."), tr("Card removed")]
    case .timedOut: [tr("No sound: the sound card is stuck."), tr("Card is stuck")]
    case .unreadable: [tr("A tune cannot be read."), tr("Unreadable")]
    }
  }
}
