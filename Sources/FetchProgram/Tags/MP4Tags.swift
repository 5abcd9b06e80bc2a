import ArtworkLive

/// Reads the tags of an MP4 file: the list that iTunes puts in `moov`, `udta`, `meta`, `ilst`.
func readMP4(of track: TrackBytes, into tags: inout Tags) {
  var range = 0..<track.count
  for name in ["moov", "udta", "meta", "ilst"] {
    guard let atom = atoms(of: track, in: range).first(where: { $0.name == name }) else { return }
    // This one begins with a version.
    range = atom.content(after: name == "meta" ? 4 : 0)
  }
  for item in atoms(of: track, in: range) {
    for data in atoms(of: track, in: item.content) where data.name == "data" {
      // Its kind and its language come first.
      let value = data.content(after: 8)
      if let field = Tags.field(item.name) {
        tags.note(value, of: track, as: field)
      } else if item.name == "covr" {
        tags.notePicture(size: value.count) { track.bytes(value) }
      }
    }
  }
}

/// A part of an MP4 file, which may have parts itself.
private struct Atom {
  let name: String
  let content: Range<Int>

  func content(after count: Int) -> Range<Int> {
    min(content.lowerBound + count, content.upperBound)..<content.upperBound
  }
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
    return Atom(name: String(latin1: header.suffix(4)), content: start..<place)
  }
}
