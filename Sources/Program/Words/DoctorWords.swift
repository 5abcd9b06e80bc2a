import Basics
import MemoryTunes
import Screens

/// The output of `memorytunes doctor`.
enum DoctorWords {
  // Headings
  static var terminal: String { tr("What your terminal says") }
  static var game: String { tr("What the game makes of it") }
  static var places: String { tr("Where files are kept") }
  static var sound: String { tr("Sound") }

  static func program(_ version: String) -> String { "\(WindowWords.name) \(version)" }

  // Names of lines, at most 17 columns each; their values follow.

  // Whether the terminal answers at all.
  static var answers: String { tr("answers", in: "doctor") }
  static var background: String { tr("background", in: "doctor") }
  static var cache: String { tr("cache", in: "doctor") }
  // The size of a character.
  static var cell: String { tr("cell", in: "doctor") }
  static var characters: String { tr("characters", in: "doctor") }
  // UTF-8, or not.
  static var characterSet: String { tr("character set", in: "doctor") }
  // Whether programs can write to it.
  static var clipboard: String { tr("clipboard", in: "doctor") }
  static var colors: String { tr("colours", in: "doctor") }
  // How covers are drawn, and the folder of the covers.
  static var covers: String { tr("covers", in: "doctor") }
  // The folder of the saved game and the recording.
  static var gameFiles: String { tr("game, recording", in: "doctor") }
  // What can be heard.
  static var heard: String { tr("heard", in: "doctor") }
  static var keyboard: String { tr("keyboard", in: "doctor") }
  // Those for sound.
  static var libraries: String { tr("libraries", in: "doctor") }
  // Where the game has links.
  static var links: String { tr("links", in: "doctor") }
  static var mouse: String { tr("mouse", in: "doctor") }
  // Of the terminal.
  static var name: String { tr("name", in: "doctor") }
  // The ways to draw them.
  static var pixels: String { tr("pixels", in: "doctor") }
  static var records: String { tr("records", in: "doctor") }
  static var settings: String { tr("settings", in: "doctor") }
  // Of the window.
  static var size: String { tr("size", in: "doctor") }
  static var soundCard: String { tr("sound card", in: "doctor") }

  // Values

  // The keyboard works without the protocol of kitty.
  static var asEver: String { tr("as ever") }
  static var blocks: String { tr("block characters") }
  static var byITerm2: String { tr("pixels, as inline images of iTerm2") }
  static var byKitty: String { tr("pixels, by kitty's protocol") }
  static var byKittyInTmux: String { tr("pixels, by kitty's protocol through tmux") }
  static var bySixel: String { tr("pixels, as sixels") }
  static var clicks: String { changed(by: "--no-mouse", tr("clicks and wheel")) }
  static var kittyProtocol: String { tr("kitty's protocol") }
  static var mono: String { tr("black and white") }
  static var none: String { tr("none", in: "doctor") }
  static var noTerminal: String { tr("no terminal") }
  // Where the game has links.
  static var onTitles: String { tr("on titles") }
  // In place of the value of a variable that may name the player's machines.
  static var set: String { tr("set", in: "variable") }
  static var truecolor: String { tr("24-bit") }
  static var unknown: String { tr("unknown", in: "doctor") }
  // The sound card.
  static var works: String { tr("works") }
  // The clipboard.
  static var writable: String { tr("programs can write to it") }

  static let colorOption = "--color"
  static let imagesOption = "--images"

  /// A value, and the option that changes it: "24-bit (change: --color)".
  static func changed(by option: String, _ value: String) -> String {
    tr("\(value) (change: \(option))")
  }

  /// The size of a character: "8×16 pixels".
  static func cell(_ width: Int, _ height: Int) -> String { tr("\(width)×\(height) pixels") }

  static func characterSet(isUTF8: Bool) -> String { isUTF8 ? "UTF-8" : tr("not UTF-8") }

  static func characters(isUnicode: Bool) -> String {
    isUnicode ? changed(by: "--ascii", "Unicode") : "ASCII"
  }

  static func libraries(missing: [String]) -> String {
    missing.isEmpty ? tr("found", in: "libraries") : tr("install \(list(missing))")
  }

  /// In place of a folder.
  static func nowhere(isPartOfGame: Bool) -> String {
    isPartOfGame ? tr("nowhere: install the game again") : tr("nowhere: HOME is not set")
  }

  static func notWritable(_ path: String) -> String { tr("\(path) (cannot be written)") }

  static func pixels(hasKitty: Bool, hasSixel: Bool, sixelColors: Int?) -> String {
    let colors = sixelColors.map { tr("\($0) colour", "\($0) colours", count: $0) }
    let ways = [
      hasKitty ? kittyProtocol : nil,
      hasSixel ? list(["sixel", colors].compactMap(\.self)) : nil,
    ].compactMap(\.self)
    return ways.isEmpty ? none : ways.joined(separator: semicolon)
  }

  static func size(_ columns: Int, _ rows: Int) -> String {
    list([
      tr("\(columns) column", "\(columns) columns", count: columns),
      tr("\(rows) row", "\(rows) rows", count: rows),
    ])
  }

  // What can be heard.
  static var nothing: String { tr("nothing", in: "doctor") }

  static func sounds(isRemote: Bool) -> String {
    changed(by: "--sound", isRemote ? tr("nothing, as over ssh") : tr("tunes"))
  }

  // Titles of pictures

  static var cardInASCII: String { "ASCII (--ascii)" }

  /// How the test picture is drawn, and the option for it: "Pixels (--images sixel)".
  static func card(_ way: ImageSetting) -> String {
    way == .blocks
      ? tr("Blocks (--images \(way.rawValue))") : tr("Pixels (--images \(way.rawValue))")
  }
}
