import Basics

extension CoverService {
  /// Covers found in the player's own folders; a leading `~/` in a path stands for the home folder.
  ///
  /// Any cache folder stores the results to speed up the next scan. `media` reads the pictures and tracks.
  public static func folder(
    home: String?, cacheFolder: String? = nil, media: @escaping MediaReader
  ) -> Self {
    let indexFile = cacheFolder.map { "\($0)/\(ShelfIndex.fileName)" }
    /// In the folder the player has chosen, in the form that begins its folders' paths.
    @Sendable func scan(in path: String) -> ShelfScan {
      let path = path.hasPrefix("~/") ? (home ?? "") + path.dropFirst() : path
      return ShelfScan(root: String(path: path.utf8), indexFile: indexFile, media: media)
    }
    var service = CoverService()
    service.covers = { query, progress in
      guard case .folder(let path) = query.source else { return CoverBatch(covers: []) }
      await progress(.searching)
      let shelf = scan(in: path)
      let (start, found) = try shelf.folders(for: query)
      let batch = try await shelf.readable(found, for: query, progress: progress)
      guard !batch.covers.isEmpty else {
        throw shelf.failure(in: start, found, oversizedCount: batch.oversized?.count ?? 0)
      }
      return batch
    }
    service.image = { name, side in
      guard name.hasPrefix(Cover.folderPrefix) else { return nil }
      let path = String(name.dropFirst(Cover.folderPrefix.count))
      return media(.picture(path: path, side: side)).picture
    }
    service.shelf = { path, progress in try await scan(in: path).shelf(progress: progress) }
    return service
  }
}

extension ShelfScan {
  fileprivate func shelf(
    progress: (_ done: Int, _ total: Int) async -> Void
  ) async throws -> Shelf {
    try checkFolder(root)
    let folders = try await folders(progress: progress)
    guard folders.contains(where: { $0.artwork != nil }) else { throw failure(in: root, folders) }
    return Shelf(folders, root: root)
  }

  /// The reason nothing was found in a folder, unless the program that reads it does not work.
  fileprivate func failure(
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
  fileprivate func folders(for query: CoverQuery) throws -> (String, [ShelfFolder]) {
    let isSection = Shelf.isSection(query.category)
    let start = isSection ? root : subfolder(of: root, called: query.term) ?? root
    try checkFolder(start)
    let file = isSection ? indexFile : nil
    let all = try ShelfScan(root: start, indexFile: file, media: media).unopenedFolders()
    guard isSection else { return (start, all) }
    return (
      query.category == Shelf.wholeID ? root : "\(root)/\(query.term)",
      all.filter { $0.belongs(to: query.category, below: root) }
    )
  }

  /// As many covers as needed, chosen by the seed; the next replaces one that is unreadable, too large or a duplicate.
  fileprivate func readable(
    _ found: [ShelfFolder], for query: CoverQuery, progress: (CoverProgress) async -> Void
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
        let path = String(decoding: artwork.utf8.dropFirst(root.utf8.count + 1), as: UTF8.self)
        oversized = oversized ?? OversizedPictures(first: path.shownPath.cleaned, count: 0)
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
