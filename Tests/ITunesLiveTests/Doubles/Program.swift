import ArtworkLive
import Foundation
import Subprocess
import SystemPackage

/// The program that was built together with this test.
let fetchProgram = tests.deletingLastPathComponent().appending(path: "memorytunes-fetch").path

#if canImport(Darwin)
  private final class Marker {}
  private let tests = Bundle(for: Marker.self).bundleURL
#else
  private let tests = URL(filePath: CommandLine.arguments[0])
#endif

/// Runs `memorytunes-fetch` with this standard input; the status is nil if a signal ended it.
func runFetch(_ input: String) async throws -> (status: Int32?, output: String) {
  try await run(fetchProgram, input: input)
}

/// Runs a shell command, in which `$FETCH` is `memorytunes-fetch`, in the same way.
func runShell(_ command: String, input: String) async throws -> (status: Int32?, output: String) {
  try await run("/bin/sh", ["-c", "FETCH=$1; \(command)", "sh", fetchProgram], input: input)
}

private func run(
  _ program: String, _ arguments: [String] = [], input: String
) async throws -> (status: Int32?, output: String) {
  let result = try await Subprocess.run(
    .path(FilePath(program)), arguments: Arguments(arguments), input: .string(input),
    output: .string(limit: 1_000_000), error: .string(limit: 1_000_000))
  var status: Int32?
  if case .exited(let code) = result.terminationStatus { status = code }
  return (status, result.standardOutput + result.standardError)
}

/// A two-line shell script in a folder.
func script(_ command: String, in folder: String) throws -> String {
  let path = folder + "/script"
  try Data("#!/bin/sh\n\(command)\n".utf8).write(to: URL(filePath: path))
  try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
  return path
}

/// The order as the program's input.
func line(_ order: FetchOrder) throws -> String {
  String(decoding: try JSONEncoder().encode(order), as: UTF8.self) + "\n"
}

/// The replies in the program's output.
func replies(in output: String) throws -> [FetchReply] {
  try output.split(separator: "\n").map {
    try JSONDecoder().decode(FetchReply.self, from: Data($0.utf8))
  }
}
