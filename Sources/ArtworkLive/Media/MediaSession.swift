import Platform
import Synchronization

/// The name of the order to answer requests, as the first argument of `memorytunes-fetch`.
package let mediaOrder = "media"

/// Lets `memorytunes-fetch` read foreign files, one request after the other.
///
/// The program starts with the first request and is kept until there are none for a second. Each request has an
/// answer: if the program ends, takes too long or violates the format, it is ``MediaAnswer/nothing``. Safe on any
/// thread; a request waits for those before it. SIGPIPE must be ignored.
public final class MediaSession: Sendable {
  private let program: String
  private let patience: Duration
  private let helper = Mutex<ChildProcess?>(nil)

  /// Creates a session with the program at a path, whose answers may take as long as `patience` each.
  public init(program: String, patience: Duration = .seconds(10)) {
    (self.program, self.patience) = (program, patience)
  }

  /// Reads; blocks until that is done.
  public func read(_ request: MediaRequest) -> MediaAnswer {
    guard let message = request.message else { return .nothing }
    return helper.withLock { helper in
      for _ in 1...2 {
        if helper?.isWaiting != true {
          helper = ChildProcess(program, [fetchProgramName, mediaOrder])
        }
        let answer = helper?.answer(to: request, message, atMost: patience)
        if let answer { return answer }
        // Its idle second may have ended just before this request came.
        let hasEnded = helper?.kill() == .exit(status: 0)
        helper = nil
        guard hasEnded else { return .nothing }
      }
      return .nothing
    }
  }

  /// The process of the program, if one runs.
  package var process: Int32? { helper.withLock { $0?.id } }
}

extension ChildProcess {
  /// Is running, and has written nothing without a request.
  fileprivate var isWaiting: Bool {
    var byte: UInt8 = 0
    return read(output, &byte, 1) < 0 && errno == EAGAIN
  }

  /// Nil if it has ended or crashed, takes too long, or violates the format.
  fileprivate func answer(
    to request: MediaRequest, _ message: [UInt8], atMost patience: Duration
  ) -> MediaAnswer? {
    let deadline = ContinuousClock.now + patience
    guard write(input, message, message.count) == message.count,
      let length = readBytes(4, from: output, until: deadline)?.littleEndian,
      (1...request.longestAnswer).contains(length),
      let content = readBytes(length, from: output, until: deadline)
    else { return nil }
    return MediaAnswer(content, to: request)
  }
}
