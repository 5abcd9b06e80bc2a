import ArgumentParser
import Platform
import Screens

/// Prints what the programs carry, and under which licences; throws an exit code, after saying why, if
/// that is not installed.
func printLicences() throws {
  guard let file = licenceFile(), let text = try? readFile(file, limit: 1 << 20) else {
    complain(ProgramWords.noLicences)
    throw ExitCode(1)
  }
  say(String(decoding: text, as: UTF8.self))
}
