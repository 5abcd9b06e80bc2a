import Artwork
import FetchProgram

@testable import ArtworkLive

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
