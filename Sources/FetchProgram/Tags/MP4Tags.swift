import ArtworkLive

/// Reads the tags of an MP4 file: the list that iTunes puts in `moov`, `udta`, `meta`, `ilst`.
func readMP4(of track: TrackBytes, into tags: inout Tags) {
  var range = 0..<track.count
  for name in ["moov", "udta", "meta", "ilst"] {
    guard let atom = atoms(of: track, in: range).first(where: { $0.name == Array(name.utf8) })
    else { return }
    range = atom.content
    // This one begins with a version.
    if name == "meta" { range = min(range.lowerBound + 4, range.upperBound)..<range.upperBound }
  }
  for item in atoms(of: track, in: range) {
    guard let field = MP4Field(name: item.name) else { continue }
    for data in atoms(of: track, in: item.content) where data.name == Array("data".utf8) {
      // Its kind and its language come first.
      let start = min(data.content.lowerBound + 8, data.content.upperBound)
      read(start..<data.content.upperBound, of: track, as: field, into: &tags)
    }
  }
}

private func read(
  _ value: Range<Int>, of track: TrackBytes, as field: MP4Field, into tags: inout Tags
) {
  switch field {
  case .picture: tags.notePicture(size: value.count) { track.bytes(value) }
  case .text(let field): tags.note(value, of: track, as: field)
  }
}

/// A part of an MP4 file, which may have parts itself.
private struct Atom {
  let name: [UInt8]
  let content: Range<Int>
}

/// The consecutive atoms in a range; the last one may be cut off.
private func atoms(of track: TrackBytes, in range: Range<Int>) -> some Sequence<Atom> {
  sequence(state: range.lowerBound) { place -> Atom? in
    guard place + 8 <= range.upperBound, let header = track.bytes(place..<place + 8) else {
      return nil
    }
    var (start, length) = (place + 8, header.prefix(4).bigEndian)
    if length == 1 {
      guard let long = track.bytes(start..<start + 8), long[0] == 0 else { return nil }
      (start, length) = (start + 8, long.dropFirst().bigEndian)
    } else if length == 0 {
      length = range.upperBound - place
    }
    guard length >= start - place else { return nil }
    place += min(length, range.upperBound - place)
    guard start <= place else { return nil }
    return Atom(name: Array(header.suffix(4)), content: start..<place)
  }
}

private enum MP4Field {
  case text(WritableKeyPath<TrackTags, String>)
  case picture

  init?(name: [UInt8]) {
    // The first byte of some is ©, in Latin-1.
    switch String(decoding: name.dropFirst(), as: UTF8.self) {
    case "nam" where name[0] == 0xA9: self = .text(\.title)
    case "ART" where name[0] == 0xA9: self = .text(\.artist)
    case "alb" where name[0] == 0xA9: self = .text(\.album)
    case "ART" where name[0] == UInt8(ascii: "a"): self = .text(\.albumArtist)
    case "ovr" where name[0] == UInt8(ascii: "c"): self = .picture
    default: return nil
    }
  }
}
