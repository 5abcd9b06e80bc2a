import MemoryTunes

extension SoundProblem {
  /// Why nothing is heard.
  var sentence: String {
    switch self {
    case .libraryMissing(.sndfile): "No sound: libsndfile cannot be loaded."
    case .libraryMissing(.asound): "No sound: libasound cannot be loaded."
    case .noDevice: "No sound: no sound card works."
    case .deviceBusy: "No sound: another program uses it."
    case .deviceLost: "No sound: the sound card has gone."
    case .timedOut: "No sound: the sound card is stuck."
    case .unreadable: "A tune cannot be read."
    }
  }
}
