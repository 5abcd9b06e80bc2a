import CSignals
import Dispatch
import Subprocess
import Synchronization
import SystemPackage

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

/// Plays a candidate in a process of its own, and waits for its end.
///
/// Only the main thread may be blocked: others are needed to start and watch the process.
@MainActor
func playApart(_ candidate: Candidate, program: String = programPath()) -> Ending {
  guard let json = try? JSONEncoder().encode(candidate) else { return .notPlayed }
  signals_ignore_failed_writes()
  let end = ProcessEnd()
  let isDone = DispatchSemaphore(value: 0)
  Task.detached {
    let status = try? await run(program, input: String(decoding: json, as: UTF8.self))
    end.status.withLock { $0 = status }
    isDone.signal()
  }
  isDone.wait()
  return Ending(end.status.withLock(\.self))
}

private final class ProcessEnd: Sendable {
  let status = Mutex<TerminationStatus?>(nil)
}

private func run(_ program: String, input: String) async throws -> TerminationStatus {
  try await Subprocess.run(
    .path(FilePath(program)), arguments: [CandidateCommand.name],
    // A backtrace of each crash would take seconds.
    environment: .inherit.updating(["SWIFT_BACKTRACE": "enable=no"]),
    input: .inputWriter, output: .discarded, error: .discarded
  ) { execution in
    // NB: swift-subprocess 1.0 crashes the program if its own writing of the input fails.
    _ = try? await execution.standardInputWriter.write(input + "\n")
    try? await execution.standardInputWriter.finish()
  }.terminationStatus
}

extension Ending {
  /// What the end of the process means; nil if it did not start.
  fileprivate init(_ status: TerminationStatus?) {
    self =
      switch status {
      case .exited(0): .kept
      case .exited(CandidateCommand.brokenRule): .broken
      case .signaled(SIGXCPU): .timedOut
      case .signaled(let signal): .crashed(signal: signal)
      case .exited, nil: .notPlayed
      }
  }
}
