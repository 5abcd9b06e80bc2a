import ArgumentParser
import Platform
import StorageLive

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The progress of a killed session after its last save, according to its recording; nil if unknown.
///
/// Plays the recording in its own process, because its last action may have crashed the program. Waits for that.
func playOn(
  saved: String, recording: String, program: String = programPath()
) -> [UInt8]? {
  let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
  guard input >= 0 else { return nil }
  defer { close(input) }
  let arguments = [program, PlayOnCommand.name, saved, recording]
  guard let player = ChildProcess(program, arguments, input: input) else { return nil }
  let bytes = readToEnd(of: player.output, atMost: .seconds(PlayOnCommand.seconds + 1))
  close(player.output)
  // It may still be working.
  if bytes == nil { player.kill() }
  return player.wait() == .exit(status: 0) ? bytes : nil
}

/// The bytes written to a pipe until it is closed; nil if that takes longer, or is more than any saved game.
private func readToEnd(of pipe: Int32, atMost limit: Duration) -> [UInt8]? {
  let end = ContinuousClock.now + limit
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while bytes.count < 8 << 20, ContinuousClock.now < end {
    var ready = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, 100) > 0 else { continue }
    let count = read(pipe, &chunk, chunk.count)
    if count < 0, errno == EINTR || errno == EAGAIN { continue }
    guard count > 0 else { return count == 0 ? bytes : nil }
    bytes += chunk[..<count]
  }
  return nil
}

/// `memorytunes play-on SAVED RECORDING`: plays the recording of a killed session, and prints what it would have
/// saved; started by the game.
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
