import ArtworkLive
import CCurl
import Testing

@testable import ITunesLive

@Suite struct FetchFailureTests {
  @Test(arguments: [
    (
      FetchFailure.noConnection,
      "iTunes cannot be reached: check your connection, or play with the bundled covers."
    ),
    (
      .timeout, "iTunes takes too long to answer: try again, or play with the bundled covers."
    ),
    (
      .untrusted,
      "The connection to iTunes is not safe: set this machine's clock, or try another network."
    ),
    (
      .noCertificates,
      "This machine has no certificates to check iTunes by: install the package ca-certificates, "
        + "or play with the bundled covers."
    ),
    (
      .cannotKeep(.notWritable(folder: "/c/memorytunes")),
      "Covers from iTunes cannot be kept in /c/memorytunes: make it a writable folder, or play with "
        + "the bundled covers."
    ),
    (
      .cannotKeep(.diskFull(folder: "/c/memorytunes")),
      "The disk is full, so covers from iTunes cannot be kept in /c/memorytunes: free some space, "
        + "or play with the bundled covers."
    ),
    (
      .cannotKeep(.noRoom(folder: "/c/memorytunes")),
      "There is no room for more covers in /c/memorytunes: empty it with \"memorytunes cache "
        + "--clear\"."
    ),
    (.throttled, "iTunes was asked too often: wait a minute and try again."),
    (
      .status(503),
      "iTunes is not working (status 503): try again later, or play with the bundled covers."
    ),
    (.notAnAnswer, "iTunes answered with something other than covers: try again."),
    (.notAPicture, "The pictures that iTunes sends cannot be read: try again later."),
    (.tooLarge, "iTunes answered with more than it should: try again."),
    (.cutOff, "The answer of iTunes was cut off: try again."),
    (.tooManyRedirects, "iTunes keeps redirecting the request: try again later."),
    (
      .forbiddenAddress,
      "iTunes pointed to another server, which the game does not use: try again later."
    ),
    (.nothingFound(term: "Polka"), "iTunes knows no songs for \"Polka\": choose another category."),
  ])
  func `every message says what to do`(failure: FetchFailure, sentence: String) {
    #expect(failure.description == sentence)
  }

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
