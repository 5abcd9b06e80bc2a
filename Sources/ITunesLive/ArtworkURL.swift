import ArtworkLive

/// The address of a picture with so many pixels a side, from the one that a search gives; nil if it
/// leads elsewhere than the endpoint allows.
///
/// The size is the last `WxH` in the last part of the path; without one the address stays as it is.
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

/// Bytes of an address; Apple's have 200, and those of hostile ones are searched again and again.
private let longestURL = 500
