import ArtworkLive
import Foundation
import TestSupport

/// Runs `memorytunes-fetch` with this standard input; the status is nil if a signal ended it.
func runFetch(_ input: String) async throws -> (status: Int32?, output: String) {
  let result = try await execute(fetchProgram, input: input)
  return (result.status, result.output + result.errors)
}

/// Runs a shell command, in which `$FETCH` is `memorytunes-fetch`, in the same way.
func runShell(_ command: String, input: String) async throws -> (status: Int32?, output: String) {
  let arguments = ["-c", "FETCH=$1; \(command)", "sh", fetchProgram]
  let result = try await execute("/bin/sh", arguments, input: input)
  return (result.status, result.output + result.errors)
}

func script(_ command: String, in folder: String) throws -> String {
  let path = folder + "/script"
  try writeScript(command, to: path)
  return path
}

func line(_ order: FetchOrder) throws -> String {
  String(decoding: try JSONEncoder().encode(order), as: UTF8.self) + "\n"
}

func replies(in output: String) throws -> [FetchReply] {
  try output.split(separator: "\n").map {
    try JSONDecoder().decode(FetchReply.self, from: Data($0.utf8))
  }
}

/// The names in a folder with this ending, sorted; none if there is no such folder.
func names(in folder: String, ending: String = "") -> [String] {
  (TestSupport.names(in: folder) ?? []).filter { $0.hasSuffix(ending) }
}

/// The keys of all entries of a cache, with nil for a damaged one.
func entries(of folder: String) throws -> [String?] {
  struct Label: Decodable {
    let key: String
  }
  let cache = CoverCache(folder: folder)
  return try names(in: folder, ending: ".cover").map { name in
    let line = try Data(contentsOf: URL(filePath: "\(folder)/\(name)")).prefix { $0 != 0x0A }
    let key = (try? JSONDecoder().decode(Label.self, from: line))?.key
    return key.flatMap { cache.bytes(for: $0, maximumAge: .day) == nil ? nil : $0 }
  }
}
