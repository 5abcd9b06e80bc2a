/// The tags of a track; missing ones are empty.
public struct TrackTags: Equatable, Sendable {
  public var title = ""
  public var artist = ""
  public var album = ""
  public var albumArtist = ""
  public var picture = Picture.none

  /// The state of the picture, as far as known.
  public enum Picture: String, Sendable {
    case none = ""
    /// There is one, not known to be readable; if that was requested, it is unreadable.
    case found
    case readable
  }

  public init(picture: Picture = .none) { self.picture = picture }
}

/// The tags of these tracks, or without texts, these files' pictures, in as few requests as possible; nil for one
/// without an answer, or once the task is cancelled.
func readTags(of paths: [String], withTexts: Bool = true, media: MediaReader) -> [TrackTags?] {
  let request = MediaRequest.tags(paths: paths, withTexts: withTexts)
  if request.message != nil, case .tags(let tags) = media(request), tags.count == paths.count {
    return tags
  }
  guard paths.count > 1, !Task.isCancelled else { return paths.map { _ in nil } }
  // There are too many for a request, or one of them ended the program.
  let half = paths.count / 2
  return [paths[..<half], paths[half...]].flatMap {
    readTags(of: Array($0), withTexts: withTexts, media: media)
  }
}
