import ArtworkLive

/// Reads the ID3v2 tag at the start of a track (versions 2.2 to 2.4); returns where the tag ends.
func readID3(of track: TrackBytes, into tags: inout Tags) -> Int {
  guard let header = track.bytes(0..<10) else { return 0 }
  let (version, flags, length) = (header[3], header[5], header[6...].syncsafe)
  let end = 10 + length + (flags & 0x10 == 0 ? 0 : 10)
  guard (2...4).contains(version) else { return end }
  var tag = track.joining([10..<min(10 + length, track.count)])
  if flags & 0x80 != 0, version < 4 {
    // Lengths exclude the bytes inserted all over the tag.
    let limit = Tags.maximumPictureSize + 1 << 20
    guard tag.count <= limit, let bytes = tag.bytes(0..<tag.count) else { return end }
    tag = TrackBytes(bytes.withoutSynchronisation)
  }
  var place = 0
  if version > 2, flags & 0x40 != 0 {
    guard let length = tag.bytes(0..<4) else { return end }
    place = version == 3 ? 4 + length.bigEndian : length.syncsafe
  }
  while let frame = ID3Frame(of: tag, at: place, version: version, tagFlags: flags) {
    frame.read(into: &tags)
    place = frame.body.upperBound
  }
  return end
}

private struct ID3Frame {
  let tag: TrackBytes
  let name: String
  /// Neither compressed nor encrypted.
  let isPlain: Bool
  let isUnsynchronised: Bool
  /// The frame without the fields its flags add first: the number of a group, the length without synchronisation.
  let body: Range<Int>

  /// Nil at the end of the frames.
  init?(of tag: TrackBytes, at place: Int, version: UInt8, tagFlags: UInt8) {
    let (nameLength, size) = version == 2 ? (3, 6) : (4, 10)
    guard let header = tag.bytes(place..<place + size), header[0] != 0 else { return nil }
    let digits = header[nameLength..<2 * nameLength]
    let start = place + size
    var length = digits.bigEndian
    // Early programs wrote the lengths of 2.4 as those of 2.3.
    if version == 4, digits.allSatisfy({ $0 < 0x80 }), length != digits.syncsafe,
      tag.mayContinue(at: start + digits.syncsafe) || !tag.mayContinue(at: start + length)
    {
      length = digits.syncsafe
    }
    guard length <= tag.count - start else { return nil }
    self.tag = tag
    name = String(decoding: header.prefix(nameLength), as: UTF8.self)
    let flags = version == 2 ? 0 : header[9]
    isPlain = flags & (version == 3 ? 0xC0 : 0x0C) == 0
    isUnsynchronised = version == 4 && (tagFlags & 0x80 != 0 || flags & 0x02 != 0)
    let hasGroup = flags & (version == 3 ? 0x20 : 0x40) != 0
    let hasLength = version == 4 && flags & 0x01 != 0
    let extra = (hasGroup ? 1 : 0) + (hasLength ? 4 : 0)
    body = start + min(extra, length)..<start + length
  }

  func read(into tags: inout Tags) {
    guard isPlain else { return }
    if let field = Tags.field(name) {
      noteText(as: field, in: &tags)
    } else if ["APIC", "PIC"].contains(name) {
      notePicture(in: &tags)
    }
  }

  /// The first bytes of the body, as many as a text may have.
  private var start: [UInt8]? {
    let bytes = tag.bytes(from: body.lowerBound, atMost: min(Tags.maximumTextSize, body.count))
    return isUnsynchronised ? bytes?.withoutSynchronisation : bytes
  }

  private func noteText(as field: Tags.Field, in tags: inout Tags) {
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

  /// The kind of the picture, and the length of its header; nil if that is damaged, or if the picture is elsewhere.
  private func pictureHeader(_ bytes: [UInt8]) -> (kind: UInt8, length: Int)? {
    guard let encoding = bytes.first else { return nil }
    var rest = bytes.dropFirst()
    let format = name == "PIC" ? rest.prefix(3) : rest.prefix { $0 != 0 }
    guard !format.elementsEqual("-->".utf8) else { return nil }
    rest = rest.dropFirst(format.count + (name == "PIC" ? 0 : 1))
    guard let kind = rest.popFirst() else { return nil }
    let length = rest.endOfText(encoding) + (isWide(encoding) ? 2 : 1)
    return length <= bytes.count ? (kind, length) : nil
  }
}

extension TrackBytes {
  /// True if a frame of version 2.4 may end here: another frame, padding or nothing follows.
  fileprivate func mayContinue(at place: Int) -> Bool {
    guard place < count else { return place == count }
    let next = bytes(from: place, atMost: 8) ?? []
    let name = next.prefix(4)
    return name.allSatisfy { $0 == 0 }
      || name.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
        && next.dropFirst(4).syncsafe <= count - place - 10
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
