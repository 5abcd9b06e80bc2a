/// Reads the comment of an Ogg file: the second packet of its first stream (RFC 3533).
func readOgg(of track: TrackBytes, into tags: inout Tags) {
  guard let first = OggPage(of: track, at: 0),
    let name = track.bytes(from: first.content, atMost: 8)
  else { return }
  let isOpus = name == Array("OpusHead".utf8)
  guard isOpus || name.starts(with: [1] + Array("vorbis".utf8)) else { return }
  let comment = track.joining(secondPacket(of: track, after: first))
  let mark = isOpus ? Array("OpusTags".utf8) : [3] + Array("vorbis".utf8)
  guard comment.bytes(from: 0, atMost: mark.count) == mark else { return }
  readVorbisComment(of: comment, from: mark.count, into: &tags)
}

/// The place of the packet on the pages after a stream's first one, as far as present.
private func secondPacket(of track: TrackBytes, after first: OggPage) -> [Range<Int>] {
  var parts: [Range<Int>] = []
  var place = first.end
  while let page = OggPage(of: track, at: place) {
    place = page.end
    guard page.stream == first.stream else { continue }
    // A segment of fewer than 255 bytes ends a packet.
    let full = page.segments.prefix { $0 == 255 }
    let last = page.segments.dropFirst(full.count).first
    let length = full.count * 255 + Int(last ?? 0)
    parts.append(page.content..<min(page.content + length, track.count))
    if last != nil { break }
  }
  return parts
}

private struct OggPage {
  let stream: [UInt8]
  let segments: [UInt8]
  let content: Int
  /// The start of the next page.
  let end: Int

  init?(of track: TrackBytes, at place: Int) {
    guard let header = track.bytes(from: place, atMost: 27 + 255), header.count >= 27,
      header.starts(with: "OggS".utf8)
    else { return nil }
    segments = Array(header.dropFirst(27).prefix(Int(header[26])))
    guard segments.count == Int(header[26]) else { return nil }
    stream = Array(header[14..<18])
    content = place + 27 + segments.count
    end = content + segments.reduce(0) { $0 + Int($1) }
  }
}
