import ArgumentParser
import Artwork
import ArtworkLive
import Files
import MemoryTunes
import Screens

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let programVersion = "0.1.0"

/// `memorytunes`: plays the game unless a subcommand is given.
@main
struct MemoryTunesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "memorytunes",
    abstract: "Find the pairs of album covers.",
    version: programVersion,
    subcommands: Subcommands.all)

  @Argument(
    help: ArgumentHelp(
      "Deal the board of this code at once: one such as pop-4x4-7k3q, or daily for today's.",
      valueName: "code"),
    transform: parseCode)
  var code: BoardCode?

  @Option(
    help: ArgumentHelp("The number of people who take turns: 1 to 4.", valueName: "number"),
    completion: .list((1...Player.maximumCount).map(String.init)), transform: parsePlayers)
  var players: Int?

  @Option(
    help: ArgumentHelp(
      "Play against a computer: \(Opponent.list); give it again for more.", valueName: "name"),
    completion: .list(Opponent.names), transform: Opponent.named)
  var against: [Opponent] = []

  @Option(
    help: ArgumentHelp(
      "Name the people who play, with commas between: \"Anna, Ben\".", valueName: "names"),
    transform: parseNames)
  var names: [String]?

  @Option(
    help: ArgumentHelp("Play this kind of game: \(GameKind.list).", valueName: "kind"),
    completion: .list(GameKind.names), transform: GameKind.named)
  var kind: GameKind?

  @Option(
    help: ArgumentHelp(
      "Deal covers of this category: \(categoryNames).", valueName: "name"),
    completion: .list(Category.bundled.map(\.label)), transform: parseCategory)
  var category: MemoryTunes.Category?

  @Option(
    help: ArgumentHelp(
      "Deal a grid of 2 to 10 columns and 2 to 8 rows, with an even number of cards.",
      valueName: "WxH"),
    completion: .list(Grid.choices.map(\.description)), transform: parseGrid)
  var grid: Grid?

  @Option(
    help: ArgumentHelp(
      "Deal the first board from this number; the same number deals the same board.",
      valueName: "number"),
    transform: parseSeed)
  var seed: UInt64?

  @Option(
    help: ArgumentHelp("Use these colours: \(ColorSetting.list).", valueName: "colours"),
    completion: .list(ColorSetting.names), transform: ColorSetting.named)
  var color: ColorSetting?

  @Option(
    help: ArgumentHelp("How to draw covers: \(ImageSetting.list).", valueName: "way"),
    completion: .list(ImageSetting.names), transform: ImageSetting.named)
  var images: ImageSetting?

  @Option(
    help: ArgumentHelp(
      "Take covers from here, in later runs too: bundled, itunes, or the path of a folder.",
      valueName: "source"),
    completion: .directory, transform: parseSource)
  var source: CoverSource?

  @Option(
    name: .customLong("itunes-url"),
    help: ArgumentHelp(
      "Ask this server instead of Apple's (https, or http on this machine).", valueName: "url"),
    transform: parseServer)
  var itunesURL: String?

  @Option(
    help: ArgumentHelp("What is heard: \(SoundSetting.list).", valueName: "what"),
    completion: .list(SoundSetting.names), transform: SoundSetting.named)
  var sound: SoundSetting?

  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

  @Flag(name: .customLong("no-animation"), help: "Flip cards without animation.")
  var hasNoAnimation = false

  @Flag(name: .customLong("no-mouse"), help: "Leave the mouse to the terminal.")
  var hasNoMouse = false

  @Option(
    help: ArgumentHelp(
      "Record the session to this file instead of the default one.", valueName: "file"),
    completion: .file(), transform: parseRecording)
  var record: String?

  @Flag(name: .customLong("no-record"), help: "Do not record the session.")
  var hasNoRecord = false

  var options: PlayOptions {
    PlayOptions(
      launch: LaunchOptions(
        category: category, grid: grid, kind: kind, peopleCount: players ?? names?.count,
        names: names, opponents: against.isEmpty ? nil : against, color: color, images: images,
        sound: sound,
        isAnimated: hasNoAnimation ? false : nil, usesMouse: hasNoMouse ? false : nil,
        source: source, seed: seed, code: code),
      isASCII: ascii, recordingFile: record, isRecorded: !hasNoRecord,
      itunesURL: itunesURL)
  }

  func validate() throws {
    try options.launch.check()
  }

  static func main() {
    do {
      if let options = PlayOptions(common: CommandLine.arguments.dropFirst()) {
        try MainActor.assumeIsolated { try play(options) }
      }
      var arguments = Array(CommandLine.arguments.dropFirst())
      if arguments == ["help"] { arguments = ["--help"] }
      var command =
        Subcommands.areNamed(by: arguments)
        ? try Subcommands.parseAsRoot(arguments) : try parseAsRoot(arguments)
      try command.run()
    } catch {
      end(with: error)
    }
  }

  /// Prints the error's message and exits; for an invalid value, prints one line instead of the
  /// whole usage.
  private static func end(with error: any Error) -> Never {
    let code = exitCode(for: error)
    let text = fullMessage(for: error)
    if code == .validationFailure {
      complain("memorytunes: \(shortened(message(for: error)))")
    } else if !text.isEmpty {
      code.isSuccess ? say(text) : complain(text)
    }
    exit(withError: code)
  }

  /// The message in one line of at most 600 characters, because it quotes the value.
  private static func shortened(_ message: String) -> String {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 600 ? "\(line.prefix(300)) … \(line.suffix(297))" : line
  }

  func run() throws {
    try MainActor.assumeIsolated { try play(options) }
  }
}

