import ArgumentParser
import ArtworkLive
import Screens

struct CacheCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .subcommand("cache", tr("Show or clear the cache of covers from iTunes."))
  }

  @Flag(tr("Show where covers from iTunes are cached, and how much space they take."))
  var show = false

  @Flag(tr("Clear the cache."))
  var clear = false

  func validate() throws { try require(show != clear, or: one(of: ["--show", "--clear"])) }

  func run() throws {
    guard let folder = CoverCache.standardFolder(environment: programEnvironment) else {
      throw Complaint(tr("There is no home folder, so nothing is cached."))
    }
    let cache = CoverCache(folder: folder)
    if clear { cache.clear() }
    let (count, bytes) = cache.contents()
    let size = (bytes + 1023) / 1024
    say(
      tr(
        // The folder and its size: "/home/ann/.cache/memorytunes: 12 entries, 340 KiB".
        "\(folder): \(count) entry, \(size) KiB", "\(folder): \(count) entries, \(size) KiB",
        count: count))
  }
}
