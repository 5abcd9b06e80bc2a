import Screens

/// Errors in the program's options, and their corrections.
enum CommandLineWords {
  static var notNames: String {
    tr(
      "Give at most \(Player.maximumCount) names of up to \(Player.maximumNameLength) characters, like \"Anna, Ben\"."
    )
  }
  static var unnamed: String { tr("The name of a file is missing: give one.") }
  static var codeSaysAll: String {
    tr("The code says which board to deal: leave out --seed, --category, --grid and --kind.")
  }
  static var earNeedsBundledCovers: String {
    tr("By ear, only bundled covers are played: leave out --source, or choose another --kind.")
  }
  static var sprintIsForPeople: String { tr("Computers don’t play sprints: leave out --against.") }
  static var dailyIsPlayedAlone: String {
    tr("The daily board is played alone: leave out --players and --against.")
  }
  static var forgetsAll: String { tr("--forget forgets all games: leave out --grid and --last.") }
  static var yesWithoutForget: String { tr("--yes goes with --forget: give both, or neither.") }
  static var noCache: String { tr("There is no home folder, so nothing is cached.") }

  /// Of options that exclude each other: "Give one of --json, --export, --forget.".
  static func one(of options: String...) -> String { tr("Give one of \(list(options)).") }

  static func unknown(_ text: String, of names: [String]) -> String {
    tr("“\(text)” is unknown: choose one of \(list(names)).")
  }

  static func notANumber(_ text: String, from first: String, to last: String) -> String {
    tr("“\(text)” cannot be used: give a number from \(first) to \(last).")
  }

  static func notWhole(_ text: String, from first: Int, to last: UInt64) -> String {
    tr("“\(text)” cannot be used: give a whole number from \(first) to \(last).")
  }

  static func notACount(_ text: String) -> String {
    tr("“\(text)” is not a number of games: give a whole number from 1.")
  }

  static func notASource(_ text: String) -> String {
    tr("“\(text)” is not a source of covers: give bundled, itunes, or the path of a folder.")
  }

  static func notAServer(_ text: String) -> String {
    tr("“\(text)” is not a server: give its address with https, or http://localhost with a port.")
  }

  static func notACountry(_ text: String) -> String {
    tr("“\(text)” is not a country: give its two letters, such as de.")
  }

  static func notADay(_ text: String) -> String {
    tr("“\(text)” is not a day: give one like 2026-11-23.")
  }

  static func noFolder(_ folder: String) -> String {
    tr("There is no folder \(folder): create it, or give another path.")
  }

  static func tooMany(players count: Int) -> String {
    tr("\(count) cannot play: with computers, there are at most \(Player.maximumCount) players.")
  }

  static func tooMany(names count: Int) -> String {
    tr("There are more names than players: leave out some, or give --players \(count).")
  }

  /// The problem, in English, and where a command's options are explained.
  static func seeHelp(of command: String?, about problem: String) -> String {
    let help = ["memorytunes", command, "--help"].compactMap(\.self).joined(separator: " ")
    return tr("\(problem): see \(help).")
  }

  /// The folder and its size: "/home/ann/.cache/memorytunes: 12 entries, 340 KiB".
  static func cache(in folder: String, entries count: Int, bytes: Int) -> String {
    tr(
      "\(folder): \(count) entry, \((bytes + 1023) / 1024) KiB",
      "\(folder): \(count) entries, \((bytes + 1023) / 1024) KiB", count: count)
  }
}

extension Category {
  static let bundledNames = bundled.map(\.label)
}
