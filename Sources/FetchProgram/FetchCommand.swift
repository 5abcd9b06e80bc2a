import ArtworkLive
import Platform
import SoundLive

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program as `memorytunes-fetch`: reads one order as a line of JSON and replies in lines of JSON.
///
/// The game starts it to fetch covers from iTunes. So the game itself opens no connections and starts without the
/// networking libraries, and untrusted data is parsed in a process that can be killed at any moment. For that
/// reason it also reads pictures and tags (``MediaRequest``), decodes the player's own tracks, and reads the
/// player's own sound configuration before the game does, depending on its arguments (``TrackDecoder``,
/// ``SoundConfiguration``).
public enum FetchCommand {
  /// Follows the arguments and the input, and ends the program.
  public static func run(_ arguments: [String]) -> Never {
    // libcurl would write its connections' keys to the file it names.
    unsetenv("SSLKEYLOGFILE")
    if arguments == [mediaOrder] {
      limitMemory(to: 256 << 20)
      confine()
      exitWithGame()
      serveMedia()
    }
    limitMemory(to: 128 << 20)
    if arguments.first == TrackDecoder.order,
      let segment = Segment(arguments: arguments.dropFirst())
    {
      confine()
      exitWithGame()
      decodeTrack(segment)
    }
    if arguments == [SoundConfiguration.order] {
      exitWithGame()
      loadSoundConfiguration()
    }
    guard let line = readOnlyLine(limit: 1 << 20),
      let order = try? JSONDecoder().decode(FetchOrder.self, from: Data(line)),
      order.isPossible
    else {
      let sentence = "memorytunes-fetch: The game runs this program: start memorytunes instead.\n"
      _ = writeAll(Array(sentence.utf8), to: STDERR_FILENO)
      exit(64)
    }
    exitWithGame()
    fetchCovers(order) { reply in
      guard let json = try? JSONEncoder().encode(reply) else { return }
      send([UInt8](json) + [UInt8(ascii: "\n")])
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

  /// Writes a reply; ends the program when the pipe has no reader.
  private static func send(_ bytes: [UInt8]) {
    if !writeAll(bytes, to: STDOUT_FILENO) { exit(0) }
  }
}
