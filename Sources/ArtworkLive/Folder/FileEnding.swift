/// The name ends like that of a track with readable tags.
package func isTrack(_ name: String) -> Bool {
  ["flac", "mp3", "m4a", "m4b", "ogg", "oga", "opus"].contains(name.ending)
}

extension String {
  /// The lowercase extension after the last full stop of a file's name; empty without one.
  var ending: String {
    guard let stop = utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(self[utf8.index(after: stop)...]).lowercased()
  }
}
