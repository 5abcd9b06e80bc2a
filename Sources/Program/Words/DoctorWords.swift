import MemoryTunes
import Screens

/// The output of `memorytunes doctor`.
enum DoctorWords {
  // Headings
  static let terminal = "What your terminal says"
  static let game = "What the game makes of it"
  static let places = "Where files are kept"
  static let sound = "Sound"

  static func program(_ version: String) -> String { "\(WindowWords.name) \(version)" }

  // Names of lines
  static let answers = "answers"
  static let background = "background"
  static let cache = "cache"
  static let cell = "cell"
  static let characters = "characters"
  static let characterSet = "character set"
  static let clipboard = "clipboard"
  static let colors = "colours"
  static let covers = "covers"
  static let gameFiles = "game, recording"
  static let heard = "heard"
  static let keyboard = "keyboard"
  static let libraries = "libraries"
  static let links = "links"
  static let mouse = "mouse"
  static let name = "name"
  static let pixels = "pixels"
  static let records = "records"
  static let settings = "settings"
  static let size = "size"
  static let soundCard = "sound card"

  // Values
  static let asEver = "as ever"
  static let blocks = "block characters"
  static let byITerm2 = "pixels, as inline images of iTerm2"
  static let byKitty = "pixels, by kitty's protocol"
  static let byKittyInTmux = "pixels, by kitty's protocol through tmux"
  static let bySixel = "pixels, as sixels"
  static let clicks = changed(by: "--no-mouse", "clicks and wheel")
  static let kittyProtocol = "kitty's protocol"
  static let mono = "black and white"
  static let none = "none"
  static let noTerminal = "no terminal"
  static let onTitles = "on titles"
  static let set = "set"
  static let truecolor = "24-bit"
  static let unknown = "unknown"
  static let works = "works"
  static let writable = "programs can write to it"

  static let colorOption = "--color"
  static let imagesOption = "--images"

  /// A value changed by an option.
  static func changed(by option: String, _ value: String) -> String {
    "\(value) (change: \(option))"
  }

  static func cell(_ width: Int, _ height: Int) -> String { "\(width)×\(height) pixels" }

  static func characterSet(isUTF8: Bool) -> String { isUTF8 ? "UTF-8" : "not UTF-8" }

  static func characters(isUnicode: Bool) -> String {
    isUnicode ? changed(by: "--ascii", "Unicode") : "ASCII"
  }

  static func libraries(missing: [String]) -> String {
    missing.isEmpty ? "found" : "install \(list(missing))"
  }

  static func nowhere(isPartOfGame: Bool) -> String {
    "nowhere: \(isPartOfGame ? "install the game again" : "HOME is not set")"
  }

  static func notWritable(_ path: String) -> String { "\(path) (cannot be written)" }

  static func pixels(hasKitty: Bool, hasSixel: Bool, sixelColors: Int?) -> String {
    let ways = [
      hasKitty ? kittyProtocol : nil,
      hasSixel ? "sixel" + (sixelColors.map { ", \($0) colours" } ?? "") : nil,
    ].compactMap(\.self)
    return ways.isEmpty ? none : ways.joined(separator: "; ")
  }

  static func size(_ columns: Int, _ rows: Int) -> String {
    "\(counted(columns, "column")), \(counted(rows, "row"))"
  }

  static let nothing = "nothing"

  static func sounds(isRemote: Bool) -> String {
    changed(by: "--sound", isRemote ? "nothing, as over ssh" : "tunes")
  }

  // Titles of pictures
  static let cardInASCII = "ASCII (--ascii)"

  static func card(_ way: ImageSetting) -> String {
    "\(way == .blocks ? "Blocks" : "Pixels") (--images \(way.rawValue))"
  }
}
