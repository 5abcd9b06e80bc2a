import ArtworkLive
import ITunesLive

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

/// `memorytunes-fetch`: reads one order as a line of JSON and answers with lines of JSON.
///
/// The game starts it when covers come from iTunes. So the game itself opens no connections, starts
/// without the libraries for it, and what comes from outside is taken apart in a program that can be
/// ended at any moment.
@main
struct FetchCommand {
  static func main() {
    limitMemory(to: 128 << 20)
    guard let line = readLine(),
      let order = try? JSONDecoder().decode(FetchOrder.self, from: Data(line.utf8)),
      order.isPossible
    else {
      print("memorytunes-fetch is started by memorytunes: play that.")
      exit(64)
    }
    endWithListener()
    fetchCovers(order) { reply in
      guard let json = try? JSONEncoder().encode(reply) else { return }
      tell([UInt8](json) + [UInt8(ascii: "\n")])
    }
  }

  /// Ends the program when the game has ended, also while a server keeps it waiting.
  private static func endWithListener() {
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { _ in
        // Nothing is asked for but what is always told: that nobody reads from the pipe any more.
        var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
        while poll(&output, 1, -1) < 0 {}
        exit(0)
      }, nil)
  }

  /// Ends the program when nobody listens any more.
  private static func tell(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count <= 0 { exit(0) }
      rest = rest.dropFirst(count)
    }
  }
}
