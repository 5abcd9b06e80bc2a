import Artwork
import DataFlow
import MemoryTunes
import Testing

@testable import Screens

/// What the player reads when something goes wrong.
@Suite struct SentenceTests {
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
  func `a fetch that failed says what to do`(failure: FetchFailure, sentence: String) {
    #expect(CoverFailure.itunes(failure).sentence == sentence)
  }

  @Test(arguments: [
    (
      CoverFailure.folder(path: "/m", .missing),
      "/m does not exist: choose another folder, or the bundled covers."
    ),
    (
      .folder(path: "/m", .unreadable(reason: "Too many levels of symbolic links")),
      "/m cannot be read (Too many levels of symbolic links): choose another folder, or the bundled "
        + "covers."
    ),
    (
      .fetchProgramBroken,
      "The program that fetches covers does not answer: install the game again, or play with the "
        + "bundled covers."
    ),
    (.bundledCoversMissing(folder: "/c"), "The covers are not in /c: install the game again."),
    (.unexpected("oops"), "Something went wrong: oops."),
  ])
  func `covers that are not there say what to do`(failure: CoverFailure, sentence: String) {
    #expect(failure.sentence == sentence)
  }

  @Test(arguments: [
    (
      Notice.setAside(.game, because: .damaged, file: "/g", newName: "/g.damaged-1"),
      "The file with your last game is damaged: it is kept as /g.damaged-1."
    ),
    (
      .setAside(.choices, because: .newer, file: "/c", newName: nil),
      "The file with your choices is from a newer version, and it is in the way: move /c elsewhere."
    ),
    (
      .setAside(.game, because: .crashed, file: "/g", newName: "/x"),
      "The game crashed when it opened your last game: it is kept as /x."
    ),
    (.choicesUnreadable(file: "/c"), "Your choices in /c cannot be read: check its permissions."),
    (.notStored(.choices, .noHomeFolder), "Your choices are not saved: there is no home folder."),
    (.notStored(.game, .inTheWay("/g")), "The game is not saved: move /g elsewhere."),
    (
      .notStored(.recording, .diskFull(file: "/r")),
      "The session is not recorded in /r: the disk is full, so free some space."
    ),
    (
      .notStored(.game, .notWritable(file: "/g", reason: "Input/output error")),
      "The game is not saved in /g (Input/output error): check its permissions."
    ),
    (.eventForgotten, "That event is no longer remembered."),
  ])
  func `a notice says what to do`(notice: Notice, sentence: String) {
    #expect(notice.sentence == sentence)
  }

  @Test(arguments: [
    (RecordingError.notARecording, "Not a MemoryTunes recording (no header line)."),
    (
      .older(program: "0.1.0"),
      "The recording was made by version 0.1.0, whose states were built differently: replay it with "
        + "that version."
    ),
    (
      .newer(program: "9.0"),
      "The recording was made by the newer version 9.0: replay it with that version."
    ),
  ])
  func `a recording that cannot be replayed says what to do`(
    error: RecordingError, sentence: String
  ) {
    #expect(error.sentence == sentence)
  }

  @Test func `every bundled category has a name, and others the one they were given`() {
    #expect(Category.bundled.map(\.label) == ["Pop", "Electronic", "Rock", "Metal", "Rap"])
    #expect(Category(id: "own-1", name: "Polka").label == "Polka")
  }
}
