import ArgumentParser
import Films
import Platform
import TerminalLive

struct PictureOptions: ParsableArguments {
  @Option(
    tr("Draw the game as an animated picture, for web pages and messages; it shows the board."),
    value: tr("new file", in: "option"), completion: .file(extensions: ["svg"]))
  var svg: String?

  @Option(
    tr("Draw the game as a still picture, for places that show no moving ones."),
    value: tr("new file", in: "option"), completion: .file(extensions: ["png"]))
  var png: String?

  var isEmpty: Bool { svg == nil && png == nil }

  func validate() throws { try requireNames(of: svg, png) }

  /// Draws a game; ends the command without a board.
  func draw(_ film: BoardFilm?, with covers: CoverService) throws {
    if let svg { try write(film.map { Array($0.svg(with: covers).utf8) }, to: svg) }
    if let png { try paint(film?.game.picture(image: covers.image), to: png) }
  }
}

struct FilmOptions: ParsableArguments {
  @Option(
    tr("Write it as a film that asciinema and this program play."),
    value: tr("new file", in: "option"), completion: .file(extensions: ["cast"]))
  var film: String?

  @OptionGroup var pictures: PictureOptions

  @Flag(name: .customLong("v2"), tr("Write the second version of the format, for older players."))
  var isSecondVersion = false

  @Option(
    tr("Let this many seconds go by in one second of the film."), value: tr("number", in: "option"))
  var speed: String?

  @Option(tr("Shorten longer pauses to this."), value: tr("seconds", in: "option"))
  var idle: String?

  @Option(
    tr("Draw it for a terminal of these columns and rows instead of that of the session."),
    value: "WxH")
  var size: String?

  func validate() throws {
    try requireNames(of: film)
    try require(
      film != nil || !isSecondVersion && size == nil,
      or: tr("--v2 and --size go with --film: give it, too."))
    try require(
      film != nil || pictures.svg != nil || speed == nil && idle == nil,
      or: tr("--speed and --idle go with --film or --svg: give one."))
    _ = try film(recordedIn: nil)
  }

  func film(recordedIn window: Size?) throws -> Film {
    var film = Film(
      try size.map(parseSize) ?? window.map(\.fittingFilm) ?? Size(width: 80, height: 24))
    if isSecondVersion { film.version = .v2 }
    film.speed = try speed.map { try parseNumber($0, in: 0.01...100) } ?? 1
    film.longestPause = try idle.map { Int((try parseNumber($0, in: 0.0...3600) * 1000).rounded()) }
    return film
  }
}

/// Writes a recording with these bytes as a film.
func write(_ recording: AppRecording, bytes: [UInt8], as options: FilmOptions, to path: String)
  throws
{
  let window = try? recording.header.metadata(as: Window.self)
  let film = try options.film(recordedIn: window.map { Size(width: $0.columns, height: $0.rows) })
  var screen = FilmScreen(size: film.size, loadImage: try Backstage().covers.image)
  try requireNew(path)
  var file = try NewFile(path)
  var size = 0
  let milliseconds = try film.write(
    recording, bytes: bytes, show: { screen.show($0) },
    to: { piece in
      size += piece.count
      // It could not be read again.
      guard size <= maximumFilmSize else {
        throw Complaint(tr("The film would be larger than 64 MB: give a smaller --size."))
      }
      try file.append(piece)
    })
  try file.finish()
  let time = clock(milliseconds / 1000, hasFirstZero: false)
  // "Wrote 1:24 to game.cast …", a film of that length.
  say(tr("Wrote \(time) to \(path.cleaned): asciinema or memorytunes replay plays it."))
}

func paint(_ picture: PixelImage?, to path: String) throws { try write(picture.map(png), to: path) }

/// Writes the file of a picture; ends the command without one.
private func write(_ picture: [UInt8]?, to path: String) throws {
  guard let picture else {
    throw Complaint(tr("No board was dealt in this session: give another recording."))
  }
  try writeNewFile(picture, to: path)
  // "Drew the game into game.svg, 48 KiB".
  say(tr("Drew the game into \(path.cleaned), \((picture.count + 1023) / 1024) KiB."))
}

func writeNewFile(_ bytes: [UInt8], to path: String) throws {
  try requireNew(path)
  try writeNew(bytes, to: path)
}

extension Size {
  /// The nearest possible size of a film.
  fileprivate var fittingFilm: Size {
    Size(width: min(max(width, 40), 300), height: min(max(height, 12), 100))
  }
}

private func parseSize(_ text: String) throws -> Size {
  let numbers = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map {
    Int($0) ?? 0
  }
  return try parsed(
    numbers.count == 2 ? Size(width: numbers[0], height: numbers[1]) : nil,
    where: { $0 == $0.fittingFilm },
    or: tr("“\(text)” is not a size: give columns and rows from 40x12 to 300x100, like 80x24."))
}