/// The subcommands without the game: beside its own argument, ArgumentParser would take their names for
/// a code.
private struct Subcommands: ParsableCommand {
  static let all: [any ParsableCommand.Type] = [
    ReplayCommand.self, RecordsCommand.self, ShareCommand.self, CacheCommand.self,
    DoctorCommand.self, CandidateCommand.self,
  ]

  static let configuration = CommandConfiguration(
    commandName: MemoryTunesCommand.configuration.commandName, subcommands: all)

  /// Whether arguments begin with the name of one, or ask for help about one.
  static func areNamed(by arguments: [String]) -> Bool {
    guard let first = arguments.first else { return false }
    return all.contains { $0.configuration.commandName == first }
      || (first == "help" && arguments.count > 1)
  }
}

private let categoryNames = Category.bundled.map(\.label).joined(separator: ", ")

func parseCategory(_ text: String) throws -> MemoryTunes.Category {
  guard let category = Category.named(text) else {
    throw ValidationError("Unknown category \"\(text)\": choose one of \(categoryNames).")
  }
  return category
}

func parseGrid(_ text: String) throws -> Grid {
  guard let grid = Grid(text) else {
    throw ValidationError(
      "\"\(text)\" is not a grid: give 2 to 10 columns by 2 to 8 rows with an even number of cards, "
        + "like 4x4.")
  }
  return grid
}

func parseSeed(_ text: String) throws -> UInt64 {
  guard let seed = UInt64(text) else {
    throw ValidationError("\"\(text)\" is not a seed: give a whole number from 0 to \(UInt64.max).")
  }
  return seed
}

private func parseSource(_ text: String) throws -> CoverSource {
  guard let source = CoverSource(text) ?? absolutePath(text).map(CoverSource.folder) else {
    throw ValidationError(
      "\"\(text)\" is not a source of covers: give bundled, itunes, or the path of a folder.")
  }
  // A path below `~/` is checked when covers are needed, because the home folder is not known here.
  if case .folder(let path) = source, path.hasPrefix("/"), !isFolder(path) {
    throw ValidationError("There is no folder \(path) to take covers from: give another path.")
  }
  return source
}

private func parseRecording(_ path: String) throws -> String {
  let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  guard isFolder(folder) else {
    throw ValidationError("There is no folder \(folder) to record in: create it first.")
  }
  return path
}

private func parseServer(_ text: String) throws -> String {
  guard Endpoint(substitute: text) != nil else {
    throw ValidationError(
      "\"\(text)\" is not the address of a server: give one with https, or with http on this "
        + "machine, like http://localhost:8080.")
  }
  return text
}
