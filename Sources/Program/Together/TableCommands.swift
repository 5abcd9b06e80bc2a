import ArgumentParser
import MemoryTunes

struct HostCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .subcommand("host", tr("Open a table for friends at terminals of their own."))
  }

  @Flag(tr("Race on the same board instead of taking turns."))
  var race = false

  @Flag(tr("Let other accounts on this machine join."))
  var open = false

  @OptionGroup var board: BoardOptions

  @OptionGroup var options: TableOptions

  func run() throws {
    try options.play(board.words) {
      $0.table = .host(race ? .race : .turns)
      $0.opensTable = open ? true : nil
    }
  }
}

struct JoinCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .subcommand("join", tr("Join a friend’s table."))
  }

  @Argument(help: tableHelp)
  var table: String?

  @OptionGroup var options: TableOptions

  func run() throws { try options.join(table, isSpectator: false) }
}

struct WatchCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .subcommand("watch", tr("Watch others play at a table."))
  }

  @Argument(help: tableHelp)
  var table: String?

  @OptionGroup var options: TableOptions

  func run() throws { try options.join(table, isSpectator: true) }
}

struct ArcadeCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .subcommand("arcade", tr("Play without saving anything: for guests who come by ssh."))
  }

  @OptionGroup var options: TableOptions

  func run() throws { try options.play { $0.isArcade = true } }
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

  @OptionGroup var session: SessionOptions

  func join(_ table: String?, isSpectator: Bool) throws {
    let address: TableAddress = table.map { $0.contains("/") ? .path($0) : .account($0) } ?? .own
    try play { $0.table = .join(address, isSpectator: isSpectator) }
  }

  /// Plays with these options, others given, and a change; throws a sentence about one that cannot be used.
  func play(_ words: [String] = [], change: (inout LaunchOptions) -> Void) throws {
    var options = try PlayOptions(words + session.words)
    options.launch.names = try name.map { try parseNames($0, atMost: 1) }
    change(&options.launch)
    try MainActor.assumeIsolated { try Program.play(options) }
  }
}
