import ArtworkLive
import Basics

/// The tags of a track, as far as read.
public struct Tags {
  typealias Field = WritableKeyPath<TrackTags, String>

  /// The texts reported to the game.
  public private(set) var texts = TrackTags()
  /// Read the pictures of at most 20 MiB, front covers first; nil for a missing one.
  public private(set) var pictures: [() -> [UInt8]?] = []
  private var frontCount = 0
  let areTextsRead: Bool
  /// The charset of texts that wrongly claim to be Latin-1.
  let charset: LegacyCharset?

  /// The largest picture read, in bytes.
  static let maximumPictureSize = 20 << 20
  static let maximumPictureCount = 20
  /// The most bytes read of a text.
  static let maximumTextSize = 4096

  /// The text with a name: that of a frame in ID3, of a Vorbis comment, or of an item in MP4.
  static func field(_ name: String) -> Field? {
    switch name {
    case "TIT2", "TT2", "TITLE", "©nam": \.title
    case "TPE1", "TP1", "ARTIST", "©ART": \.artist
    case "TALB", "TAL", "ALBUM", "©alb": \.album
    case "TPE2", "TP2", "ALBUMARTIST", "ALBUM ARTIST", "aART": \.albumArtist
    default: nil
    }
  }

  /// Notes a text, unless there is one already.
  mutating func note(_ text: String, as field: Field) {
    let text = text.cleaned
    if texts[keyPath: field].isEmpty { texts[keyPath: field] = text }
  }

  /// Notes a text in UTF-8 at a place of the track, if texts are read.
  mutating func note(_ place: Range<Int>, of track: TrackBytes, as field: Field) {
    let limit = min(place.count, Self.maximumTextSize)
    guard areTextsRead, let bytes = track.bytes(from: place.lowerBound, atMost: limit) else {
      return
    }
    note(String(decoding: bytes, as: UTF8.self), as: field)
  }

  /// Notes a picture, unless there are many.
  mutating func notePicture(size: Int, isFront: Bool = true, read: @escaping () -> [UInt8]?) {
    guard (1...Self.maximumPictureSize).contains(size), pictures.count < Self.maximumPictureCount
    else { return }
    pictures.insert(read, at: isFront ? frontCount : pictures.count)
    frontCount += isFront ? 1 : 0
    texts.picture = .found
  }
}

extension Tags {
  /// The tags of a track in memory, whatever its bytes.
  public init(of bytes: [UInt8]) { self.init(of: TrackBytes(bytes)) }

  /// The tags of a track, whatever its file name claims: ID3v2, FLAC, Ogg Vorbis and Opus, and MP4.
  ///
  /// Pictures are only located, and texts only read if wanted. In damaged tags, everything before the damage counts.
  init(of track: TrackBytes, withTexts: Bool = true, charset: LegacyCharset? = nil) {
    (areTextsRead, self.charset) = (withTexts, charset)
    let start = track.bytes(from: 0, atMost: 12) ?? []
    if start.starts(with: "ID3".utf8) {
      let end = readID3(of: track, into: &self)
      // Some programs put it before FLAC.
      if track.bytes(from: end, atMost: 4) == Array("fLaC".utf8) {
        readFLAC(of: track, from: end, into: &self)
      }
    } else if start.starts(with: "fLaC".utf8) {
      readFLAC(of: track, from: 0, into: &self)
    } else if start.starts(with: "OggS".utf8) {
      readOgg(of: track, into: &self)
    } else if start.dropFirst(4).starts(with: "ftyp".utf8) {
      readMP4(of: track, into: &self)
    }
  }
}
