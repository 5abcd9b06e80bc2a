import ArgumentParser
import ArtworkLive
import Screens

/// `memorytunes cache`.
struct CacheCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "cache", abstract: tr("Show or clear the cache of covers from iTunes."))
  }

  @Flag(
    help: described(tr("Show where covers from iTunes are cached, and how much space they take.")))
  var show = false

  @Flag(help: described(tr("Clear the cache.")))
  var clear = false

  func validate() throws {
    guard show != clear else {
      throw ValidationError(CommandLineWords.one(of: "--show", "--clear"))
    }
  }

  func run() throws {
    guard let folder = CoverCache.standardFolder(environment: programEnvironment) else {
      throw ExitCode.complaining(CommandLineWords.noCache)
    }
    let cache = CoverCache(folder: folder)
    if clear { cache.clear() }
    let (count, bytes) = cache.contents()
    say(CommandLineWords.cache(in: folder, entries: count, bytes: bytes))
  }
}
