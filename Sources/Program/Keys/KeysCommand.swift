import ArgumentParser
import Basics
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
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "keys", abstract: tr("Print which keys do what, as preferences.json has it."))
  }

  func run() {
    let environment = ProcessInfo.processInfo.environment
    let (preferences, notice) = PreferencesStorage.live(environment: environment).load()
    if let notice { complain(notice.sentence) }
    say(preferences.keys.listing)
  }
}
