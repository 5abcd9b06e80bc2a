import ArtworkLive
import CPlatform
import Platform
import SoundLive

/// The program as `memorytunes-fetch`: reads one order as a line of JSON and replies in lines of JSON.
///
/// It fetches covers from iTunes, so that the game opens no connections and starts without the networking libraries,
/// and whatever parses untrusted data can be killed at any moment. So it also reads pictures and tags
/// (``MediaRequest``), the player's tracks (``TrackDecoder``) and sound configuration (``soundConfigurationOrder``).
public enum FetchCommand {
  public static func run(_ arguments: [String]) -> Never {
    // libcurl would write its connections' keys to the file it names.
    unsetenv("SSLKEYLOGFILE")
    limitMemory(to: arguments == [mediaOrder] ? 256 << 20 : 128 << 20)
    let orders = [
      mediaOrder: serveMedia, TrackDecoder.order: decodeTrack,
      soundConfigurationOrder: loadSoundConfiguration,
    ]
    if arguments.count == 1, let perform = orders[arguments[0]] {
      if arguments != [soundConfigurationOrder] { confine() }
      exitWithGame()
      perform()
    }
    let line = Data(readLine(limit: 1 << 20))
    guard let order = try? JSONDecoder().decode(FetchOrder.self, from: line), order.isPossible
    else {
      let sentence = "memorytunes-fetch: The game runs this program: start memorytunes instead.\n"
      _ = writeAll(Array(sentence.utf8), to: STDERR_FILENO)
      exit(64)
    }
    exitWithGame()
    fetchCovers(order) { reply in
      guard let json = try? JSONEncoder().encode(reply) else { return }
      // The pipe has no reader any more.
      if !writeAll([UInt8](json) + [UInt8(ascii: "\n")], to: STDOUT_FILENO) { exit(0) }
    }
    exit(0)
  }

  /// Ends the program when the game has ended, even while it waits for a server.
  private static func exitWithGame() {
    startThread {
      // Linux always reports that the pipe has no reader; macOS only on request.
      var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLHUP), revents: 0)
      while poll(&output, 1, -1) < 0 {}
      exit(0)
    }
  }
}

/// Drops all privileges not needed to read files and write to a pipe, before the program sees any untrusted byte.
func confine() {
  limit(RLIMIT_FSIZE, to: 0)
  limit(RLIMIT_CORE, to: 0)
  limit(RLIMIT_NOFILE, to: 32)
  confinement_begin()
}

/// Decodes the track at standard input to standard output, and ends the program.
func decodeTrack() -> Never {
  limit(RLIMIT_CPU, to: 10)
  do {
    try TrackDecoder.decode(STDIN_FILENO, to: STDOUT_FILENO)
    exit(0)
  } catch {
    exit(error == .libraryMissing ? TrackDecoder.libraryMissing : TrackDecoder.unreadable)
  }
}

/// Reads the sound configuration as opening a sound card would, and ends the program: with 0 if within limits.
func loadSoundConfiguration() -> Never {
  limit(RLIMIT_CPU, to: 1)
  limitMemory(to: 64 << 20)
  // Half the minimum stack of the game's threads: configurations nested too deeply fail here.
  limit(RLIMIT_STACK, to: 1 << 20)
  let before = peakMemory()
  guard alsa_configuration_load() else { exit(65) }
  // If the configuration says so, libasound continues without memory; there may not even be enough left to check.
  guard let before, let after = peakMemory(), after - before < 16 << 20 else { exit(65) }
  exit(0)
}

/// Answers requests at standard input until there are none for a second, and ends the program.
func serveMedia() -> Never {
  while let content = nextMessage() {
    guard let request = MediaRequest(content) else { exit(64) }
    limitProcessorTime(toSecondsMore: 2)
    guard writeAll(readMedia(request).message, to: STDOUT_FILENO) else { break }
  }
  exit(0)
}

/// The first line of standard input, without its line feed; empty if it has more than `limit` bytes.
private func readLine(limit: Int) -> [UInt8] {
  var line: [UInt8] = []
  while let byte = readBytes(1, from: STDIN_FILENO)?.first, byte != UInt8(ascii: "\n") {
    guard line.count < limit else { return [] }
    line.append(byte)
  }
  return line
}

/// The bytes of the next request without its length; nil if there is none.
private func nextMessage() -> [UInt8]? {
  var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
  guard poll(&input, 1, 1000) > 0, let length = readBytes(4, from: STDIN_FILENO)?.littleEndian,
    length <= MediaRequest.longest
  else { return nil }
  return readBytes(length, from: STDIN_FILENO)
}
