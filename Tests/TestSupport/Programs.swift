import Foundation
import Subprocess
import SystemPackage

/// A program built together with the tests, or the one in the folder that `MEMORYTUNES_PROGRAMS` names.
package func builtProgram(_ name: String) -> String {
  let folder = ProcessInfo.processInfo.environment["MEMORYTUNES_PROGRAMS"].map { URL(filePath: $0) }
  return (folder ?? tests.deletingLastPathComponent()).appending(path: name).path
}

#if canImport(Darwin)
  private final class Marker {}
  private let tests = Bundle(for: Marker.self).bundleURL
#else
  private let tests = URL(filePath: CommandLine.arguments[0])
#endif

/// Runs a program to its end; the status is nil if a signal ended it.
package func execute(
  _ program: String, _ arguments: [String] = [], input: String = ""
) async throws -> (status: Int32?, output: String, errors: String) {
  let result = try await Subprocess.run(
    .path(FilePath(program)), arguments: Arguments(arguments), input: .string(input),
    output: .string(limit: 1_000_000), error: .string(limit: 1_000_000))
  var status: Int32?
  if case .exited(let code) = result.terminationStatus { status = code }
  return (status, result.standardOutput, result.standardError)
}
