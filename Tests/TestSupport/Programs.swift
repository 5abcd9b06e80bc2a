import Foundation
import Subprocess
import SystemPackage

/// A program built together with the tests, or the one in the folder that `MEMORYTUNES_PROGRAMS` names.
package func builtProgram(_ name: String) -> String {
  let folder = ProcessInfo.processInfo.environment["MEMORYTUNES_PROGRAMS"].map { URL(filePath: $0) }
  return (folder ?? tests.deletingLastPathComponent()).appending(path: name).path
}

/// The program under its second name, by a link beside it: that of `make build`, or one that is made now.
package let fetchProgram: String = {
  let link = builtProgram("memorytunes-fetch")
  let files = FileManager.default
  if (try? files.destinationOfSymbolicLink(atPath: link)) != "memorytunes" {
    // Another process may be making it, too.
    let new = "\(link).\(UUID().uuidString)"
    try? files.createSymbolicLink(atPath: new, withDestinationPath: "memorytunes")
    rename(new, link)
  }
  return link
}()

#if canImport(Darwin)
  private final class Marker {}
  private let tests = Bundle(for: Marker.self).bundleURL
#else
  private let tests = URL(filePath: CommandLine.arguments[0])
#endif

/// Runs a program to its end; the status is nil if a signal ended it.
///
/// It reads its input from a file: written to a pipe, SIGPIPE would end the tests if the program ends unread.
package func execute(
  _ program: String, _ arguments: [String] = [], input: String = ""
) async throws -> (status: Int32?, output: String, errors: String) {
  let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try Data(input.utf8).write(to: file)
  let descriptor = try FileDescriptor.open(FilePath(file.path), .readOnly, options: .closeOnExec)
  try FileManager.default.removeItem(at: file)
  let result = try await Subprocess.run(
    .path(FilePath(program)), arguments: Arguments(arguments),
    input: .fileDescriptor(descriptor, closeAfterSpawningProcess: true),
    output: .string(limit: 1_000_000), error: .string(limit: 1_000_000))
  var status: Int32?
  if case .exited(let code) = result.terminationStatus { status = code }
  return (status, result.standardOutput, result.standardError)
}

/// Writes a shell script that can be run at once.
///
/// Another process writes it: no program can be run while a descriptor may write it, and a process that
/// a neighbour has just forked has all descriptors of this one.
package func writeScript(_ command: String, to path: String) throws {
  let writer = Process()
  writer.executableURL = URL(filePath: "/bin/sh")
  writer.arguments = [
    "-c", #"printf '#!/bin/sh\n%s\n' "$2" >"$1" && chmod 700 "$1""#, "sh", path, command,
  ]
  try writer.run()
  writer.waitUntilExit()
  guard writer.terminationStatus == 0 else { throw ScriptNotWritten() }
}

private struct ScriptNotWritten: Error {}
