import Artwork
import SafeText
import SeededRandom

extension CoverService {
  /// Covers found in the player's own folders; a leading `~/` in a path stands for the home folder.
  ///
  /// In the cache folder, if there is one, it keeps what it found, so that the next look takes less time.
  /// `media` reads the pictures and tracks.
  public static func folder(
    home: String?, cacheFolder: String? = nil, media: @escaping MediaReader
  ) -> Self {
    let shelves = FolderShelves(
      home: home, indexFile: cacheFolder.map { "\($0)/\(ShelfIndex.fileName)" }, media: media)
    return Self(
      covers: { query, progress in
        guard case .folder(let path) = query.source else { return CoverBatch(covers: []) }
        await progress(.searching)
        let (start, found) = try await shelves.folders(for: query, in: path)
        guard !found.isEmpty else { throw shelves.failure(in: start, .noPictures) }
        let batch = try await shelves.readable(
          found, below: shelves.root(path), for: query, progress: progress)
        guard !batch.covers.isEmpty else {
          let areTooLarge = batch.oversized?.count == found.count
          throw shelves.failure(in: start, areTooLarge ? .picturesTooLarge : .noReadablePictures)
        }
        return batch
      },
      image: { name, side in
        guard name.hasPrefix(Cover.folderPrefix) else { return nil }
        let path = String(name.dropFirst(Cover.folderPrefix.count))
        return media(.picture(path: path, side: side)).picture
      },
      catalogue: { [:] },
      shelf: { path, progress in try await shelves.shelf(in: path, progress: progress) })
  }
}

/// The player's own folders.
private struct FolderShelves {
  let home: String?
  let indexFile: String?
  let media: MediaReader

  func shelf(
    in path: String, progress: (_ done: Int, _ total: Int) async -> Void
  ) async throws -> Shelf {
    let root = root(path)
    try checkFolder(root)
    let folders = try await scan(root).folders(progress: progress).covered
    guard !folders.isEmpty else { throw failure(in: root, .noPictures) }
    return Shelf(folders, root: root)
  }

  /// Why nothing was found in a folder, unless the reason is that the program that reads it does not work.
  func failure(in folder: String, _ failure: CoverFailure.FolderFailure) -> CoverFailure {
    let canRead = media(.tags(paths: [])) == .tags([])
    return canRead ? .folder(path: folder.shownPath, failure) : .fetchProgramBroken
  }

  /// The folders with covers for a query, and the path of the folder that they are in.
  func folders(for query: CoverQuery, in path: String) async throws -> (String, [ShelfFolder]) {
    let root = root(path)
    guard Shelf.isSection(query.category) else {
      let start = subfolder(of: root, called: query.term) ?? root
      try checkFolder(start)
      return (
        start, try await ShelfScan(root: start, indexFile: nil, media: media).folders().covered
      )
    }
    try checkFolder(root)
    let folders = try await scan(root).folders().covered
    return (
      query.category == Shelf.wholeID ? root : "\(root)/\(query.term)",
      folders.filter { $0.belongs(to: query.category, below: root) }
    )
  }

  private func scan(_ root: String) -> ShelfScan {
    ShelfScan(root: root, indexFile: indexFile, media: media)
  }

  /// The folder that the player has chosen, as its folders' paths begin.
  func root(_ path: String) -> String {
    String(path: (path.hasPrefix("~/") ? (home ?? "") + path.dropFirst() : path).utf8)
  }
}

extension FolderShelves {
  /// As many covers as needed, chosen by the seed; one that is unreadable, too large or a duplicate is
  /// replaced by the next.
  func readable(
    _ found: [ShelfFolder], below root: String, for query: CoverQuery,
    progress: (CoverProgress) async -> Void
  ) async throws -> CoverBatch {
    var generator = SeededGenerator(seed: query.seed)
    var pictures: Set<PixelImage> = []
    var ready: [Cover] = []
    var oversized: OversizedPictures?
    for folder in found.shuffled(by: &generator) where ready.count < query.count {
      try Task.checkCancellation()
      guard let artwork = folder.artwork else { continue }
      switch media(.picture(path: artwork, side: 64)) {
      case .picture(let picture):
        guard pictures.insert(picture).inserted,
          let cover = folder.taggedCover(below: root, media: media)
        else { continue }
        ready.append(cover)
        await progress(.fetching(done: ready.count, total: query.count))
      case .tooLarge:
        oversized = oversized ?? OversizedPictures(first: artwork.shownPath(below: root), count: 0)
        oversized?.count += 1
      case .nothing, .tags: continue
      }
    }
    return CoverBatch(covers: ready, oversized: oversized)
  }
}

extension String {
  /// The path of something in a folder, from there, as shown to the player.
  fileprivate func shownPath(below root: String) -> String {
    String(decoding: utf8.dropFirst(root.utf8.count + 1), as: UTF8.self).shownPath.cleaned
  }
}
