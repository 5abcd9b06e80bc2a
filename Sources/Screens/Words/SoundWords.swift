import MemoryTunes
import Terminal

extension SoundProblem {
  /// Why nothing is heard.
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
}
