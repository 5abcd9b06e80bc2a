import Basics

extension CoverService {
  /// Covers found in the player's own folders; a leading `~/` in a path stands for the home folder.
  ///
  /// Any cache folder stores the results to speed up the next scan. `media` reads the pictures and tracks.
  public static func folder(
    home: String?, cacheFolder: String? = nil, media: @escaping MediaReader
  ) -> Self {
    let shelves = FolderShelves(
      home: home, indexFile: cacheFolder.map { "\($0)/\(ShelfIndex.fileName)" }, media: media)
    var service = CoverService()
    service.covers = { query, progress in
      guard case .folder(let path) = query.source else { return CoverBatch(covers: []) }
      await progress(.searching)
      let (start, found) = try shelves.folders(for: query, in: path)
      let batch = try await shelves.readable(
        found, below: shelves.root(path), for: query, progress: progress)
      guard !batch.covers.isEmpty else {
        throw shelves.failure(in: start, found, oversizedCount: batch.oversized?.count ?? 0)
      }
      return batch
    }
    service.image = { name, side in
      guard name.hasPrefix(Cover.folderPrefix) else { return nil }
      let path = String(name.dropFirst(Cover.folderPrefix.count))
      return media(.picture(path: path, side: side)).picture
    }
    service.shelf = { path, progress in try await shelves.shelf(in: path, progress: progress) }
    return service
  }
}

private struct FolderShelves {
  let home: String?
  let indexFile: String?
  let media: MediaReader

  func shelf(
    in path: String, progress: (_ done: Int, _ total: Int) async -> Void
  ) async throws -> Shelf {
    let root = root(path)
    try checkFolder(root)
    let folders = try await scan(root).folders(progress: progress)
    guard folders.contains(where: { $0.artwork != nil }) else { throw failure(in: root, folders) }
    return Shelf(folders, root: root)
  }

  /// The reason nothing was found in a folder, unless the program that reads it does not work.
  func failure(
    in folder: String, _ folders: [ShelfFolder], oversizedCount: Int = 0
  ) -> CoverFailure {
    guard media(.tags(paths: [])) == .tags([]) else { return .fetchProgramBroken }
    var folders = folders
    folders.findPictures(media: media)
    let unreadableCount = folders.count(where: \.isUnreadable)
    let areLarge = unreadableCount > 0 && unreadableCount == oversizedCount
    return .folder(path: folder.shownPath, areLarge ? .picturesTooLarge : .noPictures)
  }

  /// The folders for a query, and the path of their folder.
  func folders(for query: CoverQuery, in path: String) throws -> (String, [ShelfFolder]) {
    let root = root(path)
    guard Shelf.isSection(query.category) else {
      let start = subfolder(of: root, called: query.term) ?? root
      try checkFolder(start)
      return (
        start, try ShelfScan(root: start, indexFile: nil, media: media).unopenedFolders()
      )
    }
    try checkFolder(root)
    let folders = try scan(root).unopenedFolders()
    return (
      query.category == Shelf.wholeID ? root : "\(root)/\(query.term)",
      folders.filter { $0.belongs(to: query.category, below: root) }
    )
  }

  private func scan(_ root: String) -> ShelfScan {
    ShelfScan(root: root, indexFile: indexFile, media: media)
  }

  /// The folder the player has chosen, in the form that begins its folders' paths.
  func root(_ path: String) -> String {
    String(path: (path.hasPrefix("~/") ? (home ?? "") + path.dropFirst() : path).utf8)
  }

  /// As many covers as needed, chosen by the seed; the next replaces one that is unreadable, too large or a
  /// duplicate.
  func readable(
    _ found: [ShelfFolder], below root: String, for query: CoverQuery,
    progress: (CoverProgress) async -> Void
  ) async throws -> CoverBatch {
    var generator = SeededGenerator(seed: query.seed)
    var pictures: Set<PixelImage> = []
    var ready: [Cover] = []
    var oversized: OversizedPictures?
    let sorted = found.filter(\.mayHaveCover).sorted { $0.path < $1.path }
    for folder in sorted.shuffled(by: &generator) where ready.count < query.count {
      try Task.checkCancellation()
      switch firstPicture(of: folder) {
      case (let artwork, .picture(let picture))?:
        guard pictures.insert(picture).inserted else { continue }
        ready.append(folder.taggedCover(in: artwork, below: root, media: media))
        await progress(.fetching(done: ready.count, total: query.count))
      case (let artwork, _)?:
        oversized = oversized ?? OversizedPictures(first: artwork.shownPath(below: root), count: 0)
        oversized?.count += 1
      case nil: continue
      }
    }
    return CoverBatch(covers: ready, oversized: oversized)
  }

  /// The first file of a folder whose picture can be read, or else the first whose picture is too large.
  private func firstPicture(of folder: ShelfFolder) -> (artwork: String, answer: MediaAnswer)? {
    var oversized: String?
    for path in folder.possibleArtwork {
      let answer = media(.picture(path: path, side: 64))
      if answer.picture != nil { return (path, answer) }
      if answer == .tooLarge { oversized = oversized ?? path }
    }
    return oversized.map { ($0, .tooLarge) }
  }
}

extension String {
  /// The path of something relative to a folder, as shown to the player.
  fileprivate func shownPath(below root: String) -> String {
    String(decoding: utf8.dropFirst(root.utf8.count + 1), as: UTF8.self).shownPath.cleaned
  }
}
