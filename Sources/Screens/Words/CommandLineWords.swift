import MemoryTunes

/// Errors in the program's options, and their corrections.
public enum CommandLineWords {
  public static let notNames =
    "At most \(Player.maximumCount) can play, with names of up to \(Player.maximumNameLength) "
    + "characters: give some like \"Anna, Ben\"."
  public static let unnamedRecording = "--record needs a name: give the name of a file."
  public static let unnamedFile = "A recording needs a name: give the name of a file."
  public static let unnamedExport =
    "--export needs a name: give the name of a new file, like games.csv."
  public static let codeSaysAll =
    "The code says which board to deal: leave out --seed, --category, --grid and --kind."
  public static let earNeedsBundledCovers =
    "A game by ear is played with the bundled covers: leave out --source, or choose another --kind."
  public static let sprintIsForPeople = "Computers don’t play sprints: leave out --against."
  public static let dailyIsPlayedAlone =
    "The daily board is played alone: leave out --players and --against."
  public static let showOrClear = "Give either --show or --clear."
  public static let oneOfRecords = "Give only one of --json, --export and --forget."
  public static let forgetsAll = "--forget forgets all games: leave out --grid and --last."
  public static let yesWithoutForget = "--yes goes with --forget: give both, or neither."
  public static let oneToShare = "Give only one of --last, --daily and --week."
  public static let noCache = "There is no home folder, so nothing is cached."

  public static func unknown(_ noun: String, _ text: String, of names: [String]) -> String {
    "Unknown \(noun) “\(text)”: choose one of \(list(names))."
  }

  public static func notPlayers(_ text: String) -> String {
    "“\(text)” is not a number of players: give 1 to \(Player.maximumCount)."
  }

  public static func notAGrid(_ text: String) -> String {
    "“\(text)” is not a grid: give 2 to 10 columns by 2 to 8 rows with an even number of cards, "
      + "like 4x4."
  }

  public static func notASeed(_ text: String) -> String {
    "“\(text)” is not a seed: give a whole number from 0 to \(UInt64.max)."
  }

  public static func notASource(_ text: String) -> String {
    "“\(text)” is not a source of covers: give bundled, itunes, or the path of a folder."
  }

  public static func notAServer(_ text: String) -> String {
    "“\(text)” is not the address of a server: give one with https, or with http on this "
      + "machine, like http://localhost:8080."
  }

  public static func notACountry(_ text: String) -> String {
    "“\(text)” is not a country: give its two letters, such as de."
  }

  public static func notACount(_ text: String) -> String {
    "“\(text)” is not a number of games: give a whole number from 1."
  }

  public static func notADay(_ text: String) -> String {
    "“\(text)” is not a day: give one like 2026-11-23."
  }

  public static func noCovers(in folder: String) -> String {
    "There is no folder \(folder) to take covers from: give another path."
  }

  public static func noFolder(toRecordIn folder: String) -> String {
    "There is no folder \(folder) to record in: create it first."
  }

  public static func tooMany(players count: Int) -> String {
    "\(count) cannot play: with computers, there are at most \(Player.maximumCount) players."
  }

  public static func tooMany(names count: Int) -> String {
    "There are more names than players: leave out some, or give --players \(count)."
  }

  /// The problem, and where a command's options are explained.
  public static func seeHelp(of command: String?, about problem: String) -> String {
    "\(problem): see \(["memorytunes", command, "--help"].compactMap(\.self).joined(separator: " "))."
  }

  public static func cache(in folder: String, entries count: Int, bytes: Int) -> String {
    "\(folder): \(counted(count, "entry", plural: "entries")), \((bytes + 1023) / 1024) KiB"
  }

  public static func list(_ names: [String]) -> String { Screens.list(names) }
}

// The values of options.

extension Opponent {
  public static let noun = "opponent"
}

extension GameKind {
  public static let noun = "kind of game"
}

extension ColorSetting {
  public static let noun = "colour mode"
}

extension ImageSetting {
  public static let noun = "way to draw"
}

extension SoundSetting {
  public static let noun = "kind of sound"
}

extension Category {
  public static let noun = "category"
  public static let bundledNames = bundled.map(\.label)
}
