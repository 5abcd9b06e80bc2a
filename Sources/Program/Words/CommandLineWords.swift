import Basics
import MemoryTunes
import Screens

/// Errors in the program's options, and their corrections.
enum CommandLineWords {
  static var notNames: String {
    tr(
      "At most \(Player.maximumCount) can play, with names of up to \(Player.maximumNameLength) characters: give some like \"Anna, Ben\"."
    )
  }
  static var unnamedRecording: String { tr("--record needs a name: give the name of a file.") }
  static var unnamedFile: String { tr("A recording needs a name: give the name of a file.") }
  static var unnamedExport: String {
    tr("--export needs a name: give the name of a new file, like games.csv.")
  }
  static var codeSaysAll: String {
    tr("The code says which board to deal: leave out --seed, --category, --grid and --kind.")
  }
  static var earNeedsBundledCovers: String {
    tr(
      "A game by ear is played with the bundled covers: leave out --source, or choose another --kind."
    )
  }
  static var sprintIsForPeople: String { tr("Computers don’t play sprints: leave out --against.") }
  static var dailyIsPlayedAlone: String {
    tr("The daily board is played alone: leave out --players and --against.")
  }
  static var showOrClear: String { tr("Give either --show or --clear.") }
  static var oneOfRecords: String { tr("Give only one of --json, --export and --forget.") }
  static var forgetsAll: String { tr("--forget forgets all games: leave out --grid and --last.") }
  static var yesWithoutForget: String { tr("--yes goes with --forget: give both, or neither.") }
  static var oneToShare: String { tr("Give only one of --last, --daily and --week.") }
  static var noCache: String { tr("There is no home folder, so nothing is cached.") }

  static var language: String { tr("language", in: "unknown") }

  /// What is unknown is one of: opponent, kind of game, colour mode, way to draw, kind of sound, category, language; if
  /// “unknown” depends on it, write something else, such as “%1$s: there is no …”.
  static func unknown(_ noun: String, _ text: String, of names: [String]) -> String {
    tr("Unknown \(noun) “\(text)”: choose one of \(list(names)).")
  }

  static func notPlayers(_ text: String) -> String {
    tr("“\(text)” is not a number of players: give 1 to \(Player.maximumCount).")
  }

  static func notAGrid(_ text: String) -> String {
    tr(
      "“\(text)” is not a grid: give 2 to 10 columns by 2 to 8 rows with an even number of cards, like 4x4."
    )
  }

  static func notASeed(_ text: String) -> String {
    tr("“\(text)” is not a seed: give a whole number from 0 to \(UInt64.max).")
  }

  static func notASource(_ text: String) -> String {
    tr("“\(text)” is not a source of covers: give bundled, itunes, or the path of a folder.")
  }

  static func notAServer(_ text: String) -> String {
    tr(
      "“\(text)” is not the address of a server: give one with https, or with http on this machine, like http://localhost:8080."
    )
  }

  static func notACountry(_ text: String) -> String {
    tr("“\(text)” is not a country: give its two letters, such as de.")
  }

  static func notACount(_ text: String) -> String {
    tr("“\(text)” is not a number of games: give a whole number from 1.")
  }

  static func notADay(_ text: String) -> String {
    tr("“\(text)” is not a day: give one like 2026-11-23.")
  }

  static func noCovers(in folder: String) -> String {
    tr("There is no folder \(folder) to take covers from: give another path.")
  }

  static func noFolder(toRecordIn folder: String) -> String {
    tr("There is no folder \(folder) to record in: create it first.")
  }

  static func tooMany(players count: Int) -> String {
    tr("\(count) cannot play: with computers, there are at most \(Player.maximumCount) players.")
  }

  static func tooMany(names count: Int) -> String {
    tr("There are more names than players: leave out some, or give --players \(count).")
  }

  /// The problem, in English, and where a command's options are explained.
  static func seeHelp(of command: String?, about problem: String) -> String {
    tr(
      "\(problem): see \(["memorytunes", command, "--help"].compactMap(\.self).joined(separator: " "))."
    )
  }

  /// The folder and its size: "/home/ann/.cache/memorytunes: 12 entries, 340 KiB".
  static func cache(in folder: String, entries count: Int, bytes: Int) -> String {
    tr(
      "\(folder): \(count) entry, \((bytes + 1023) / 1024) KiB",
      "\(folder): \(count) entries, \((bytes + 1023) / 1024) KiB", count: count)
  }

  static func list(_ names: [String]) -> String { Screens.list(names) }
}

// The values of options.

extension Opponent {
  static var noun: String { tr("opponent", in: "unknown") }
}

extension GameKind {
  static var noun: String { tr("kind of game", in: "unknown") }
}

extension ColorSetting {
  static var noun: String { tr("colour mode", in: "unknown") }
}

extension ImageSetting {
  static var noun: String { tr("way to draw", in: "unknown") }
}

extension SoundSetting {
  static var noun: String { tr("kind of sound", in: "unknown") }
}

extension Category {
  static var noun: String { tr("category", in: "unknown") }
  static let bundledNames = bundled.map(\.label)
}
