import ArtworkLive
import Basics

/// The tags of a track, as far as read.
public struct Tags {
  /// The texts reported to the game.
  public private(set) var texts = TrackTags()
  /// Read the pictures of at most 20 MiB, front covers first; nil for a missing one.
  public private(set) var pictures: [() -> [UInt8]?] = []
  private var frontCount = 0
  let areTextsRead: Bool
  /// The charset of texts that wrongly claim to be Latin-1.
  let charset: LegacyCharset?

  init(areTextsRead: Bool = true, charset: LegacyCharset? = nil) {
    (self.areTextsRead, self.charset) = (areTextsRead, charset)
  }

  /// The largest picture read, in bytes.
  static let maximumPictureSize = 20 << 20
  /// The most pictures examined per track.
  static let maximumPictureCount = 20
  /// The most bytes read of a text.
  static let maximumTextSize = 4096

  /// Notes a text, unless there is one already.
  mutating func note(_ text: String, as field: WritableKeyPath<TrackTags, String>) {
    let text = text.cleaned
    if texts[keyPath: field].isEmpty { texts[keyPath: field] = text }
  }

  /// Notes a text in UTF-8 at a place of the track, if texts are read.
  mutating func note(
    _ place: Range<Int>, of track: TrackBytes, as field: WritableKeyPath<TrackTags, String>
  ) {
    let limit = min(place.count, Self.maximumTextSize)
    guard areTextsRead, let bytes = track.bytes(from: place.lowerBound, atMost: limit) else {
      return
    }
    note(String(decoding: bytes, as: UTF8.self), as: field)
  }

  /// Notes a picture, unless there are many.
  mutating func notePicture(
    size: Int, isFront: Bool = true, read: @escaping () -> [UInt8]?
  ) {
    guard (1...Self.maximumPictureSize).contains(size), pictures.count < Self.maximumPictureCount
    else { return }
    pictures.insert(read, at: isFront ? frontCount : pictures.count)
    frontCount += isFront ? 1 : 0
    texts.picture = .found
  }

  /// The tags of a track in memory, whatever its bytes.
  public init(of bytes: [UInt8]) {
    self = readTags(of: TrackBytes(bytes))
  }
}

/// The tags of a track, whatever its file name claims: ID3v2, FLAC, Ogg Vorbis and Opus, and MP4.
///
/// Pictures are only located, not read; texts are read only if wanted. In damaged tags, everything before the
/// damage counts.
func readTags(
  of track: TrackBytes, withTexts areTextsRead: Bool = true, charset: LegacyCharset? = nil
) -> Tags {
  var tags = Tags(areTextsRead: areTextsRead, charset: charset)
  guard let start = track.bytes(from: 0, atMost: 12) else { return tags }
  if start.starts(with: "ID3".utf8) {
    let end = readID3(of: track, into: &tags)
    // Some programs put it before FLAC.
    if track.bytes(from: end, atMost: 4) == Array("fLaC".utf8) {
      readFLAC(of: track, from: end, into: &tags)
    }
  } else if start.starts(with: "fLaC".utf8) {
    readFLAC(of: track, from: 0, into: &tags)
  } else if start.starts(with: "OggS".utf8) {
    readOgg(of: track, into: &tags)
  } else if start.dropFirst(4).starts(with: "ftyp".utf8) {
    readMP4(of: track, into: &tags)
  }
  return tags
}
