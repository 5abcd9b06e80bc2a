import MemoryTunes
import Platform
import SoundLive

extension SoundEffect {
  /// The same as orders to the sound thread, with the files of a folder of tunes.
  func orders(in tunes: String) -> [SoundOrder] {
    guard case .play(let phrase) = self else { return [.stop] }
    // A cover without a track sounds like one without a tune.
    let substitute = phrase.sound == nil ? Sound.flip.path(in: tunes) : nil
    let tune = phrase.tune?.clip(in: tunes, orElse: substitute)
    let voice = [phrase.place.map { Clip.tone($0.tone) }, tune].compactMap(\.self)
    let volume = phrase.amplitude
    let sound = phrase.sound.map {
      SoundOrder.add(.bundled(path: $0.path(in: tunes)), volume: volume)
    }
    return (voice.isEmpty ? [] : [.speak(voice, volume: volume)]) + [sound].compactMap(\.self)
  }
}

extension Phrase.Place {
  /// A tone from the left for the first column to the right for the last; upwards, rows are steps of five notes.
  var tone: Tone {
    let pan = grid.columns > 1 ? 2 * Double(column) / Double(grid.columns - 1) - 1 : 0
    let scale = [0, 2, 4, 7, 9]
    let (octave, step) = (grid.rows - 1 - row).quotientAndRemainder(dividingBy: scale.count)
    // C in the middle of the piano, and up from there.
    let frequency = 261.63 * pow(2, Double(12 * octave + scale[step]) / 12)
    return Tone(frequency: frequency, seconds: 0.14, pan: pan)
  }
}

extension Sound {
  fileprivate func path(in tunes: String) -> String { "\(tunes)/Sounds/\(rawValue).opus" }
}

extension Tune {
  fileprivate func clip(in tunes: String, orElse substitute: String?) -> Clip? {
    switch self {
    case .bundled(let id):
      guard let slash = id.firstIndex(of: "/") else { return nil }
      let category = id[..<slash]
      let folder = category.prefix(1).uppercased() + category.dropFirst()
      return .bundled(path: "\(tunes)/\(folder)\(id[slash...]).opus")
    case .own(let artwork): return .foreign(path: artwork, substitute: substitute)
    }
  }
}

extension Music {
  func score(in tunes: String) -> BandScore {
    func path(_ name: String) -> String { "\(tunes)/\(piece.term)/Band/\(name).opus" }
    var score = BandScore(
      piece: piece.id,
      parts: parts.map { .init(name: $0, path: path(String($0.dropFirst(piece.id.count + 1)))) },
      volume: amplitude)
    score.fill = hasFill ? path("fill") : nil
    score.ending = ending.map { path($0.rawValue) }
    (score.isPaused, score.hushCount, score.yieldsToVoice) = (isPaused, missCount, yieldsToTunes)
    return score
  }
}

extension SoundProblem {
  init(_ failure: SoundFailure) {
    self =
      switch failure {
      case .libraryMissing(let name): .libraryMissing(name.contains("sndfile") ? .sndfile : .asound)
      case .noDevice: .noDevice
      case .configurationUnusable(let path):
        .configurationUnusable(String(path.split(separator: "/").last ?? ""))
      case .deviceBusy: .deviceBusy
      case .deviceLost: .deviceLost
      case .timedOut: .timedOut
      case .unreadable, .decoderFailed: .unreadable
      }
  }
}
