import Platform

/// The name of the order to answer requests, as the first argument of `memorytunes-fetch`.
package let mediaOrder = "media"

/// The running program that answers requests; it ends with this object.
final class MediaHelper {
  enum Failure: Error {
    /// It has ended by itself, as it does without requests.
    case ended
    /// It has crashed, takes too long, or violates the format.
    case broken
  }

  private let program: ChildProcess
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

  var process: Int32 { program.id }

  /// Is running, and has written nothing without a request.
  var isWaiting: Bool {
    var byte: UInt8 = 0
    return read(program.output, &byte, 1) < 0 && errno == EAGAIN
  }

  func answer(
    to request: MediaRequest, _ message: [UInt8], atMost patience: Duration
  ) throws(Failure) -> MediaAnswer {
    let deadline = ContinuousClock.now + patience
    guard write(requests, message, message.count) == message.count else { throw failure() }
    let length = try receive(4, until: deadline).littleEndian
    guard (1...request.longestAnswer).contains(length),
      let answer = MediaAnswer(try receive(length, until: deadline), to: request)
    else { throw .broken }
    return answer
  }

  /// The next bytes it writes, exactly this many.
  private func receive(
    _ count: Int, until deadline: ContinuousClock.Instant
  ) throws(Failure) -> [UInt8] {
    guard let bytes = readBytes(count, from: program.output, until: deadline) else {
      throw failure()
    }
    return bytes
  }

  /// The reason it takes no more requests.
  private func failure() -> Failure {
    program.kill() == .exit(status: 0) ? .ended : .broken
  }
}
