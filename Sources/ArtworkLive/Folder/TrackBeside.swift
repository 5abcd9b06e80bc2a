/// The track of a cover from a folder; nil if there is no playable one.
///
/// It is the file itself if the picture is in its tags, or else the first of the tracks in its folder, by
/// name. Reads the folder, at most 10,000 entries of it.
public func track(beside artwork: String) -> String? {
  if isPlayable(artwork) { return artwork }
  guard let slash = artwork.lastIndex(of: "/") else { return nil }
  let path = String(artwork[..<slash])
  let files = Folder(path, entryLimit: 10_000)?.files ?? []
  return files.filter(isPlayable).min().map { "\(path)/\($0)" }
}

/// The name ends like that of a track that libsndfile reads.
private func isPlayable(_ name: String) -> Bool {
  ["flac", "mp3", "ogg", "oga", "opus", "wav"].contains(name.ending)
}
