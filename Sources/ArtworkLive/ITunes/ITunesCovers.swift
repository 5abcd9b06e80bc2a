import Platform
import Subprocess
import SystemPackage

extension CoverService {
  /// Covers from Apple's search in the store of a country, fetched into the cache by the program at `program`.
  ///
  /// `media` reads the pictures. Cancelling a query ends that program. SIGPIPE must be ignored: the program may not read its
  /// order.
  public static func itunes(
    program: String, substitute: String?, country: String? = nil, cacheFolder: String?,
    media: @escaping MediaReader
  ) -> Self {
    var service = CoverService()
    service.covers = { query, progress in
      guard cacheFolder != nil else { throw CoverFailure.noCacheFolder }
      let order = FetchOrder(
        term: query.term, country: country, count: query.count, seed: query.seed,
        substitute: substitute, cacheFolder: cacheFolder)
      return CoverBatch(
        covers: try await fetchedCovers(order, program: program, progress: progress))
    }
    service.image = { name, side in
      guard let cacheFolder, let key = name.address else { return nil }
      return media(.cachedPicture(folder: cacheFolder, key: key, side: side)).picture
    }
    service.fetchPictures = { covers in
      let addresses = covers.compactMap { $0.id.address }
      guard let cacheFolder, !addresses.isEmpty else { return }
      let order = FetchOrder(
        term: "", count: addresses.count, seed: 0, pictures: addresses, substitute: substitute,
        cacheFolder: cacheFolder)
      _ = try await fetchedCovers(order, program: program) { _ in }
    }
    return service
  }
}

extension String {
  /// The URL of the picture with this name, which begins with `itunes/`; nil for other names.
  fileprivate var address: String? {
    hasPrefix("itunes/") ? String(dropFirst("itunes/".count)) : nil
  }
}

private func fetchedCovers(
  _ order: FetchOrder, program: String,
  progress: @escaping @Sendable (CoverProgress) async -> Void
) async throws -> [Cover] {
  let json = String(decoding: try JSONEncoder().encode(order), as: UTF8.self)
  do {
    let result = try await Subprocess.run(
      .path(FilePath(program)),
      arguments: Arguments(executablePathOverride: fetchProgramName, remainingValues: []),
      input: .inputWriter, output: .sequence, error: .discarded
    ) { execution -> [Cover]? in
      // Note: swift-subprocess 1.0 crashes the game if its own writing of the input fails.
      _ = try? await execution.standardInputWriter.write(json + "\n")
      let lines = execution.standardOutput.strings(bufferingPolicy: .maxLineLength(4 << 20))
      for try await line in lines {
        guard let reply = try? JSONDecoder().decode(FetchReply.self, from: Data(line.utf8)),
          reply.isPossible(for: order.count)
        else { throw CoverFailure.fetchProgramBroken }
        switch reply {
        case .progress(let step): await progress(step)
        case .covers(let covers): return covers
        case .failed(let failure): throw CoverFailure.itunes(failure)
        }
      }
      return nil
    }
    if let covers = result.closureResult { return covers }
  } catch is SubprocessError {
    // The same as no answer.
  }
  try Task.checkCancellation()
  throw CoverFailure.fetchProgramBroken
}
