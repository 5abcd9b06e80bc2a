import Basics

struct AlbumName: Equatable {
  var title: String
  var artist: String
}

extension AlbumName {
  /// Reads `Artist - Album` in the name of the folder or file; otherwise the folder's name is the title and its
  /// parent's the artist, if that is below `root`, the folder the player has chosen.
  init(ofFile file: String, in folder: String, below root: String) {
    let parts = folder.pathParts.map { String($0).shownPath.cleaned }
    let parent = parts.dropLast().dropFirst(root.pathParts.count).last
    let name = String(file.dropFirst(folder.count + 1)).shownPath.cleaned
    let stem = String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
    let title = parts.last ?? ""
    self =
      AlbumName(dashed: title) ?? AlbumName(dashed: stem)
      ?? AlbumName(title: title.isEmpty ? name : title, artist: parent ?? "")
  }

  /// Reads `Artist - Album`; nil for anything else, like `01 - Title`.
  private init?(dashed name: String) {
    guard let dash = name.firstRange(of: " - ") else { return nil }
    artist = String(name[..<dash.lowerBound]).cleaned
    title = String(name[dash.upperBound...]).cleaned
    guard !artist.isEmpty, !title.isEmpty, !artist.allSatisfy(\.isNumber) else { return nil }
  }

  /// The same name, overridden by tags where present.
  func preferring(_ tags: TrackTags?) -> AlbumName {
    guard let tags else { return self }
    let titles = [tags.album, tags.title, title]
    let artists = [tags.albumArtist, tags.artist, artist]
    return AlbumName(
      title: titles.first { !$0.isEmpty } ?? "", artist: artists.first { !$0.isEmpty } ?? "")
  }
}

extension String {
  /// The names in a path; a mark after a slash would belong to its character.
  fileprivate var pathParts: [Substring] {
    utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
  }
}
