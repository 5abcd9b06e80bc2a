import Artwork
import MemoryTunes

extension Setting {
  /// The setting after one step forwards (1) or backwards (-1) through its values; nil if they are
  /// chosen from a list.
  func change(by step: Int, in settings: Settings) -> SettingChange? {
    switch self {
    case .source: nil
    case .theme: .theme(ThemeSetting.allCases.after(settings.theme, by: step))
    case .color: .color(ColorSetting.allCases.after(settings.color, by: step))
    case .images: .images(ImageSetting.allCases.after(settings.images, by: step))
    case .sound: .sound(SoundSetting.allCases.after(settings.sound, by: step))
    case .volume: .volume(settings.volume + step)
    case .animation: .isAnimated(!settings.isAnimated)
    case .mouse: .usesMouse(!settings.usesMouse)
    case .coordinates: .showsCoordinates(!settings.showsCoordinates)
    case .pause: .pausesUnfocused(!settings.pausesUnfocused)
    case .pace: .pace(Pace.allCases.after(settings.pace, by: step))
    case .streak: .showsStreak(!settings.showsStreak)
    }
  }
}

extension Array where Element: Equatable {
  /// The element `step` places after the given one, wrapping around; the first if it is not in the
  /// array.
  func after(_ element: Element, by step: Int) -> Element {
    guard let index = firstIndex(of: element) else { return self[0] }
    return self[(index + step + count) % count]
  }
}
