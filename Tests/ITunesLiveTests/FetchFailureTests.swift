import ITunesLive
import Testing

@Suite struct FetchFailureTests {
  @Test(arguments: [
    (
      FetchFailure.noConnection,
      "iTunes cannot be reached: check your connection, or play with the bundled covers."
    ),
    (
      .timeout, "iTunes takes too long to answer: try again, or play with the bundled covers."
    ),
    (.throttled, "iTunes was asked too often: wait a minute and try again."),
    (
      .status(503),
      "iTunes is out of order (status 503): try again later, or play with the bundled covers."
    ),
    (.notAnAnswer, "iTunes answered with something else than covers: try again."),
    (.notAPicture, "The pictures that iTunes sends cannot be read: try again later."),
    (.tooLarge, "iTunes answered with more than it should: try again."),
    (.cutOff, "The answer of iTunes was cut off: try again."),
    (.tooManyRedirects, "iTunes sent us round in circles: try again later."),
    (
      .forbiddenAddress,
      "iTunes sent us to another server, where the game does not follow: try again later."
    ),
    (.nothingFound(term: "Polka"), "iTunes knows no songs for \"Polka\": choose another category."),
  ])
  func `the player is told what to do`(failure: FetchFailure, sentence: String) {
    #expect(failure.description == sentence)
  }
}
