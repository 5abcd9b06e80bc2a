import FetchProgram
import Foundation
import TestSupport

@testable import ArtworkLive

let folderService = CoverService.folder(home: nil, media: readMedia)

/// The covers below a folder, one for each folder with a picture, in path order.
func findCovers(below root: String) throws -> [Cover] {
  var folders: [ShelfFolder] = []
  var walk = FolderWalk(below: root)
  while let folder = walk.next() {
    try Task.checkCancellation()
    folders.append(folder)
  }
  folders.findPictures(media: readMedia)
  return folders.covered.compactMap { folder in
    folder.artwork.map { folder.taggedCover(in: $0, below: root, media: readMedia) }
  }
}

/// Makes what is listed in a folder: files, each a different picture of one pixel, links like `link -> file`
/// (`ROOT` is the folder), and pipes like `pipe|`.
func make(_ entries: [String], in root: String) throws {
  for (index, entry) in entries.enumerated() {
    let parts = entry.split(separator: " -> ", maxSplits: 1).map(String.init)
    let path = "\(root)/\(parts[0])"
    if parts.count == 1, !entry.hasSuffix("|") {
      try write(greyPixel(UInt8(index)), to: path)
      continue
    }
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if parts.count > 1 {
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: parts[1].replacing("ROOT", with: root))
    } else {
      guard mkfifo(String(path.dropLast()), 0o600) == 0 else { throw POSIXError(.EEXIST) }
    }
  }
}

actor Log<Step: Sendable> {
  private(set) var steps: [Step] = []
  func append(_ step: Step) { steps.append(step) }
}

extension FolderSuite {
  /// The test's own folder, in which there are others.
  var root: String { testFolder.path }
}

/// Gives a file or a folder the time of its last change, in seconds since 1970.
func date(_ path: String, _ seconds: Int) throws {
  try FileManager.default.setAttributes(
    [.modificationDate: Date(timeIntervalSince1970: Double(seconds))], ofItemAtPath: path)
}
