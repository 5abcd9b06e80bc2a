import Foundation
import Synchronization

/// Tests that are run together.
///
/// What plays for long without looking closely is left out: no error should be left to it.
struct Trial: Hashable {
  private let tests: String
  private var skipped = "^$"
  private var isParallel = false

  static let rules = Trial(
    tests: #"^MemoryTunesTests\."#, skipped: "RandomPlayTests|" + longSuites)
  static let simulations = Trial(tests: #"^MemoryTunesTests\.(\#(longSuites))"#)
  static let screens = Trial(
    tests: #"^ScreensTests\."#,
    skipped:
      "EarFrameTests|InspectorFrameTests|ReplayFrameTests|LegibilityTests|ResultLayoutTests|CommandTests"
  )
  static let store = Trial(
    tests: #"^DataFlowTests\.|^StorageLiveTests\.RecordingFilesTests"#, isParallel: true)
  static let terminal = Trial(tests: #"^TerminalLiveTests\."#, isParallel: true)

  private static let longSuites =
    "MemoryEstimateTests|TournamentTests"

  /// The seconds to grant, from those that the tests take when nothing is wrong.
  func limit(in copy: WorkingCopy) throws -> Int {
    let start = Date.now
    if let failure = noticed(0, in: copy, within: 600) { throw Failure(what: failure) }
    return 20 + 5 * Int(Date.now.timeIntervalSince(start))
  }

  private struct Failure: Error {
    let what: String
  }

  /// The first that fails, or what else tells that something is wrong; nil if nothing does.
  ///
  /// Nobody reads what the tests print after that, so they end. An endless loop may need endless memory:
  /// 4 GiB are enough.
  func noticed(_ mutant: Int, in copy: WorkingCopy, within seconds: Int) -> String? {
    let tests = """
      ulimit -v 4194304; MUTANT=\(mutant) SWIFT_BACKTRACE=enable=no timeout -k 1 \(seconds) \
      \(copy.program) --testing-library swift-testing \(isParallel ? "" : "--no-parallel") \
      --filter '\(tests)' --skip '\(skipped)' 2>&1 | grep -am 1 ' recorded an issue'
      echo ${PIPESTATUS[0]}
      """
    let lines = (try? execute("bash", "-c", tests))?.output.split(separator: "\n") ?? []
    if let failure = lines.first?.firstMatch(of: /Test (.*) recorded an issue/) {
      return String(failure.output.1)
    }
    switch lines.last {
    case "0": return nil
    case "124", "137": return "it hangs"
    default: return "it crashes"
    }
  }
}

/// Runs a program to its end; what it prints as an error is output too.
func execute(_ arguments: String...) throws -> (status: Int32, output: String) {
  let (process, pipe) = (Process(), Pipe())
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = arguments
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: output, as: UTF8.self))
}

/// The mutants for which this holds, in their order; looks at as many at a time as there are processors.
func concurrently(
  _ mutants: [Mutant], where isTrue: @Sendable (Mutant) -> Bool
) -> [Mutant] {
  let found = Mutex<Set<Int>>([])
  DispatchQueue.concurrentPerform(iterations: mutants.count) { index in
    if isTrue(mutants[index]) { found.withLock { _ = $0.insert(index) } }
  }
  return found.withLock { $0.sorted().map { mutants[$0] } }
}
