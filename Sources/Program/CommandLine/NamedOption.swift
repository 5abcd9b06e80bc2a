import MemoryTunes
import Screens

/// A value that an option chooses by name.
protocol NamedOption: RawRepresentable<String>, CaseIterable {}

extension Opponent: NamedOption {}
extension GameKind: NamedOption {}
extension ColorSetting: NamedOption {}
extension ImageSetting: NamedOption {}
extension SoundSetting: NamedOption {}

extension NamedOption {
  static var names: [String] { allCases.map(\.rawValue) }

  /// All names in a sentence.
  static var list: String { Screens.list(names) }

  static func named(_ text: String) throws -> Self {
    try parsed(
      Self(rawValue: text.lowercased()), or: CommandLineWords.unknown(text, of: names))
  }
}
