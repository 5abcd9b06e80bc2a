import ArgumentParser
import MemoryTunes

/// What an option chooses by name.
protocol NamedOption: RawRepresentable<String>, CaseIterable {
  /// What it is called in a sentence.
  static var noun: String { get }
}

extension Opponent: NamedOption {
  static let noun = "opponent"
}

extension GameKind: NamedOption {
  static let noun = "kind of game"
}

extension ColorSetting: NamedOption {
  static let noun = "colour mode"
}

extension ImageSetting: NamedOption {
  static let noun = "way to draw"
}

extension SoundSetting: NamedOption {
  static let noun = "kind of sound"
}

extension NamedOption {
  static var names: [String] { allCases.map(\.rawValue) }

  /// All names in a sentence.
  static var list: String { names.joined(separator: ", ") }

  static func named(_ text: String) throws -> Self {
    guard let value = Self(rawValue: text.lowercased()) else {
      throw ValidationError("Unknown \(noun) “\(text)”: choose one of \(list).")
    }
    return value
  }
}
