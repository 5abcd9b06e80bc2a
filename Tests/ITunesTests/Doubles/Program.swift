import ArtworkLive
import Foundation
import TestSupport

/// Runs `memorytunes-fetch` with this standard input; the status is nil if a signal ended it.
func runFetch(_ input: String) async throws -> (status: Int32?, output: String) {
  try await together(execute(fetchProgram, input: input))
}

/// Runs a shell command, in which `$FETCH` is `memorytunes-fetch`, in the same way.
func runShell(_ command: String, input: String) async throws -> (status: Int32?, output: String) {
  try await together(
    execute("/bin/sh", ["-c", "FETCH=$1; \(command)", "sh", fetchProgram], input: input))
}

/// Both outputs of a program as one.
private func together(
  _ result: (status: Int32?, output: String, errors: String)
) -> (status: Int32?, output: String) {
  (result.status, result.output + result.errors)
}

/// A two-line shell script in a folder.
func script(_ command: String, in folder: String) throws -> String {
  let path = folder + "/script"
  try writeScript(command, to: path)
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
