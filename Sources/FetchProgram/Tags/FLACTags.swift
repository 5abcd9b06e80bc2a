import ArtworkLive

/// Reads the metadata blocks of a FLAC file that begins at `start` (RFC 9639).
func readFLAC(of track: TrackBytes, from start: Int, into tags: inout Tags) {
  var place = start + 4
  while let header = track.bytes(place..<place + 4) {
    let content = place + 4..<place + 4 + header.dropFirst().bigEndian
    switch header[0] & 0x7F {
    case 4: readVorbisComment(of: track.joining([content]), into: &tags)
    case 6: notePictureBlock(of: track.joining([content]), into: &tags)
    default: break
    }
    guard header[0] & 0x80 == 0 else { return }
    place = content.upperBound
  }
}

/// Notes the picture in a FLAC block, which Vorbis comments have in Base64.
func notePictureBlock(of block: TrackBytes, into tags: inout Tags) {
  guard let place = placeOfPicture(in: block) else { return }
  tags.notePicture(size: place.range.count, isFront: place.isFront) { block.bytes(place.range) }
}

/// The place of the picture in such a block; nil if the block is damaged.
func placeOfPicture(in block: TrackBytes) -> (range: Range<Int>, isFront: Bool)? {
  func number(at place: Int) -> Int? { block.bytes(place..<place + 4)?.bigEndian }
  guard let kind = number(at: 0), let typeLength = number(at: 4),
    let descriptionLength = number(at: 8 + typeLength)
  else { return nil }
  let dimensions = 12 + typeLength + descriptionLength
  guard let length = number(at: dimensions + 16) else { return nil }
  let range = dimensions + 20..<dimensions + 20 + length
  return range.upperBound <= block.count ? (range, kind == 3) : nil
}
