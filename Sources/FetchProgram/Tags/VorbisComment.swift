import ArtworkLive
import Platform

/// Reads a Vorbis comment, as in FLAC, Ogg Vorbis and Opus.
func readVorbisComment(of block: TrackBytes, from start: Int = 0, into tags: inout Tags) {
  func number(at place: Int) -> Int? { block.bytes(place..<place + 4)?.littleEndian }
  guard let vendorLength = number(at: start), let count = number(at: start + 4 + vendorLength)
  else { return }
  var place = start + 8 + vendorLength
  for _ in 0..<count {
    guard let length = number(at: place), place + 4 + length <= block.count else { return }
    let comment = place + 4..<place + 4 + length
    read(comment, of: block, into: &tags)
    place = comment.upperBound
  }
}

private func read(_ comment: Range<Int>, of block: TrackBytes, into tags: inout Tags) {
  guard let start = block.bytes(from: comment.lowerBound, atMost: min(comment.count, 64)),
    let equals = start.firstIndex(of: UInt8(ascii: "="))
  else { return }
  let value = comment.lowerBound + equals + 1..<comment.upperBound
  let name = String(decoding: start[..<equals], as: UTF8.self).uppercased()
  if let field = Tags.field(name) {
    tags.note(value, of: block, as: field)
  } else if name == "METADATA_BLOCK_PICTURE" {
    notePicture(value, of: block, in: &tags)
  }
}

/// Notes a picture in Base64; only decodes its beginning for now.
private func notePicture(_ value: Range<Int>, of block: TrackBytes, in tags: inout Tags) {
  guard let start = block.bytes(from: value.lowerBound, atMost: min(value.count, 4)) else { return }
  // The first three bytes are 0; the kind of picture, 3 for the front, comes fourth.
  let size = value.count / 4 * 3
  let isFront =
    block.bytes(from: value.lowerBound + 4, atMost: 4)
    .flatMap { base64(start + $0) }?.prefix(4).bigEndian == 3
  tags.notePicture(size: size, isFront: isFront) {
    guard let picture = block.bytes(value).flatMap(base64).map(TrackBytes.init),
      let place = placeOfPicture(in: picture)
    else { return nil }
    return picture.bytes(place.range)
  }
}

/// The bytes encoded by a text in Base64 (RFC 4648), with or without its padding; nil if invalid.
private func base64(_ text: [UInt8]) -> [UInt8]? {
  var digits = text.prefix { $0 != UInt8(ascii: "=") }
  // Of a text cut off, a lone digit is no byte.
  if digits.count % 4 == 1 { digits.removeLast() }
  let padding = [UInt8](repeating: UInt8(ascii: "="), count: (4 - digits.count % 4) % 4)
  return Data(base64Encoded: Data(digits + padding)).map { [UInt8]($0) }
}
