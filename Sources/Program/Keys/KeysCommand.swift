import ArgumentParser
import MemoryTunes
import Screens
import StorageLive

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `memorytunes keys`.
struct KeysCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys", abstract: "Print which keys do what, as preferences.json has it.")

  func run() {
    let environment = ProcessInfo.processInfo.environment
    let (preferences, notice) = PreferencesStorage.live(environment: environment).load()
    if let notice { complain(notice.sentence) }
    say(preferences.keys.listing)
  }
}
