import ArgumentParser
import MemoryTunes
import Screens
import StorageLive

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `memorytunes keys`: its output is a valid keys file.
struct KeysCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys", abstract: "Print which keys do what, as keys.toml has it.")

  func run() {
    let stored = KeysStorage.live(environment: ProcessInfo.processInfo.environment).load()
    if let notice = stored?.notice { complain(notice.sentence) }
    let keys = stored?.keys ?? KeyTable()
    say(keys.wholeDocument { $0.note })
  }
}
