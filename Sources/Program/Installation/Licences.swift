import ArgumentParser
import Platform
import Screens

/// Prints the programs' components and their licences; throws an exit code, after giving the reason, if the file
/// is not installed.
func printLicences() throws {
  guard let file = licenceFile(), let text = try? readFile(file, limit: 1 << 20) else {
    throw ExitCode.complaining(ProgramWords.noLicences)
  }
  say(String(decoding: text, as: UTF8.self))
}
