import Platform
import Synchronization

/// Lets `memorytunes-fetch` read foreign files, one request after the other.
///
/// The program starts with the first request and is kept until there are none for a second. Each request has an
/// answer: if the program ends, takes too long or violates the format, it is ``MediaAnswer/nothing``. Safe on any
/// thread; a request waits for those before it. SIGPIPE must be ignored.
public final class MediaSession: Sendable {
  private let program: String
  private let patience: Duration
  private let helper = Mutex<MediaHelper?>(nil)

  /// Creates a session with the program at a path, whose answers may take as long as `patience` each.
  public init(program: String, patience: Duration = .seconds(10)) {
    self.program = program
    self.patience = patience
  }

  /// Reads; blocks until that is done.
  public func read(_ request: MediaRequest) -> MediaAnswer {
    guard let message = request.message else { return .nothing }
    return helper.withLock { helper in
      for _ in 1...2 {
        if helper?.isWaiting != true { helper = MediaHelper(program) }
        let answer = helper?.answer(to: request, message, atMost: patience)
        if let answer { return answer }
        // Its idle second may have ended just before this request came.
        let hasEnded = helper?.program.kill() == .exit(status: 0)
        helper = nil
        guard hasEnded else { return .nothing }
      }
      return .nothing
    }
  }

  /// The process of the program, if one runs.
  package var process: Int32? { helper.withLock { $0?.program.id } }
}
