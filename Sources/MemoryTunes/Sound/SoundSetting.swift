public enum SoundSetting: String, CaseIterable, Codable, Sendable {
  /// Tunes, but nothing over a network, where another machine would play them.
  case auto
  case off
  /// Only short sounds: for a flip, a pair, no pair.
  case sounds
  /// The tunes of the covers, too.
  case tunes
}

extension Settings {
  /// The highest volume; 0 is silence.
  public static let maximumVolume = 10
}

extension AppState {
  /// The sounds heard in this run; never `auto`.
  public var audible: SoundSetting {
    let setting = settings.current.sound
    guard setting == .auto else { return setting }
    return settings.options.isRemote == false ? .tunes : .off
  }

  /// The setting after switching sound off, or back on.
  public var toggledSound: SoundSetting {
    guard audible == .off else { return .off }
    return switch settings.soundBefore ?? settings.saved.settings.sound {
    case .sounds: .sounds
    case .tunes: .tunes
    case .auto, .off: settings.options.isRemote == false ? .auto : .tunes
    }
  }
}
