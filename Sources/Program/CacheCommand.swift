import ArgumentParser
import ArtworkLive

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `memorytunes cache`.
struct CacheCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache", abstract: "Show what was fetched from iTunes and kept, or remove it.")

  @Flag(help: "Say where the cache is and how much is in it.")
  var show = false

  @Flag(help: "Remove everything in it.")
  var clear = false

  func validate() throws {
    guard show != clear else { throw ValidationError("Give either --show or --clear.") }
  }

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let folder = CoverCache.standardFolder(environment: environment) else {
      complain("There is no home folder, so nothing was kept.")
      throw ExitCode(1)
    }
    let cache = CoverCache(folder: folder)
    if clear { cache.clear() }
    let (count, bytes) = cache.contents()
    say("\(folder): \(count) entries, \((bytes + 1023) / 1024) KiB")
  }
}
