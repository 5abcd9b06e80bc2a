import Artwork
import Basics
import MemoryTunes
import Terminal

/// Sentences about films on the command line.
public enum FilmWords {
  public static let unnamed = "--film, --svg and --png need a name: give the name of a new file."
  public static let oneWay = "Give only one of --verify, --plain, --film, --svg and --png."
  public static let tooLarge =
    "The film would be larger than 64 MB, which nothing reads: give a smaller --size."
  public static let onePicture = "Give only one of --svg and --png."
  public static let stillWeek = "A week is a still picture: give --png."
  public static let withoutFilm = "--v2 and --size go with --film: give it, too."
  public static let withoutTime = "--speed and --idle go with --film or --svg: give one, too."
  public static let noGame = "No board was dealt in this session: give the recording of another."
  public static let noRecording =
    "is a film, but none of MemoryTunes: play it with asciinema."

  /// "Drew it into game.svg, 48 KiB".
  public static func drew(_ bytes: Int, to file: String) -> String {
    "Drew the game into \(file.cleaned), \((bytes + 1023) / 1024) KiB."
  }

  public static func notASize(_ text: String) -> String {
    "“\(text)” is not a size: give columns and rows from 40x12 to 300x100, like 80x24."
  }

  public static func notASpeed(_ text: String) -> String {
    "“\(text)” is not a speed: give a number from 0.01 to 100, like 2."
  }

  public static func notAPause(_ text: String) -> String {
    "“\(text)” is not a pause: give seconds from 0 to 3600, like 1.5."
  }

  public static func damaged(line number: Int) -> String {
    "is a damaged film, because its line \(number) cannot be read: give the name of another file."
  }

  /// "Wrote 1:24 to game.cast".
  public static func wrote(_ seconds: Int, to file: String) -> String {
    "Wrote \(clock(seconds, hasFirstZero: false)) to \(file.cleaned): asciinema plays it, and so does "
      + "memorytunes replay."
  }
}

// Text on pictures of a game.

extension GameState {
  /// "3 of 8 pairs, 5 moves".
  public var filmScore: String { String(scoreSentence.dropLast()) }

  /// The last flip: "Half of Yours, by Penny Parfait"; empty before the first.
  public var filmTitle: String {
    guard let card = board.flips.last?.card, !isOnlyHeard(card) else { return "" }
    let cover = cover(at: card)
    return cover.artist.isEmpty ? cover.shownTitle : "\(cover.shownTitle), by \(cover.shownArtist)"
  }

  /// The text on a card that shows its cover's title.
  public func filmTitle(ofCard card: Int) -> String { cover(at: card).shownTitle }

  /// "MemoryTunes · Pop · 4×4, by ear".
  public var filmHeading: String { "MemoryTunes · \(requestLabel)\(request.kind.aside)" }

  /// Its stars, outcome, skill and luck, a line each; empty before its end.
  public var filmResult: [String] {
    guard let game = playedGame else { return [] }
    return [rating?.stars, game.outcome, game.balance].compactMap(\.self)
  }

  /// "8 pairs in 12 moves, 48 seconds, 1 slip"; before its end, "3 of 8 pairs, 5 moves".
  public var filmOutcome: String { playedGame?.outcome ?? filmScore }

  /// "memorytunes-pop-4x4-7k3q".
  public var pictureFileName: String {
    (["memorytunes"] + [code.map(String.init(describing:))].compactMap(\.self))
      .joined(separator: "-")
  }

  /// How to play the same board; nil if it has no code.
  public var filmCommand: String? { code.map { "memorytunes \($0)" } }
}
