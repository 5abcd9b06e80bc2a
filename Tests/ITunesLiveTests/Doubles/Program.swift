import ArtworkLive
import Foundation
import Subprocess
import SystemPackage

/// The program that was built together with this test.
let fetchProgram = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  .appending(path: "memorytunes-fetch").path

/// Runs `memorytunes-fetch` with this on its standard input; the status is nil if a signal ended it.
func runFetch(_ input: String) async throws -> (status: Int32?, output: String) {
  let result = try await Subprocess.run(
    .path(FilePath(fetchProgram)), input: .string(input), output: .string(limit: 1_000_000),
    error: .string(limit: 1_000_000))
  var status: Int32?
  if case .exited(let code) = result.terminationStatus { status = code }
  return (status, result.standardOutput + result.standardError)
}

/// Runs `memorytunes-fetch`, and kills it when it has told so many lines and some time has passed.
func killFetch(_ order: FetchOrder, afterLines count: Int, and delay: Duration) async throws {
  _ = try await Subprocess.run(
    .path(FilePath(fetchProgram)), input: .string(try line(order)), output: .sequence,
    error: .discarded
  ) { execution in
    var lines = 0
    if count > 0 {
      for try await _ in execution.standardOutput.strings() {
        lines += 1
        if lines == count { break }
      }
    }
    try await Task.sleep(for: delay)
    try? execution.send(signal: .kill)
  }
}

/// The order as the program reads it.
func line(_ order: FetchOrder) throws -> String {
  String(decoding: try JSONEncoder().encode(order), as: UTF8.self) + "\n"
}

/// What the program has told.
func replies(in output: String) throws -> [FetchReply] {
  try output.split(separator: "\n").map {
    try JSONDecoder().decode(FetchReply.self, from: Data($0.utf8))
  }
}
