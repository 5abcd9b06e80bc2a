import Artwork
import CFetch
import Testing

@testable import FetchProgram

@Suite struct FetchFailureTests {
  @Test(arguments: [
    (CURLE_COULDNT_RESOLVE_HOST, FetchFailure.noConnection),
    (CURLE_COULDNT_CONNECT, .noConnection), (CURLE_PEER_FAILED_VERIFICATION, .untrusted),
    (CURLE_SSL_CONNECT_ERROR, .untrusted), (CURLE_SSL_ISSUER_ERROR, .untrusted),
    (CURLE_SSL_CACERT_BADFILE, .noCertificates), (CURLE_OPERATION_TIMEDOUT, .timeout),
    (CURLE_PARTIAL_FILE, .cutOff), (CURLE_GOT_NOTHING, .notAnAnswer),
  ])
  func `what curl says has a reason of its own`(code: CURLcode, failure: FetchFailure) {
    #expect(FetchFailure(code) == failure)
  }
}
