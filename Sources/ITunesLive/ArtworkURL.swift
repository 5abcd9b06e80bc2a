import ArtworkLive

/// The URL of a picture with `side` pixels per side, derived from the one in a search result; nil
/// if the endpoint does not allow it.
///
/// The size is the last `WxH` in the last path component; a URL without one is returned unchanged.
public func artworkURL(_ url: String, side: Int, at endpoint: Endpoint) -> String? {
  let url = endpoint.upgraded(url)
  guard url.utf8.count <= longestURL, endpoint.allows(url) else { return nil }
  let nameStart = url.lastIndex(of: "/").map(url.index(after:)) ?? url.startIndex
  let name = url[nameStart...]
  guard let size = name.matches(of: /[0-9]{1,5}x[0-9]{1,5}(?=[a-z]{0,2}(-[0-9]{1,3})?\.)/).last
  else {
    return url
  }
  return url[..<size.range.lowerBound] + "\(side)x\(side)" + url[size.range.upperBound...]
}

/// The length limit of a URL, in bytes.
///
/// Apple's have 200; the limit bounds the repeated searches in hostile ones.
private let longestURL = 500
