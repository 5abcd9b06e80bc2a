import MemoryTunes
import Screens

/// Errors in the program's options, and their corrections.
enum CommandLineWords {
  static let notNames =
    "At most \(Player.maximumCount) can play, with names of up to \(Player.maximumNameLength) "
    + "characters: give some like \"Anna, Ben\"."
  static let unnamedRecording = "--record needs a name: give the name of a file."
  static let unnamedFile = "A recording needs a name: give the name of a file."
  static let unnamedExport =
    "--export needs a name: give the name of a new file, like games.csv."
  static let codeSaysAll =
    "The code says which board to deal: leave out --seed, --category, --grid and --kind."
  static let earNeedsBundledCovers =
    "A game by ear is played with the bundled covers: leave out --source, or choose another --kind."
  static let sprintIsForPeople = "Computers don’t play sprints: leave out --against."
  static let dailyIsPlayedAlone =
    "The daily board is played alone: leave out --players and --against."
  static let showOrClear = "Give either --show or --clear."
  static let oneOfRecords = "Give only one of --json, --export and --forget."
  static let forgetsAll = "--forget forgets all games: leave out --grid and --last."
  static let yesWithoutForget = "--yes goes with --forget: give both, or neither."
  static let oneToShare = "Give only one of --last, --daily and --week."
  static let noCache = "There is no home folder, so nothing is cached."

  static func unknown(_ noun: String, _ text: String, of names: [String]) -> String {
    "Unknown \(noun) “\(text)”: choose one of \(list(names))."
  }

  static func notPlayers(_ text: String) -> String {
    "“\(text)” is not a number of players: give 1 to \(Player.maximumCount)."
  }

  static func notAGrid(_ text: String) -> String {
    "“\(text)” is not a grid: give 2 to 10 columns by 2 to 8 rows with an even number of cards, "
      + "like 4x4."
  }

  static func notASeed(_ text: String) -> String {
    "“\(text)” is not a seed: give a whole number from 0 to \(UInt64.max)."
  }

  static func notASource(_ text: String) -> String {
    "“\(text)” is not a source of covers: give bundled, itunes, or the path of a folder."
  }

  static func notAServer(_ text: String) -> String {
    "“\(text)” is not the address of a server: give one with https, or with http on this "
      + "machine, like http://localhost:8080."
  }

  static func notACountry(_ text: String) -> String {
    "“\(text)” is not a country: give its two letters, such as de."
  }

  static func notACount(_ text: String) -> String {
    "“\(text)” is not a number of games: give a whole number from 1."
  }

  static func notADay(_ text: String) -> String {
    "“\(text)” is not a day: give one like 2026-11-23."
  }

  static func noCovers(in folder: String) -> String {
    "There is no folder \(folder) to take covers from: give another path."
  }

  static func noFolder(toRecordIn folder: String) -> String {
    "There is no folder \(folder) to record in: create it first."
  }

  static func tooMany(players count: Int) -> String {
    "\(count) cannot play: with computers, there are at most \(Player.maximumCount) players."
  }

  static func tooMany(names count: Int) -> String {
    "There are more names than players: leave out some, or give --players \(count)."
  }

  /// The problem, and where a command's options are explained.
  static func seeHelp(of command: String?, about problem: String) -> String {
    "\(problem): see \(["memorytunes", command, "--help"].compactMap(\.self).joined(separator: " "))."
  }

  static func cache(in folder: String, entries count: Int, bytes: Int) -> String {
    "\(folder): \(counted(count, "entry", plural: "entries")), \((bytes + 1023) / 1024) KiB"
  }

  static func list(_ names: [String]) -> String { Screens.list(names) }
}

// The values of options.

extension Opponent {
  static let noun = "opponent"
}

extension GameKind {
  static let noun = "kind of game"
}

extension ColorSetting {
  static let noun = "colour mode"
}

extension ImageSetting {
  static let noun = "way to draw"
}

extension SoundSetting {
  static let noun = "kind of sound"
}

extension Category {
  static let noun = "category"
  static let bundledNames = bundled.map(\.label)
}
