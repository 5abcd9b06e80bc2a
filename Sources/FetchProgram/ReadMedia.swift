import ArtworkLive
import Platform

/// Answers a request in the calling process, which may crash, and whose memory and time are limited.
public func readMedia(_ request: MediaRequest) -> MediaAnswer {
  let side = request.side
  switch request {
  case .picture(let path, _):
    guard !isTrack(path) else { return embeddedCover(in: path, side: side) }
    do throws(ReadFailure) {
      return cover(try readFile(path.cPath, limit: Tags.maximumPictureSize), side: side)
    } catch {
      return error == .tooLarge ? .tooLarge : .nothing
    }
  case .cachedPicture(let folder, let key, _):
    return CoverCache(folder: folder).bytes(for: key, maximumAge: .forever)
      .map { cover($0, side: side) } ?? .nothing
  case .tags(let paths, withTexts: true):
    let charset = LegacyCharset(of: PlayerLocale(environment: ProcessInfo.processInfo.environment))
    return .tags(paths.map { tags(ofTrack: $0, charset: charset) })
  case .tags(let paths, withTexts: false): return .tags(paths.map(findPicture))
  }
}

private func tags(
  ofTrack path: String, withTexts: Bool = true, charset: LegacyCharset? = nil
) -> TrackTags {
  TrackBytes(path: path).map { Tags(of: $0, withTexts: withTexts, charset: charset).texts }
    ?? TrackTags()
}

/// Looks for a file's picture, and tries to read it.
private func findPicture(in path: String) -> TrackTags {
  var tags = isTrack(path) ? tags(ofTrack: path, withTexts: false) : TrackTags(picture: .found)
  let canBeRead = tags.picture == .found && readMedia(.picture(path: path, side: 1)).picture != nil
  if canBeRead { tags.picture = .readable }
  return tags
}

/// The first readable picture in the tags of a track, or else the error of the last one.
private func embeddedCover(in path: String, side: Int) -> MediaAnswer {
  guard let track = TrackBytes(path: path) else { return .nothing }
  var answer = MediaAnswer.nothing
  for read in Tags(of: track, withTexts: false).pictures where answer.picture == nil {
    answer = read().map { cover($0, side: side) } ?? .nothing
  }
  return answer
}

/// The square in the middle of a picture, scaled down to a side.
private func cover(_ bytes: [UInt8], side: Int) -> MediaAnswer {
  do throws(PictureError) {
    let square = try decodePicture(bytes, minimumSide: side, acceptsCut: true).middleSquare
    return .picture(square.scaledDown(toWidth: side, height: side))
  } catch {
    if case .tooLarge = error { return .tooLarge }
    return .nothing
  }
}
