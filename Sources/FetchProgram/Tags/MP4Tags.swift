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
    for data in atoms(of: track, in: item.content) where data.name == Array("data".utf8) {
      // Its kind and its language come first.
      let start = min(data.content.lowerBound + 8, data.content.upperBound)
      read(start..<data.content.upperBound, named: item.name, of: track, into: &tags)
    }
  }
}

private func read(
  _ value: Range<Int>, named name: [UInt8], of track: TrackBytes, into tags: inout Tags
) {
  // The first byte of some is ©, in Latin-1.
  switch String(decoding: name.dropFirst(), as: UTF8.self) {
  case "nam" where name[0] == 0xA9: tags.note(value, of: track, as: \.title)
  case "ART" where name[0] == 0xA9: tags.note(value, of: track, as: \.artist)
  case "alb" where name[0] == 0xA9: tags.note(value, of: track, as: \.album)
  case "ART" where name[0] == UInt8(ascii: "a"): tags.note(value, of: track, as: \.albumArtist)
  case "ovr" where name[0] == UInt8(ascii: "c"):
    tags.notePicture(size: value.count) { track.bytes(value) }
  default: break
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
