import MemoryTunes
import Terminal

extension SoundProblem {
  /// The reason there is no sound.
  public var sentence: String { sentences[0] }

  /// The same from long to short, for tight places.
  var sentences: [String] {
    switch self {
    case .libraryMissing(.sndfile):
      ["No sound: libsndfile cannot be loaded.", "No sound: no library", "No library"]
    case .libraryMissing(.asound):
      ["No sound: libasound cannot be loaded.", "No sound: no library", "No library"]
    case .noDevice:
      ["No sound: no working sound card was found.", "No sound card found", "No sound card"]
    case .configurationUnusable(let file):
      [
        "No sound: \(file.fitted(to: 40)) is not a configuration file.", "No sound: see Settings",
        "No sound",
      ]
    case .deviceBusy:
      ["No sound: another program uses it.", "No sound: card in use", "Card in use"]
    case .deviceLost:
      ["No sound: the sound card was removed.", "No sound: card removed", "Card removed"]
    case .timedOut:
      ["No sound: the sound card is stuck.", "No sound: card is stuck", "Card is stuck"]
    case .unreadable: ["A tune cannot be read.", "Unreadable"]
    }
  }
}
