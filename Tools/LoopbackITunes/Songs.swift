/// A search result of songs by different artists from different albums, numbered from 0.
public func songs(_ numbers: Range<Int>, at address: String) -> String {
  songs(numbers.map { song($0, at: address) })
}

/// A search result with these songs.
public func songs(_ results: [String]) -> String {
  #"{"resultCount":\#(results.count),"results":[\#(results.joined(separator: ","))]}"#
}

/// A song, named by `name` or its number, with its picture at an address.
public func song(_ number: Int, at address: String, name: String? = nil) -> String {
  let name = name ?? "\(number)"
  return #"""
    {"kind":"song","trackName":"Song \#(name)","artistName":"Artist \#(name)",
    "collectionName":"Album \#(name)","artworkUrl100":"\#(address)/art/\#(number)/100x100bb.jpg",
    "trackViewUrl":"https://music.apple.com/song/\#(number)"}
    """#
}

/// The number of the song whose picture lies at a path.
public func songNumber(of path: String) -> Int {
  let parts = path.split(separator: "/").drop { $0 != "art" }
  return parts.dropFirst().first.flatMap { Int($0) } ?? 0
}
