/// Whether a name ends like that of a track whose tags can be read.
package func isTrack(_ name: String) -> Bool {
  ["flac", "mp3", "m4a", "m4b", "ogg", "oga", "opus"].contains(name.ending)
}

extension String {
  /// What follows the last full stop of a file's name, in lower case; empty without one.
  var ending: String {
    guard let stop = utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(self[utf8.index(after: stop)...]).lowercased()
  }
}
