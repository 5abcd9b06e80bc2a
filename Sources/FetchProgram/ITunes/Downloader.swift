import ArtworkLive
import CFetch

/// Fetches URLs, with limits on hosts, concurrency, time and size; blocks while it works.
final class Downloader {
  static let width = 6
  private static let redirectLimit = 3

  private let endpoint: Endpoint
  private let timeLimit: () -> Duration
  private let library: curl_library
  private let multi: UnsafeMutableRawPointer
  private var transfers: [UnsafeMutableRawPointer: Transfer] = [:]

  /// `timeLimit` is read at the start of each transfer; connecting may take at most four seconds of it.
  init(endpoint: Endpoint, timeLimit: @escaping () -> Duration) throws(FetchFailure) {
    guard let library = curl_library_open()?.pointee, let multi = library.curl_multi_init() else {
      throw .noConnection
    }
    (self.endpoint, self.timeLimit) = (endpoint, timeLimit)
    (self.library, self.multi) = (library, multi)
  }

  deinit { _ = library.curl_multi_cleanup(multi) }

  func fetch(_ url: String, limit: Int) throws(FetchFailure) -> [UInt8] {
    var result = Result<[UInt8], FetchFailure>.failure(.noConnection)
    fetch([url], limit: limit) { _, answer in
      result = answer
      return nil
    }
    return try result.get()
  }

  /// Fetches URLs, reports each as soon as it is done, and continues with any URL that the report returns.
  func fetch(
    _ urls: [String], limit: Int,
    onFinish: (_ url: String, Result<[UInt8], FetchFailure>) -> String?
  ) {
    var waiting = urls[...]
    func finish(_ url: String, _ result: Result<[UInt8], FetchFailure>) {
      if let next = onFinish(url, result) { waiting.append(next) }
    }
    while !waiting.isEmpty || !transfers.isEmpty {
      while transfers.count < Self.width, let url = waiting.popFirst() {
        if let failure = start(Transfer(url: url, limit: limit)) { finish(url, .failure(failure)) }
      }
      var running: Int32 = 0
      _ = library.curl_multi_perform(multi, &running)
      var code = CURLE_OK
      while let handle = curl_take_finished(multi, &code) {
        guard let transfer = transfers[handle] else { continue }
        let result = outcome(of: transfer, handle, code)
        end(handle)
        if let result { finish(transfer.url, result) }
      }
      let isIdle = waiting.isEmpty || transfers.count == Self.width
      if running > 0, isIdle { _ = library.curl_multi_poll(multi, nil, 0, 1000, nil) }
    }
  }

  // MARK: One transfer

  private func start(_ transfer: Transfer) -> FetchFailure? {
    guard endpoint.allows(transfer.location) else { return .unusableAnswer }
    let milliseconds = Int(timeLimit() / .milliseconds(1))
    guard milliseconds > 0 else { return .timeout }
    guard let handle = library.curl_easy_init() else { return .noConnection }
    guard curl_trust_named_certificates(handle) else {
      library.curl_easy_cleanup(handle)
      return .noCertificates
    }
    let target = Unmanaged.passUnretained(transfer).toOpaque()
    _ = curl_set_text(handle, CURLOPT_URL, transfer.location)
    _ = curl_set_text(handle, CURLOPT_PROTOCOLS_STR, endpoint.protocols)
    _ = curl_set_text(handle, CURLOPT_USERAGENT, "MemoryTunes")
    _ = curl_set_text(handle, CURLOPT_ACCEPT_ENCODING, "")
    _ = curl_set_number(handle, CURLOPT_FOLLOWLOCATION, 0)
    _ = curl_set_number(handle, CURLOPT_NOSIGNAL, 1)
    _ = curl_set_number(handle, CURLOPT_CONNECTTIMEOUT_MS, min(4000, milliseconds))
    _ = curl_set_number(handle, CURLOPT_TIMEOUT_MS, milliseconds)
    _ = curl_set_number(handle, CURLOPT_MAXFILESIZE, transfer.limit)
    _ = curl_set_writer(handle, receive, target)
    _ = library.curl_multi_add_handle(multi, handle)
    transfers[handle] = transfer
    return nil
  }

  private func end(_ handle: UnsafeMutableRawPointer) {
    transfers[handle] = nil
    _ = library.curl_multi_remove_handle(multi, handle)
    library.curl_easy_cleanup(handle)
  }

  /// The outcome of a transfer; nil if it was redirected and continues.
  private func outcome(
    of transfer: Transfer, _ handle: UnsafeMutableRawPointer, _ code: CURLcode
  ) -> Result<[UInt8], FetchFailure>? {
    guard code == CURLE_OK else { return .failure(FetchFailure(code)) }
    let status = curl_get_status(handle)
    switch status {
    case 200: return .success(transfer.body)
    case 300..<400:
      guard let location = curl_get_redirect(handle) else { return .failure(.status(status)) }
      guard transfer.redirectCount < Self.redirectLimit else { return .failure(.unusableAnswer) }
      transfer.location = String(cString: location)
      transfer.redirectCount += 1
      transfer.body = []
      return start(transfer).map { .failure($0) }
    case 403, 429: return .failure(.throttled)
    default: return .failure(.status(status))
    }
  }
}

private final class Transfer {
  let url: String
  let limit: Int
  /// The current URL, after redirects.
  var location: String
  var redirectCount = 0
  var body: [UInt8] = []

  init(url: String, limit: Int) { (self.url, self.limit, location) = (url, limit, url) }
}

/// Receives data from curl; returning less than it received aborts the transfer.
private func receive(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ target: UnsafeMutableRawPointer?
) -> Int {
  guard let bytes, let target else { return 0 }
  let transfer = Unmanaged<Transfer>.fromOpaque(target).takeUnretainedValue()
  guard transfer.body.count + size * count <= transfer.limit else { return 0 }
  transfer.body += UnsafeRawBufferPointer(start: bytes, count: size * count)
  return size * count
}

extension FetchFailure {
  init(_ code: CURLcode) {
    self =
      switch code {
      case CURLE_OPERATION_TIMEDOUT: .timeout
      case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM,
        CURLE_SSL_CIPHER, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
        .untrusted
      case CURLE_SSL_CACERT_BADFILE: .noCertificates
      // A write error is an answer that is too large; "unsupported protocol", one that is not HTTP/1.
      case CURLE_WRITE_ERROR, CURLE_PARTIAL_FILE, CURLE_RECV_ERROR, CURLE_BAD_CONTENT_ENCODING,
        CURLE_GOT_NOTHING, CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY,
        CURLE_FILESIZE_EXCEEDED, CURLE_URL_MALFORMAT:
        .unusableAnswer
      default: .noConnection
      }
  }
}
