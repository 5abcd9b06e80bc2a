import ArgumentParser
import Foundation
import MemoryTunes

/// Actions that may crash the process that plays them.
struct Candidate: Codable {
  /// The state before the first action.
  var start: AppState
  var actions: [AppAction]

  /// The exit code if a rule is broken.
  static let brokenRule: Int32 = 3
  /// How much processor time playing may take.
  static let seconds = 10

  /// Plays the actions; throws an exit code if they break a rule.
  func play() throws {
    let check = RuleCheck(start: start, reducer: .app, invariants: appInvariants)
    if check.brokenRule(of: actions) != nil { throw ExitCode(Self.brokenRule) }
  }
}

/// Plays a candidate in a process of its own, and waits for its end.
func playApart(_ candidate: Candidate, program: String = CommandLine.arguments[0]) -> Ending {
  let files = FileManager.default
  let file = files.temporaryDirectory.appending(path: "candidate-\(UUID())")
  defer { try? files.removeItem(at: file) }
  let process = Process()
  process.executableURL = URL(filePath: "/bin/sh")
  process.arguments = [
    "-c", #"ulimit -c 0; ulimit -t \#(Candidate.seconds); exec "$0" --candidate "$1""#,
    program, file.path,
  ]
  // A backtrace of each crash would take seconds.
  process.environment = ProcessInfo.processInfo.environment
    .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  do {
    try JSONEncoder().encode(candidate).write(to: file)
    try process.run()
  } catch {
    return .notPlayed
  }
  process.waitUntilExit()
  return Ending(of: process)
}

extension Ending {
  /// What the end of a process means.
  fileprivate init(of process: Process) {
    self =
      switch (process.terminationReason, process.terminationStatus) {
      case (.exit, 0): .kept
      case (.exit, Candidate.brokenRule): .broken
      // The kernel may send either; the first is blocked where a thread of Dispatch starts the process.
      case (.uncaughtSignal, SIGXCPU), (.uncaughtSignal, SIGKILL): .timedOut
      case (.uncaughtSignal, let signal): .crashed(signal: signal)
      default: .notPlayed
      }
  }
}
