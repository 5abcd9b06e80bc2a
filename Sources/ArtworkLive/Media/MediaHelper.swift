import Platform

/// The name of the order to answer requests, as the first argument of `memorytunes-fetch`.
package let mediaOrder = "media"

/// The running program that answers requests; it ends with this object.
final class MediaHelper {
  let program: ChildProcess
  private let requests: Int32

  init?(_ path: String) {
    guard let (reading, writing) = makePipe() else { return nil }
    defer { close(reading) }
    let arguments = [fetchProgramName, mediaOrder]
    guard let program = ChildProcess(path, arguments, input: reading) else {
      close(writing)
      return nil
    }
    // A program that does not read its requests must not block this one.
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    self.program = program
    requests = writing
  }

  deinit { close(requests) }

  /// Is running, and has written nothing without a request.
  var isWaiting: Bool {
    var byte: UInt8 = 0
    return read(program.output, &byte, 1) < 0 && errno == EAGAIN
  }

  /// Nil if it has ended or crashed, takes too long, or violates the format.
  func answer(
    to request: MediaRequest, _ message: [UInt8], atMost patience: Duration
  ) -> MediaAnswer? {
    let deadline = ContinuousClock.now + patience
    guard write(requests, message, message.count) == message.count,
      let length = readBytes(4, from: program.output, until: deadline)?.littleEndian,
      (1...request.longestAnswer).contains(length),
      let content = readBytes(length, from: program.output, until: deadline)
    else { return nil }
    return MediaAnswer(content, to: request)
  }
}
