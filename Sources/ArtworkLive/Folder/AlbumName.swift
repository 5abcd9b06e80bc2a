import SafeText

/// What an album is called and who made it.
struct AlbumName: Equatable {
  var title: String
  var artist: String

  /// Reads `Artist - Album` in the name of the folder or of the file; else the folder's name is the
  /// title and its parent's the artist.
  init(ofFile file: String, in folder: String) {
    let parts = folder.split(separator: "/").map { String($0).shownPath.cleaned }
    let name = String(file.dropFirst(folder.count + 1)).shownPath.cleaned
    let title = parts.last ?? ""
    self =
      AlbumName(dashed: title) ?? AlbumName(dashed: name.withoutEnding)
      ?? AlbumName(title: title.isEmpty ? name : title, artist: parts.dropLast().last ?? "")
  }

  private init(title: String, artist: String) {
    (self.title, self.artist) = (title, artist)
  }

  /// Reads `Artist - Album`; nil for anything else, like `01 - Title`.
  private init?(dashed name: String) {
    guard let dash = name.firstRange(of: " - ") else { return nil }
    artist = String(name[..<dash.lowerBound]).cleaned
    title = String(name[dash.upperBound...]).cleaned
    guard !artist.isEmpty, !title.isEmpty, !artist.allSatisfy(\.isNumber) else { return nil }
  }

  /// The same name, but what tags say where they say it.
  func preferring(_ tags: Tags?) -> AlbumName {
    guard let tags else { return self }
    let titles = [tags.album, tags.title, title]
    let artists = [tags.albumArtist, tags.artist, artist]
    return AlbumName(
      title: titles.first { !$0.isEmpty } ?? "", artist: artists.first { !$0.isEmpty } ?? "")
  }
}

extension String {
  /// A file's name without its ending.
  fileprivate var withoutEnding: String {
    lastIndex(of: ".").map { String(self[..<$0]) } ?? self
  }
}
