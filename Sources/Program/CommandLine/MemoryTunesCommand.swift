import ArgumentParser
import FetchProgram
import Platform
import Screens
import StorageLive

let programVersion = "0.2.0"

/// `memorytunes`: plays the game unless a subcommand is given.
///
/// ArgumentParser explains the options, and what is wrong with their names; `PlayOptions` reads them.
@main
struct MemoryTunesCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "memorytunes", abstract: tr("Find the pairs of album covers."),
      version: programVersion, subcommands: Subcommands.all)
  }

  @Argument(
    help: described(
      tr("Deal the board with this code at once, such as pop-4x4-7k3q, or daily for today’s."),
      value: tr("code", in: "option")))
  var code: String?

  @Option(
    tr("Deal a game at once for this number of people, who take turns: 1 to 4."),
    value: tr("number", in: "option"), completion: .list((1...Player.maximumCount).map(String.init))
  )
  var players: String?

  @Option(
    help: described(
      tr("Play against this computer at once: \(Opponent.list); give it again for more."),
      value: tr("name", in: "option")),
    completion: .list(Opponent.names))
  var against: [String] = []

  @Option(
    tr("Deal a game at once for these people: \"Anna, Ben\"."), value: tr("names", in: "option"))
  var names: String?

  @Option(
    tr("Deal this kind of game at once: \(GameKind.list)."), value: tr("kind", in: "option"),
    completion: .list(GameKind.names))
  var kind: String?

  @OptionGroup var board: BoardOptions

  @Option(
    tr("Use these colours: \(ColorSetting.list)."), value: tr("colours", in: "option"),
    completion: .list(ColorSetting.names))
  var color: String?

  @Option(
    tr("How to draw covers: \(ImageSetting.list)."), value: tr("way", in: "option"),
    completion: .list(ImageSetting.names))
  var images: String?

  @Option(
    tr("Take covers from here, in later runs too: bundled, itunes, or the path of a folder."),
    value: tr("source", in: "option"), completion: .directory)
  var source: String?

  @Option(
    name: .customLong("itunes-url"),
    tr("Ask this server instead of Apple’s (https, or http on this machine)."),
    value: tr("url", in: "option"))
  var itunesURL: String?

  @Option(
    name: .customLong("itunes-country"),
    tr("Search the store of this country instead of your locale’s: two letters, such as de."),
    value: tr("country", in: "option"))
  var itunesCountry: String?

  @Option(
    tr("Play these sounds: \(SoundSetting.list)."), value: tr("what", in: "option"),
    completion: .list(SoundSetting.names))
  var sound: String?

  @Option(
    tr("Speak this language instead of your system’s: en, or the code of another."),
    value: tr("code", in: "option"))
  var lang: String?

  @Flag(name: .customLong("no-animation"), tr("Flip cards without animation."))
  var hasNoAnimation = false

  @Flag(name: .customLong("no-mouse"), tr("Leave the mouse to the terminal."))
  var hasNoMouse = false

  @Option(
    tr("Record the session to this file instead of the default one."),
    value: tr("file", in: "option"), completion: .file())
  var record: String?

  @OptionGroup var session: SessionOptions

  @Flag(
    name: [.customLong("licences"), .customLong("licenses")],
    tr("List what the program contains, and the licences."))
  var licences = false

  static func main() {
    var arguments = programArguments
    let name = arguments.isEmpty ? "" : arguments.removeFirst()
    if name.split(separator: "/").last == fetchProgramName[...] { FetchCommand.run(arguments) }
    speak(arguments)
    do {
      if let options = try? PlayOptions(arguments) {
        try MainActor.assumeIsolated { try play(options) }
      }
      if arguments == ["help"] { arguments = ["--help"] }
      var command = try command(arguments)
      try command.run()
    } catch {
      end(with: error, arguments)
    }
  }

  /// Speaks the language that the arguments ask for, or else the settings or the environment, before anything is said.
  private static func speak(_ arguments: [String]) {
    let environment = programEnvironment
    let words = arguments.flatMap { argument in
      argument.hasPrefix("--lang=") ? ["--lang", String(argument.dropFirst(7))] : [argument]
    }
    var code = Array(zip(words, words.dropFirst())).last { $0.0 == "--lang" }?.1
    // The game itself reads the settings later.
    if Subcommands.areNamed(by: arguments) {
      code = PreferencesStorage.live(environment: environment).load().preferences.settings.language
    }
    Languages(resources: resourceFolder()).use(code ?? "", environment: environment)
  }

  static var subcommandNames: [String] { Subcommands.all.map { $0._commandName } }

  /// The command for these arguments: a subcommand if they begin with the name of one.
  static func command(_ arguments: [String]) throws -> any ParsableCommand {
    try Subcommands.areNamed(by: arguments)
      ? Subcommands.parseAsRoot(arguments) : parseAsRoot(arguments)
  }

  /// Prints the error's message and exits; for invalid arguments, prints one line instead of the whole usage.
  private static func end(with error: any Error, _ arguments: [String]) -> Never {
    if let complaint = Complaint(about: error) {
      complain(complaint.sentence)
      exit(withError: ExitCode.failure)
    }
    let (code, text) = (exitCode(for: error), fullMessage(for: error))
    if code == .validationFailure {
      complain(complaint(about: error, in: arguments))
    } else if !text.isEmpty {
      code.isSuccess ? say(ParserWords.help(text)) : complain(message(for: error))
    }
    exit(withError: code)
  }

  /// The problem with the arguments and its remedy, in one line.
  static func complaint(about error: any Error, in arguments: [String]) -> String {
    let message = message(for: error)
    let line = ParserWords.complaint(
      message.split(whereSeparator: \.isNewline).joined(separator: " "))
    // ArgumentParser's own messages do not say what to do.
    guard let last = line.last, !".?。？".contains(last) else { return line }
    let command = Subcommands.areNamed(by: arguments) ? arguments.prefix(1) : []
    let help = (["memorytunes"] + command + ["--help"]).joined(separator: " ")
    // The problem, in English, and where a command's options are explained.
    return tr("\(line): see \(help).")
  }

  func run() throws {
    if licences { return try printLicences() }
    let arguments = Array(programArguments.dropFirst())
    // Somebody's result, or their whole game in a line.
    if code?.contains(":") == true { return try DuelCommand.parse(arguments).run() }
    // The game has not begun, so one of them is wrong.
    _ = try PlayOptions(arguments)
  }
}

/// Prints the programs' components and their licences; throws if the file is not installed.
private func printLicences() throws {
  guard let file = licenceFile(), let text = try? readFile(file, limit: 1 << 20) else {
    throw Complaint(tr("The list of licences is missing: install the game again."))
  }
  say(String(decoding: text, as: UTF8.self))
}

/// The subcommands without the game: next to the game's own argument, ArgumentParser would take their names for a code.
private struct Subcommands: ParsableCommand {
  static let all: [any ParsableCommand.Type] = [
    HostCommand.self, JoinCommand.self, WatchCommand.self, ArcadeCommand.self, ReplayCommand.self,
    DuelCommand.self, RecordsCommand.self, ShareCommand.self,
    KeysCommand.self, CacheCommand.self, DoctorCommand.self, PlayOnCommand.self,
  ]

  static let configuration = CommandConfiguration(
    commandName: MemoryTunesCommand.configuration.commandName, subcommands: all)

  /// The arguments begin with a subcommand's name, or ask for help about one.
  static func areNamed(by arguments: [String]) -> Bool {
    let name = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
    return all.contains { $0.configuration.commandName == name }
  }
}
