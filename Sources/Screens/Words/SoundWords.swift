import Basics
import MemoryTunes
import Terminal

extension SoundProblem {
  /// The reason there is no sound.
  public var sentence: String { sentences[0] }

  /// The same from long to short, for tight places; a card is a sound card.
  var sentences: [String] {
    switch self {
    case .libraryMissing(.sndfile):
      [tr("No sound: libsndfile cannot be loaded."), tr("No sound: no library"), tr("No library")]
    case .libraryMissing(.asound):
      [tr("No sound: libasound cannot be loaded."), tr("No sound: no library"), tr("No library")]
    case .noDevice:
      [
        tr("No sound: no working sound card was found."), tr("No sound card found"),
        tr("No sound card"),
      ]
    case .configurationUnusable(let file):
      [
        tr("No sound: \(file.fitted(to: 40)) is not a configuration file."),
        tr("No sound: see Settings"),
        tr("No sound"),
      ]
    case .deviceBusy:
      [tr("No sound: another program uses it."), tr("No sound: card in use"), tr("Card in use")]
    case .deviceLost:
      [
        tr("No sound: the sound card was removed."), tr("No sound: card removed"),
        tr("Card removed"),
      ]
    case .timedOut:
      [
        tr("No sound: the sound card is stuck."), tr("No sound: card is stuck"),
        tr("Card is stuck"),
      ]
    case .unreadable: [tr("A tune cannot be read."), tr("Unreadable")]
    }
  }
}
