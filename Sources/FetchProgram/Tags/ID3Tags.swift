import ArtworkLive

/// Reads the ID3v2 tag at the start of a track (versions 2.2 to 2.4); returns where the tag ends.
func readID3(of track: TrackBytes, into tags: inout Tags) -> Int {
  guard let header = track.bytes(0..<10) else { return 0 }
  let (version, flags) = (header[3], header[5])
  let end = 10 + header[6...].syncsafe + (flags & 0x10 == 0 ? 0 : 10)
  guard (2...4).contains(version) else { return end }
  let content = 10..<min(10 + header[6...].syncsafe, track.count)
  if flags & 0x80 != 0, version < 4 {
    // Lengths exclude the bytes inserted all over the tag.
    let limit = Tags.maximumPictureSize + 1 << 20
    guard content.count <= limit, let bytes = track.bytes(content) else { return end }
    let plain = TrackBytes(bytes.withoutSynchronisation)
    readFrames(of: plain, in: 0..<plain.count, version: version, flags: flags, into: &tags)
  } else {
    readFrames(of: track, in: content, version: version, flags: flags, into: &tags)
  }
  return end
}

private func readFrames(
  of tag: TrackBytes, in range: Range<Int>, version: UInt8, flags: UInt8, into tags: inout Tags
) {
  var place = range.lowerBound
  if version > 2, flags & 0x40 != 0 {
    guard let length = tag.bytes(place..<place + 4) else { return }
    place += version == 3 ? 4 + length.bigEndian : length.syncsafe
  }
  while let frame = ID3Frame(
    of: tag, at: place, before: range.upperBound, version: version, tagFlags: flags)
  {
    frame.read(into: &tags)
    place = frame.content.upperBound
  }
}

private struct ID3Frame {
  let tag: TrackBytes
  let version: UInt8
  let name: String
  let flags: UInt8
  let isUnsynchronised: Bool
  let content: Range<Int>

  /// Nil at the end of the frames.
  init?(of tag: TrackBytes, at place: Int, before end: Int, version: UInt8, tagFlags: UInt8) {
    let size = version == 2 ? 6 : 10
    guard place + size <= end, let header = tag.bytes(place..<place + size), header[0] != 0 else {
      return nil
    }
    let digits = version == 2 ? header[3..<6] : header[4..<8]
    var length = digits.bigEndian
    // Early programs wrote the lengths of 2.4 as those of 2.3.
    if version == 4, digits.allSatisfy({ $0 < 0x80 }), length != digits.syncsafe,
      tag.mayContinue(at: place + size + digits.syncsafe, before: end)
        || !tag.mayContinue(at: place + size + length, before: end)
    {
      length = digits.syncsafe
    }
    guard length <= end - place - size else { return nil }
    (self.tag, self.version) = (tag, version)
    name = String(decoding: header.prefix(version == 2 ? 3 : 4), as: UTF8.self)
    flags = version == 2 ? 0 : header[9]
    isUnsynchronised = version == 4 && (tagFlags & 0x80 != 0 || flags & 0x02 != 0)
    content = place + size..<place + size + length
  }

  func read(into tags: inout Tags) {
    // Compressed or encrypted frames.
    guard flags & (version == 3 ? 0xC0 : 0x0C) == 0 else { return }
    switch name {
    case "TIT2", "TT2": noteText(as: \.title, in: &tags)
    case "TPE1", "TP1": noteText(as: \.artist, in: &tags)
    case "TPE2", "TP2": noteText(as: \.albumArtist, in: &tags)
    case "TALB", "TAL": noteText(as: \.album, in: &tags)
    case "APIC", "PIC": notePicture(in: &tags)
    default: break
    }
  }

  /// The frame without the fields its flags add first: the number of a group, the length without synchronisation.
  private var body: Range<Int> {
    let extra =
      switch version {
      case 3: flags & 0x20 == 0 ? 0 : 1
      case 4: (flags & 0x40 == 0 ? 0 : 1) + (flags & 0x01 == 0 ? 0 : 4)
      default: 0
      }
    return min(content.lowerBound + extra, content.upperBound)..<content.upperBound
  }

