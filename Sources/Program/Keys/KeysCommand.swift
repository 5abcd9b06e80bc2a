import ArgumentParser
import Screens
import StorageLive

struct KeysCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .subcommand("keys", tr("Print which keys do what, as preferences.json has it."))
  }

  func run() {
    let (preferences, notice) = PreferencesStorage.live(environment: programEnvironment).load()
    if let notice { complain(notice.sentence) }
    say(preferences.keys.listing)
  }
}
