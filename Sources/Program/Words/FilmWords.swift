import Screens

/// Sentences about films on the command line.
enum FilmWords {
  static var tooLarge: String { tr("The film would be larger than 64 MB: give a smaller --size.") }
  static var stillWeek: String { tr("A week is a still picture: give --png.") }
  static var withoutFilm: String { tr("--v2 and --size go with --film: give it, too.") }
  static var withoutTime: String { tr("--speed and --idle go with --film or --svg: give one.") }
  static var noGame: String { tr("No board was dealt in this session: give another recording.") }

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

  static func damaged(_ file: String, line number: Int) -> String {
    tr("Line \(number) of the film \(file) cannot be read: give the name of another film.")
  }

  /// "Wrote 1:24 to game.cast …", a film of that length.
  static func wrote(_ seconds: Int, to file: String) -> String {
    let time = clock(seconds, hasFirstZero: false)
    return tr("Wrote \(time) to \(file.cleaned): asciinema or memorytunes replay plays it.")
  }
}
