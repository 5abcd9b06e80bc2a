import Artwork
import Files
import SeededRandom

extension CoverService {
  /// Covers found in the player's own folders; a leading `~/` in a path stands for the home folder.
  public static func folder(home: String?) -> Self {
    Self(
      covers: { query, progress in
        guard case .folder(let path) = query.source else { return CoverBatch(covers: []) }
        let root = String(
          path: (path.hasPrefix("~/") ? (home ?? "") + path.dropFirst() : path).utf8)
        await progress(.searching)
        let start = subfolder(of: root, called: query.term) ?? root
        try checkFolder(start)
        let found = try findCovers(below: start)
        guard !found.isEmpty else {
          throw CoverFailure.folder(path: start.shownPath, .noPictures)
        }
        let batch = try await readable(found, for: query, progress: progress)
        guard !batch.covers.isEmpty else {
          throw CoverFailure.folder(path: start.shownPath, .noReadablePictures)
        }
        return batch
      },
      image: { name, side in
        guard name.hasPrefix(imagePrefix) else { return nil }
        return picture(at: String(name.dropFirst(imagePrefix.count)), side: side)
      },
      catalogue: { [:] })
  }
}

/// The prefix of the names of pictures in folders, followed by their path.
private let imagePrefix = "folder"

private let maximumFileSize = 20 << 20

/// As many covers as needed, chosen by the seed; one that is unreadable or a duplicate is replaced
/// by the next.
private func readable(
  _ found: [Cover], for query: CoverQuery, progress: (CoverProgress) async -> Void
) async throws -> CoverBatch {
  var generator = SeededGenerator(seed: query.seed)
  // Only their hash values, because forty large pictures would take gigabytes.
  var pictures: Set<Int> = []
  var ready: [Cover] = []
  for cover in found.shuffled(by: &generator) where ready.count < query.count {
    try Task.checkCancellation()
    guard let picture = picture(at: cover.artwork, side: 64),
      pictures.insert(picture.hashValue).inserted
    else { continue }
    ready.append(cover)
    await progress(.fetching(done: ready.count, total: query.count))
  }
  return CoverBatch(covers: ready)
}

private func picture(at path: String, side: Int) -> PixelImage? {
  (try? readFile(path.cPath, limit: maximumFileSize))
    .flatMap { try? decodePicture($0, minimumSide: side).middleSquare }
}
