import FlyingFox
import Foundation
import LoopbackITunes

extension ITunesDouble {
  /// Answers every request alike.
  package static func always(_ response: HTTPResponse) -> Answer {
    { _, _ in response }
  }

  /// Answers every search with `count` songs, and every request for a picture with a distinct one.
  package static func wellBehaved(_ count: Int) -> Answer {
    misbehaving(count, [:])
  }

  /// Like `wellBehaved`, except for the pictures of some songs.
  package static func misbehaving(_ count: Int, _ odd: [Int: HTTPResponse]) -> Answer {
    let odd = Dictionary(uniqueKeysWithValues: odd.map { (picturePath($0.key), $0.value) })
    return { path, itunes in
      if path.hasPrefix("/search") { return .answer(songs(0..<count, at: itunes.address)) }
      return try odd[path] ?? .bytes(picture(for: path))
    }
  }

  /// Answers every search with `count` songs, and never sends a picture.
  package static func stuck(_ count: Int) -> Answer {
    { path, itunes in
      if path.hasPrefix("/search") { return .answer(songs(0..<count, at: itunes.address)) }
      // Until the server stops.
      while !Task.isCancelled { try await Task.sleep(for: .seconds(60)) }
      return .status(503)
    }
  }
}

/// The path under which a song's picture is requested.
package func picturePath(_ number: Int) -> String { "/art/\(number)/600x600bb.jpg" }

/// The picture of the song that a path belongs to.
package func picture(for path: String) throws -> [UInt8] {
  try picture(songNumber(of: path))
}

/// A distinct picture for each number from 0 to 255: a small portrait with different quantisation
/// of its two coarsest frequencies.
package func picture(_ number: Int) throws -> [UInt8] {
  let file = "Tests/ITunesTests/Fixtures/wuffs-mona-lisa.21x32.q90.jpeg"
  var bytes = [UInt8](try Data(contentsOf: repository.appending(path: file)))
  // The luminance table begins at the 25th byte.
  bytes[26] = UInt8(1 + number % 16)
  bytes[27] = UInt8(1 + number / 16 % 16)
  return bytes
}
