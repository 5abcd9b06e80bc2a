import Platform

/// Scans a shelf, as far as it has changed since the last scan.
struct ShelfScan {
  let root: String
  let indexFile: String?
  let media: MediaReader

  /// All folders of the shelf, as far as known without looking into files.
  func unopenedFolders() throws -> [ShelfFolder] {
    try FolderWalk(below: root, indexFile: indexFile).map { folder in
      try Task.checkCancellation()
      return folder
    }
  }

  /// All folders of the shelf; reports the number of direct subfolders done, unless all are in the index.
  func folders(
    progress: (_ done: Int, _ total: Int) async -> Void = { _, _ in }
  ) async throws -> [ShelfFolder] {
    let start = time(nil)
    var walk = FolderWalk(below: root, indexFile: indexFile)
    var (folders, next): ([ShelfFolder], [ShelfFolder]) = ([], [])
    var reported = 0
    while let folder = walk.next() {
      try Task.checkCancellation()
      next.append(folder)
      if next.count == Self.batchSize { try finish(&next, into: &folders) }
      let (done, total) = walk.progress
      guard walk.hasNews, total > 0, done * Self.stepCount / total > reported else { continue }
      reported = done * Self.stepCount / total
      await progress(done, total)
    }
    try finish(&next, into: &folders)
    if let indexFile, walk.hasNews {
      let readable = folders.filter { !$0.isUnreadable }
      ShelfIndex.write(readable, root: root, time: start, to: indexFile)
    }
    return folders
  }

  private func finish(_ next: inout [ShelfFolder], into folders: inout [ShelfFolder]) throws {
    next.findPictures(media: media)
    try Task.checkCancellation()
    folders += next
    next = []
  }

  /// The number of folders per request, because a request for each would take longer than reading.
  ///
  /// Their pictures must be decoded within the helper's time for a request.
  private static let batchSize = 8
  /// The most reports of one scan.
  private static let stepCount = 20
}
