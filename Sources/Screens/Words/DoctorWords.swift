import MemoryTunes

/// The output of `memorytunes doctor`.
public enum DoctorWords {
  // Headings
  public static let terminal = "What your terminal says"
  public static let game = "What the game makes of it"
  public static let places = "Where files are kept"
  public static let sound = "Sound"

  public static func program(_ version: String) -> String { "\(WindowWords.name) \(version)" }

  // Names of lines
  public static let answers = "answers"
  public static let background = "background"
  public static let cache = "cache"
  public static let cell = "cell"
  public static let characters = "characters"
  public static let characterSet = "character set"
  public static let clipboard = "clipboard"
  public static let colors = "colours"
  public static let covers = "covers"
  public static let gameFiles = "game, recording"
  public static let heard = "heard"
  public static let keyboard = "keyboard"
  public static let libraries = "libraries"
  public static let links = "links"
  public static let mouse = "mouse"
  public static let name = "name"
  public static let pixels = "pixels"
  public static let records = "records"
  public static let settings = "settings"
  public static let size = "size"
  public static let soundCard = "sound card"

  // Values
  public static let asEver = "as ever"
  public static let blocks = "block characters"
  public static let byITerm2 = "pixels, as inline images of iTerm2"
  public static let byKitty = "pixels, by kitty's protocol"
  public static let byKittyInTmux = "pixels, by kitty's protocol through tmux"
  public static let bySixel = "pixels, as sixels"
  public static let clicks = changed(by: "--no-mouse", "clicks and wheel")
  public static let kittyProtocol = "kitty's protocol"
  public static let mono = "black and white"
  public static let none = "none"
  public static let noTerminal = "no terminal"
  public static let onTitles = "on titles"
  public static let set = "set"
  public static let truecolor = "24-bit"
  public static let unknown = "unknown"
  public static let works = "works"
  public static let writable = "programs can write to it"

  public static let colorOption = "--color"
  public static let imagesOption = "--images"

  /// A value changed by an option.
  public static func changed(by option: String, _ value: String) -> String {
    "\(value) (change: \(option))"
  }

  public static func cell(_ width: Int, _ height: Int) -> String { "\(width)×\(height) pixels" }

  public static func characterSet(isUTF8: Bool) -> String { isUTF8 ? "UTF-8" : "not UTF-8" }

  public static func characters(isUnicode: Bool) -> String {
    isUnicode ? changed(by: "--ascii", "Unicode") : "ASCII"
  }

  public static func libraries(missing: [String]) -> String {
    missing.isEmpty ? "found" : "install \(list(missing))"
  }

  public static func nowhere(isPartOfGame: Bool) -> String {
    "nowhere: \(isPartOfGame ? "install the game again" : "HOME is not set")"
  }

  public static func notWritable(_ path: String) -> String { "\(path) (cannot be written)" }

  public static func pixels(hasKitty: Bool, hasSixel: Bool, sixelColors: Int?) -> String {
    let ways = [
      hasKitty ? kittyProtocol : nil,
      hasSixel ? "sixel" + (sixelColors.map { ", \($0) colours" } ?? "") : nil,
    ].compactMap(\.self)
    return ways.isEmpty ? none : ways.joined(separator: "; ")
  }

  public static func size(_ columns: Int, _ rows: Int) -> String {
    "\(counted(columns, "column")), \(counted(rows, "row"))"
  }

  public static let nothing = "nothing"

  public static func sounds(isRemote: Bool) -> String {
    changed(by: "--sound", isRemote ? "nothing, as over ssh" : "tunes")
  }

  // Titles of pictures
  public static let cardInASCII = "ASCII (--ascii)"

  public static func card(_ way: ImageSetting) -> String {
    "\(way == .blocks ? "Blocks" : "Pixels") (--images \(way.rawValue))"
  }
}
