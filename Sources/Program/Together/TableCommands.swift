import ArgumentParser
import MemoryTunes

struct HostCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .init(commandName: "host", abstract: tr("Open a table for friends at terminals of their own."))
  }

  @Flag(tr("Race on the same board instead of taking turns."))
  var race = false

  @Flag(tr("Let other accounts on this machine join."))
  var open = false

  @OptionGroup var board: BoardOptions

  @OptionGroup var options: TableOptions

  func run() throws {
    var launch = try options.launch
    launch.seed = try board.seed.map(parseSeed)
    launch.category = try board.category.map(parseCategory)
    launch.grid = try board.grid.map(parseGrid)
    launch.table = .host(race ? .race : .turns)
    launch.opensTable = open ? true : nil
    try options.play(launch)
  }
}

/// `memorytunes join [TABLE]`.
struct JoinCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .init(commandName: "join", abstract: tr("Join a friend’s table."))
  }

  @Argument(help: tableHelp)
  var table: String?

  @OptionGroup var options: TableOptions

  func run() throws { try options.join(table, isSpectator: false) }
}

/// `memorytunes watch [TABLE]`.
struct WatchCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .init(commandName: "watch", abstract: tr("Watch others play at a table."))
  }

  @Argument(help: tableHelp)
  var table: String?

  @OptionGroup var options: TableOptions

  func run() throws { try options.join(table, isSpectator: true) }
}

struct ArcadeCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "arcade",
      abstract: tr("Play without saving anything: for guests who come by ssh."))
  }

  @OptionGroup var options: TableOptions

  func run() throws {
    var launch = try options.launch
    launch.isArcade = true
    try options.play(launch)
  }
}

private var tableHelp: ArgumentHelp {
  described(
    tr("The account of the host, or the path of a socket; your own account without it."),
    value: tr("table", in: "option"))
}

/// The options of those who play at a table; what they do not say is in the settings.
struct TableOptions: ParsableArguments {
  @Option(tr("Play under this name."), value: tr("name", in: "option"))
  var name: String?

  @Flag(tr("Tell the game line by line, for screen readers and scripts."))
  var plain = false

  @Flag(tr("Draw with ASCII characters only."))
  var ascii = false

  @Flag(name: .customLong("no-record"), tr("Do not record the session."))
  var hasNoRecord = false

  /// The options at launch; throws a sentence about a name that cannot be used.
  var launch: LaunchOptions {
    get throws {
      LaunchOptions(
        names: try name.map { try parseNames($0, atMost: 1) }, mode: plain ? .told : nil)
    }
  }

  func join(_ table: String?, isSpectator: Bool) throws {
    var launch = try launch
    let address: TableAddress = table.map { $0.contains("/") ? .path($0) : .account($0) } ?? .own
    launch.table = .join(address, isSpectator: isSpectator)
    try play(launch)
  }

  func play(_ launch: LaunchOptions) throws {
    let options = PlayOptions(launch: launch, isASCII: ascii, isRecorded: !hasNoRecord)
    try MainActor.assumeIsolated { try Program.play(options) }
  }
}
