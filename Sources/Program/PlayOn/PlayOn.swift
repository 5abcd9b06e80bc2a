import ArgumentParser
import Platform
import StorageLive

/// The progress of a killed session after its last save, according to its recording; nil if unknown.
///
/// Plays the recording in its own process, because its last action may have crashed the program. Waits for that.
func playOn(saved: String, recording: String, program: String = programPath()) -> [UInt8]? {
  output(
    of: program, [program, PlayOnCommand.name, saved, recording],
    within: .seconds(PlayOnCommand.seconds + 1), atMost: maximumSavedSize)
}

/// In bytes; more than any saved game takes.
private let maximumSavedSize = 8 << 20

/// `memorytunes play-on SAVED RECORDING`, started by the game: prints what a killed session would have saved.
struct PlayOnCommand: ParsableCommand {
  static let name = "play-on"
  static let configuration = CommandConfiguration(commandName: name, shouldDisplay: false)

  @Argument var saved: String
  @Argument var recording: String

  /// The processor time it may take, in seconds.
  static let seconds = 2

  func run() throws {
    limit(RLIMIT_CPU, to: Self.seconds)
    limit(RLIMIT_CORE, to: 0)
    guard let games = continuedGames(saved: saved, recording: recording),
      writeAll(games, to: STDOUT_FILENO)
    else { throw ExitCode(1) }
  }
}
