import ArtworkLive
import Platform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Answers requests at standard input until there are none for a second, and ends the program.
func serveMedia() -> Never {
  while let content = nextMessage() {
    guard let request = MediaRequest(content) else { exit(64) }
    limitProcessorTime(toSecondsMore: 2)
    guard writeAll(readMedia(request).message, to: STDOUT_FILENO) else { break }
  }
  exit(0)
}

/// The bytes of the next request without its length; nil if there is none.
private func nextMessage() -> [UInt8]? {
  var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
  guard poll(&input, 1, 1000) > 0, let length = receive(4)?.littleEndian,
    length <= MediaRequest.longest
  else { return nil }
  return receive(length)
}

/// Exactly this many bytes; nil if there are fewer.
private func receive(_ count: Int) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: count)
  var done = 0
  while done < count {
    let got = bytes.withUnsafeMutableBytes {
      read(STDIN_FILENO, $0.baseAddress.map { $0 + done }, count - done)
    }
    if got < 0, errno == EINTR { continue }
    guard got > 0 else { return nil }
    done += got
  }
  return bytes
}
