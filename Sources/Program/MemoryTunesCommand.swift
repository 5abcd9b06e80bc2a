import ArgumentParser
import MemoryTunes

/// The version of the program.
let programVersion = "0.1.0"

/// The command line.
@main
struct MemoryTunesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "memorytunes",
    abstract: "Find the pairs of album covers.",
    version: programVersion,
    subcommands: [PlayCommand.self, ReplayCommand.self],
    defaultSubcommand: PlayCommand.self)

  /// A bad value is answered with one line instead of the whole usage.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch  where exitCode(for: error) == .validationFailure {
      complain("memorytunes: \(message(for: error))")
      exit(withError: ExitCode.validationFailure)
    } catch {
      exit(withError: error)
    }
  }
}
