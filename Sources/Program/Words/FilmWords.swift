import Artwork
import Basics
import Screens

/// Sentences about films on the command line.
enum FilmWords {
  static var unnamed: String {
    tr("--film, --svg and --png need a name: give the name of a new file.")
  }
  static var oneWay: String { tr("Give only one of --verify, --plain, --film, --svg and --png.") }
  static var tooLarge: String {
    tr("The film would be larger than 64 MB, which nothing reads: give a smaller --size.")
  }
  static var onePicture: String { tr("Give only one of --svg and --png.") }
  static var stillWeek: String { tr("A week is a still picture: give --png.") }
  static var withoutFilm: String { tr("--v2 and --size go with --film: give it, too.") }
  static var withoutTime: String {
    tr("--speed and --idle go with --film or --svg: give one, too.")
  }
  static var noGame: String {
    tr("No board was dealt in this session: give the recording of another.")
  }

  static func noRecording(in file: String) -> String {
    tr("\(file) is a film, but none of MemoryTunes: play it with asciinema.")
  }

  /// "Drew the game into game.svg, 48 KiB".
  static func drew(_ bytes: Int, to file: String) -> String {
    tr("Drew the game into \(file.cleaned), \((bytes + 1023) / 1024) KiB.")
  }

  static func notASize(_ text: String) -> String {
    tr("“\(text)” is not a size: give columns and rows from 40x12 to 300x100, like 80x24.")
  }

  static func notASpeed(_ text: String) -> String {
    tr("“\(text)” is not a speed: give a number from 0.01 to 100, like 2.")
  }

  static func notAPause(_ text: String) -> String {
    tr("“\(text)” is not a pause: give seconds from 0 to 3600, like 1.5.")
  }

  static func damaged(_ file: String, line number: Int) -> String {
    tr(
      "\(file) is a damaged film, because its line \(number) cannot be read: give the name of another file."
    )
  }

  /// "Wrote 1:24 to game.cast …", a film of that length.
  static func wrote(_ seconds: Int, to file: String) -> String {
    tr(
      "Wrote \(clock(seconds, hasFirstZero: false)) to \(file.cleaned): asciinema plays it, and so does memorytunes replay."
    )
  }
}
