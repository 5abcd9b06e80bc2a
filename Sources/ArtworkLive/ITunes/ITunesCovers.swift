import Artwork
import Subprocess
import SystemPackage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CoverService {
  /// Covers from Apple's search, which the program at the path fetches into the cache.
  ///
  /// To cancel a query ends that program.
  public static func itunes(
    program: String, substitute: String?, cacheFolder: String?
  ) -> Self {
    Self(
      covers: { query, progress in
        let order = FetchOrder(
          term: query.term, count: query.count, seed: query.seed, substitute: substitute,
          cacheFolder: cacheFolder)
        return CoverBatch(
          covers: try await fetchedCovers(order, program: program, progress: progress))
      },
      image: { name in
        guard let cacheFolder, name.hasPrefix(imagePrefix) else { return nil }
        return CoverCache(folder: cacheFolder)
          .bytes(for: String(name.dropFirst(imagePrefix.count)), maximumAge: .week)
          .flatMap { try? decodePicture($0, smallestSide: cellPixels) }
      },
      catalogue: { [:] })
  }
}

/// How the names of pictures in the cache begin; the rest is their address.
private let imagePrefix = "itunes/"

/// Pixels a side that a cover's cells can tell apart.
let cellPixels = 300

private func fetchedCovers(
  _ order: FetchOrder, program: String,
  progress: @escaping @Sendable (CoverProgress) async -> Void
) async throws -> [Cover] {
  let json = String(decoding: try JSONEncoder().encode(order), as: UTF8.self)
  let result = try await Subprocess.run(
    .path(FilePath(program)), input: .string(json + "\n"), output: .sequence, error: .discarded
  ) { execution in
    for try await line in execution.standardOutput.strings() {
      switch try? JSONDecoder().decode(FetchReply.self, from: Data(line.utf8)) {
      case .progress(let step): await progress(step)
      case .covers(let covers): return covers
      case .failed(let reason): throw CoverFailure(reason)
      case nil: throw CoverFailure(brokenProgram)
      }
    }
    throw CoverFailure(brokenProgram)
  }
  return result.closureResult
}

private let brokenProgram =
  "The program that fetches covers does not answer: install the game anew, or play with the "
  + "bundled covers."
