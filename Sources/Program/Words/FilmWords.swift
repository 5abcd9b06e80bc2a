import Artwork
import Basics
import Screens

/// Sentences about films on the command line.
enum FilmWords {
  static let unnamed = "--film, --svg and --png need a name: give the name of a new file."
  static let oneWay = "Give only one of --verify, --plain, --film, --svg and --png."
  static let tooLarge =
    "The film would be larger than 64 MB, which nothing reads: give a smaller --size."
  static let onePicture = "Give only one of --svg and --png."
  static let stillWeek = "A week is a still picture: give --png."
  static let withoutFilm = "--v2 and --size go with --film: give it, too."
  static let withoutTime = "--speed and --idle go with --film or --svg: give one, too."
  static let noGame = "No board was dealt in this session: give the recording of another."
  static let noRecording =
    "is a film, but none of MemoryTunes: play it with asciinema."

  /// "Drew it into game.svg, 48 KiB".
  static func drew(_ bytes: Int, to file: String) -> String {
    "Drew the game into \(file.cleaned), \((bytes + 1023) / 1024) KiB."
  }

  static func notASize(_ text: String) -> String {
    "“\(text)” is not a size: give columns and rows from 40x12 to 300x100, like 80x24."
  }

  static func notASpeed(_ text: String) -> String {
    "“\(text)” is not a speed: give a number from 0.01 to 100, like 2."
  }

  static func notAPause(_ text: String) -> String {
    "“\(text)” is not a pause: give seconds from 0 to 3600, like 1.5."
  }

  static func damaged(line number: Int) -> String {
    "is a damaged film, because its line \(number) cannot be read: give the name of another file."
  }

  /// "Wrote 1:24 to game.cast".
  static func wrote(_ seconds: Int, to file: String) -> String {
    "Wrote \(clock(seconds, hasFirstZero: false)) to \(file.cleaned): asciinema plays it, and so does "
      + "memorytunes replay."
  }
}