  /// The first bytes of the body, as many as a text may have.
  private var start: [UInt8]? {
    let count = min(Tags.maximumTextSize, body.count)
    guard count > 0, let bytes = tag.bytes(from: body.lowerBound, atMost: count) else { return nil }
    return isUnsynchronised ? bytes.withoutSynchronisation : bytes
  }

  private func noteText(as field: WritableKeyPath<TrackTags, String>, in tags: inout Tags) {
    guard tags.areTextsRead, let start, let encoding = start.first else { return }
    let text = start.dropFirst()
    tags.note(decode(text[..<text.endOfText(encoding)], encoding, tags.charset), as: field)
  }

  private func notePicture(in tags: inout Tags) {
    guard let start, let (kind, length) = pictureHeader(start) else { return }
    tags.notePicture(size: body.count - length, isFront: kind == 3) {
      guard isUnsynchronised else { return tag.bytes(body.lowerBound + length..<body.upperBound) }
      return tag.bytes(body).map { Array($0.withoutSynchronisation.dropFirst(length)) }
    }
  }

  /// The kind of the picture, and the length of its header; nil if that is damaged, or if the picture is
  /// elsewhere.
  private func pictureHeader(_ bytes: [UInt8]) -> (kind: UInt8, length: Int)? {
    guard let encoding = bytes.first else { return nil }
    var rest = bytes.dropFirst()
    let format = version == 2 ? rest.prefix(3) : rest.prefix { $0 != 0 }
    guard !format.elementsEqual("-->".utf8) else { return nil }
    rest = rest.dropFirst(format.count + (version == 2 ? 0 : 1))
    guard let kind = rest.popFirst() else { return nil }
    let end = rest.endOfText(encoding)
    let length = end + (isWide(encoding) ? 2 : 1)
    return length <= bytes.count ? (kind, length) : nil
  }
}

extension TrackBytes {
  /// True if a frame of version 2.4 may end here: another frame, padding or nothing follows.
  fileprivate func mayContinue(at place: Int, before end: Int) -> Bool {
    guard place < end else { return place == end }
    let next = bytes(from: place, atMost: min(8, end - place)) ?? []
    let name = next.prefix(4)
    return name.allSatisfy { $0 == 0 }
      || name.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
        && next.dropFirst(4).syncsafe <= end - place - 10
  }
}

/// Decodes a text: 1 is UTF-16, 2 its big-endian form, 3 UTF-8, and anything else Latin-1.
private func decode(
  _ bytes: ArraySlice<UInt8>, _ encoding: UInt8, _ charset: LegacyCharset?
) -> String {
  switch encoding {
  case 1, 2: decodeUTF16(bytes, isBigEndian: encoding == 2)
  case 3: String(decoding: bytes, as: UTF8.self)
  default: decodeLatin1(bytes, unless: charset)
  }
}

/// Has two bytes for each character, or more.
private func isWide(_ encoding: UInt8) -> Bool { encoding == 1 || encoding == 2 }

/// A mark at the start gives the byte order.
private func decodeUTF16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String {
  let isBigEndian = isBigEndian || bytes.starts(with: [0xFE, 0xFF])
  let hasMark = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
  let text = Array(bytes.dropFirst(hasMark ? 2 : 0))
  let units = stride(from: 0, to: text.count - 1, by: 2).map { index in
    let (first, second) = (UInt16(text[index]), UInt16(text[index + 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }
  return String(decoding: units, as: UTF16.self)
}

extension Collection<UInt8> {
  /// A number with seven bits in each byte.
  fileprivate var syncsafe: Int { reduce(0) { $0 << 7 | Int($1 & 0x7F) } }

  /// The bytes without the zeros after each 0xFF, which keep players from mistaking them for sound.
  fileprivate var withoutSynchronisation: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var isAfterMark = false
    for byte in self {
      if !isAfterMark || byte != 0 { bytes.append(byte) }
      isAfterMark = byte == 0xFF
    }
    return bytes
  }
}

extension ArraySlice<UInt8> {
  /// The end of a text terminated by its encoding's zero, or of the bytes if there is none.
  fileprivate func endOfText(_ encoding: UInt8) -> Int {
    guard isWide(encoding) else { return firstIndex(of: 0) ?? endIndex }
    return stride(from: startIndex, to: endIndex - 1, by: 2)
      .first { self[$0] == 0 && self[$0 + 1] == 0 } ?? endIndex
  }
}
