import ArtworkLive

/// The URL of a picture with `side` pixels per side, derived from the one in a search result; nil
/// if the endpoint does not allow it.
///
/// The size is the last `WxH` in the last path component; a URL without one is returned unchanged.
public func artworkURL(_ url: String, side: Int, at endpoint: Endpoint) -> String? {
  let url = endpoint.upgraded(url)
  guard url.utf8.count <= longestURL, endpoint.allows(url) else { return nil }
  let nameStart = url.lastIndex(of: "/").map(url.index(after:)) ?? url.startIndex
  guard let size = ArtworkSize(in: url[nameStart...]) else { return url }
  return url[..<size.range.lowerBound] + "\(side)x\(side)" + url[size.range.upperBound...]
}

/// The length limit of a URL, in bytes; Apple's have 200.
private let longestURL = 500
