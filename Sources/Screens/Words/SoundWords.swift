import MemoryTunes
import Terminal

extension SoundProblem {
  /// The reason there is no sound.
  public var sentence: String {
    switch self {
    case .libraryMissing(.sndfile): "No sound: libsndfile cannot be loaded."
    case .libraryMissing(.asound): "No sound: libasound cannot be loaded."
    case .noDevice: "No sound: no working sound card was found."
    case .configurationUnusable(let file):
      "No sound: \(file.fitted(to: 40)) is not a configuration file."
    case .deviceBusy: "No sound: another program uses it."
    case .deviceLost: "No sound: the sound card was removed."
    case .timedOut: "No sound: the sound card is stuck."
    case .unreadable: "A tune cannot be read."
    }
  }

  /// The same from long to short, for tight places.
  var sentences: [String] {
    let short =
      switch self {
      case .libraryMissing: ["No sound: no library", "No library"]
      case .noDevice: ["No sound card found", "No sound card"]
      case .configurationUnusable: ["No sound: see Settings", "No sound"]
      case .deviceBusy: ["No sound: card in use", "Card in use"]
      case .deviceLost: ["No sound: card removed", "Card removed"]
      case .timedOut: ["No sound: card is stuck", "Card is stuck"]
      case .unreadable: ["Unreadable"]
      }
    return [sentence] + short
  }
}
