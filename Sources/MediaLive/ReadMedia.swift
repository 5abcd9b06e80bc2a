import Artwork
import ArtworkLive
import Files

/// Reads what a request asks for, in the process that calls it: one that may crash, and whose memory and
/// time are limited.
public func readMedia(_ request: MediaRequest) -> MediaAnswer {
  switch request {
  case .picture(let path, let side):
    do throws(ReadFailure) {
      let bytes =
        isTrack(path)
        ? embeddedPicture(at: path) : try readFile(path.cPath, limit: Tags.maximumPictureSize)
      return bytes.map { cover($0, side: side) } ?? .nothing
    } catch {
      return error == .tooLarge ? .tooLarge : .nothing
    }
  case .cachedPicture(let folder, let key, let side):
    return CoverCache(folder: folder).bytes(for: key, maximumAge: .forever)
      .map { cover($0, side: side) } ?? .nothing
  case .tags(let paths, let withTexts):
    return .tags(
      paths.map { path in
        TrackBytes.withFile(path) { readTags(of: $0, withTexts: withTexts).texts } ?? TrackTags()
      })
  }
}

/// The square in the middle of a picture, scaled down to a side.
private func cover(_ bytes: [UInt8], side: Int) -> MediaAnswer {
  do throws(PictureError) {
    let square = try decodePicture(bytes, minimumSide: side).middleSquare
    return .picture(square.scaledDown(toWidth: side, height: side))
  } catch {
    if case .tooLarge = error { return .tooLarge }
    return .nothing
  }
}
