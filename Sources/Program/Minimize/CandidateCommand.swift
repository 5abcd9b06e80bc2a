import ArgumentParser
import DataFlow
import Files
import MemoryTunes
import Screens

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

/// Actions that may crash the program.
struct Candidate: Codable {
  /// The state before the first action.
  var start: AppState
  var actions: [AppAction]
}

/// `memorytunes play-candidate`: plays the candidate on standard input, a line of JSON, and ends as
/// that does; started by `replay --minimize`.
struct CandidateCommand: ParsableCommand {
  static let name = "play-candidate"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Play actions that may crash the program.",
    shouldDisplay: false)

  /// The exit code if a rule is broken.
  static let brokenRule: Int32 = 3
  /// How much processor time playing may take.
  static let seconds = 10

  /// In bytes; several times what the longest recording holds.
  private static let maximumSize = 64 << 20

  func run() throws {
    limit(RLIMIT_CPU, to: Self.seconds)
    limit(RLIMIT_CORE, to: 0)
    guard let line = readOnlyLine(limit: Self.maximumSize),
      let candidate = try? JSONDecoder().decode(Candidate.self, from: Data(line))
    else {
      complain(MinimizeWords.notByHand(Self.name))
      throw ExitCode(1)
    }
    let check = RuleCheck(
      start: candidate.start, reducer: appReducer, invariants: appInvariants)
    if check.brokenRule(of: candidate.actions) != nil {
      throw ExitCode(Self.brokenRule)
    }
  }
}
