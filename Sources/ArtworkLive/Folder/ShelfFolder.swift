import Basics

/// A folder of the shelf, as stored in the index: the place of its cover, and the continuation of the walk.
struct ShelfFolder: Equatable, Codable {
  let path: String
  /// Its contents, except files.
  let entries: Folder
  /// The name of the file that is the cover, or has it in its tags.
  private(set) var cover: String?
  /// The name of the track whose tags name the cover: that with the cover, or else the first.
  private(set) var track: String?
  /// Files that may hold the cover, likeliest first; not opened yet.
  private(set) var candidates: [String] = []
  /// Has only unreadable pictures: the index does not store such a folder, because a picture repaired in place
  /// leaves no trace in the folder's time.
  private(set) var isUnreadable = false
}

extension ShelfFolder {
  /// The folder at a path, before ``Array/findPictures(media:)`` looks into its files; nil if it cannot be read.
  init?(_ path: String, entryLimit: Int) {
    guard var folder = Folder(path, entryLimit: entryLimit) else { return nil }
    let tracks = folder.files.filter(isTrack).sorted()
    let candidates = pictures(of: folder.files) + tracks
    folder.files = []
    self.init(path: path, entries: folder, track: tracks.first, candidates: candidates)
  }

  /// Notes the state of the picture in the first candidate; nil if unknown.
  fileprivate mutating func note(_ picture: TrackTags.Picture?) {
    let candidate = candidates.removeFirst()
    if picture == .readable {
      (candidates, isUnreadable, cover) = ([], false, candidate)
      if isTrack(candidate) { track = candidate }
    } else if picture != TrackTags.Picture.none {
      isUnreadable = true
    }
  }

  /// May have a cover, going by the names of its files.
  var mayHaveCover: Bool { cover != nil || track != nil || !candidates.isEmpty }

  /// The path of its cover: a picture file, or a track; nil without one.
  var artwork: String? { cover.map { "\(path)/\($0)" } }

  /// The paths of the files that may be its cover, the likeliest first.
  var possibleArtwork: [String] { artwork.map { [$0] } ?? candidates.map { "\(path)/\($0)" } }

  /// The cover in a file, named by the tags of that track or of the first one, which it reads, or else by its path
  /// below the shelf's.
  func taggedCover(in artwork: String, below root: String, media: MediaReader) -> Cover {
    let track = isTrack(artwork) ? artwork : track.map { "\(path)/\($0)" }
    let tags = track.flatMap { readTags(of: [$0], media: media)[0] }
    let name = AlbumName(ofFile: artwork, in: path, below: root).preferring(tags)
    return Cover(
      id: Cover.folderPrefix + artwork, title: name.title, artist: name.artist, artwork: artwork)
  }
}

extension [ShelfFolder] {
  /// Finds the covers: in the first candidate of each folder, or else in the next; stops if the task is cancelled.
  mutating func findPictures(media: MediaReader) {
    var open = indices.filter { !self[$0].candidates.isEmpty }
    while !open.isEmpty, !Task.isCancelled {
      let paths = open.map { "\(self[$0].path)/\(self[$0].candidates[0])" }
      let tags = readTags(of: paths, withTexts: false, media: media)
      for (index, tags) in zip(open, tags) { self[index].note(tags?.picture) }
      open.removeAll { self[$0].candidates.isEmpty }
    }
  }
}

extension Cover {
  /// The prefix of the names of pictures in folders, followed by their path.
  static let folderPrefix = "folder"
}

/// The picture files among names: those with usual names for covers, then the others.
private func pictures(of names: [String]) -> [String] {
  let pictures = names.filter(isPicture).sorted()
  let usual = ["cover", "folder", "front", "album"]
  let likely = usual.flatMap { word in pictures.filter { $0.lowercased().hasPrefix(word) } }
  return likely + pictures.filter { !likely.contains($0) }
}

/// Ends like the name of a picture, even of an unreadable kind.
private func isPicture(_ name: String) -> Bool {
  ["jpg", "jpeg", "jfif", "png", "webp", "gif", "bmp"].contains(name.ending)
}
