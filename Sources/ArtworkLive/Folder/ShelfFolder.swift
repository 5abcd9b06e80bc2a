import Artwork
import SafeText

/// A folder of the shelf, as the index keeps it: where its cover is, and where the walk goes on.
struct ShelfFolder: Equatable {
  let path: String
  let stamp: FolderStamp
  /// How many entries were read, including hidden ones.
  let entryCount: Int
  /// The names of its folders.
  let folders: [String]
  /// The names of its links to folders.
  let links: [String]
  /// The name of the picture file most likely to be the cover.
  let picture: String?
  /// The name of the track whose tags name the cover; without a picture file, the first with a
  /// picture in its tags.
  private(set) var track: String?
  /// Whether the cover is in that track.
  private(set) var isEmbedded: Bool
  /// Without a picture file, the tracks whose tags may have a picture: nobody has looked yet.
  private(set) var candidates: [String] = []
  /// Whether each track that was looked into could be; otherwise the index does not keep the folder.
  private(set) var isCertain = true

  init(
    path: String, stamp: FolderStamp, entryCount: Int, folders: [String], links: [String],
    picture: String?, track: String?, isEmbedded: Bool
  ) {
    (self.path, self.stamp, self.entryCount) = (path, stamp, entryCount)
    (self.folders, self.links) = (folders, links)
    (self.picture, self.track, self.isEmbedded) = (picture, track, isEmbedded)
  }

  /// The folder at a path; nil if it cannot be read.
  ///
  /// Without a picture file, ``Array/findPictures(media:)`` has to look into its tracks.
  init?(_ path: String, entryLimit: Int) {
    guard let folder = Folder(path, entryLimit: entryLimit) else { return nil }
    let tracks = folder.files.filter(isTrack).sorted()
    let picture = bestPicture(of: folder.files)
    self.init(
      path: path, stamp: folder.stamp, entryCount: folder.entryCount, folders: folder.folders,
      links: folder.links, picture: picture, track: tracks.first, isEmbedded: false)
    if picture == nil { candidates = tracks }
  }

  /// Notes what the tags of the first candidate say; nil if that is not known.
  fileprivate mutating func note(_ tags: TrackTags?) {
    let candidate = candidates.removeFirst()
    guard let tags else {
      isCertain = false
      return
    }
    if tags.hasPicture { (track, isEmbedded, candidates) = (candidate, true, []) }
  }

  /// The path of its cover: a picture file, or a track; nil without one.
  var artwork: String? { (picture ?? (isEmbedded ? track : nil)).map { "\(path)/\($0)" } }

  /// Its cover, named by the track's tags if they say how, or else by its path below the shelf's; nil without
  /// one.
  ///
  /// Reads the track.
  func taggedCover(below root: String, media: MediaReader) -> Cover? {
    guard let artwork else { return nil }
    let tags = track.flatMap { readTags(of: ["\(path)/\($0)"], media: media)[0] }
    let name = AlbumName(ofFile: artwork, in: path, below: root).preferring(tags)
    return Cover(
      id: Cover.folderPrefix + artwork, title: name.title, artist: name.artist, artwork: artwork)
  }
}

extension [ShelfFolder] {
  /// Finds the covers that are in tracks: in the first track of each folder, or else in the next; stops if
  /// the task is cancelled.
  mutating func findPictures(media: MediaReader) {
    var open = indices.filter { !self[$0].candidates.isEmpty }
    while !open.isEmpty, !Task.isCancelled {
      let paths = open.map { "\(self[$0].path)/\(self[$0].candidates[0])" }
      let tags = readTags(of: paths, withTexts: false, media: media)
      for (index, tags) in zip(open, tags) { self[index].note(tags) }
      open.removeAll { self[$0].candidates.isEmpty }
    }
  }
}

extension Cover {
  /// The prefix of the names of pictures in folders, followed by their path.
  static let folderPrefix = "folder"
}

/// The picture most likely to be the cover: by its name, or else the first.
private func bestPicture(of names: [String]) -> String? {
  let pictures = names.filter(isPicture).sorted()
  let usual = ["cover", "folder", "front", "album"]
  for word in usual {
    if let name = pictures.first(where: { $0.lowercased().hasPrefix(word) }) { return name }
  }
  return pictures.first
}

private func isPicture(_ name: String) -> Bool {
  ["jpg", "jpeg", "png", "webp"].contains(name.ending)
}
