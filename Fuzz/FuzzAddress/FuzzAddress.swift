import ArtworkLive
import CFetch
import FetchProgram

/// Whatever the URL, libcurl connects only to where it may.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  if let url = artworkURL(text, side: 600, at: .apple), let place = Place(of: url) {
    precondition(place.scheme == "https" && place.user == nil && place.isApples, url)
  }
  if let mirror = Endpoint(substitute: "http://127.0.0.1:8080/search"),
    let url = artworkURL(text, side: 600, at: mirror), let place = Place(of: url)
  {
    precondition(place.user == nil && place.host == "127.0.0.1" && place.port == "8080", url)
  }
  if Endpoint(substitute: text) != nil, let place = Place(of: text) {
    precondition(place.user == nil && (place.scheme == "https" || place.isLoopback), text)
  }
  return 0
}

/// Where curl would connect to; nil if it would refuse.
private struct Place {
  let scheme: String
  let host: String
  let port: String?
  let user: String?

  init?(of url: String) {
    guard let handle = curl_url() else { return nil }
    defer { curl_url_cleanup(handle) }
    guard curl_url_set(handle, CURLUPART_URL, url, 0) == CURLUE_OK,
      let scheme = part(CURLUPART_SCHEME, of: handle)?.lowercased(),
      let host = part(CURLUPART_HOST, of: handle)?.lowercased()
    else { return nil }
    self.scheme = scheme
    self.host = host
    port = part(CURLUPART_PORT, of: handle)
    user = part(CURLUPART_USER, of: handle)
  }

  var isApples: Bool {
    host == "itunes.apple.com" || host.hasSuffix(".mzstatic.com")
      || host.hasSuffix(".phobos.apple.com")
  }

  var isLoopback: Bool {
    host == "localhost" || host == "[::1]" || host.hasPrefix("127.")
  }
}

private func part(_ part: CURLUPart, of handle: OpaquePointer) -> String? {
  var text: UnsafeMutablePointer<CChar>?
  guard curl_url_get(handle, part, &text, 0) == CURLUE_OK, let text else { return nil }
  defer { curl_free(text) }
  return String(cString: text)
}
