import Artwork
import DataFlow
import MemoryTunes
import Testing

@testable import Screens

/// What the player reads when something goes wrong.
@Suite struct SentenceTests {
  @Test(arguments: [
    (AppAction.game(.advanceFinale), "The recording ends after “game(advanceFinale)”."),
    (.routing(.go(.help)), "The recording ends after “routing.go(help)”."),
  ])
  func `a recording that is verified ends with what happened last`(
    action: AppAction, sentence: String
  ) {
    let event = Event(number: 1, milliseconds: 0, kind: .action(action))

    #expect(ReplayWords.last(event, in: AppState()) == sentence)
  }

  @Test(arguments: [
    (0, nil),
    (1, "anna.cast: its first flip comes from a saved game, not from the recording."),
    (30, "anna.cast: its first 30 flips come from a saved game, not from the recording."),
  ])
  func `what the recording of a duel does not show is said`(count: Int, sentence: String?) {
    #expect(DuelWords.saved(count, in: "anna.cast") == sentence)
  }

  @Test(arguments: [
    (
      FetchFailure.noConnection,
      "iTunes cannot be reached: check your connection, or play with the bundled covers."
    ),
    (
      .timeout, "iTunes does not answer: try again, or play with the bundled covers."
    ),
    (
      .untrusted,
      "The connection to iTunes is not secure: check this machine's clock, or try another network."
    ),
    (
      .noCertificates,
      "No certificates to verify iTunes with were found: install the package ca-certificates, "
        + "or correct SSL_CERT_FILE if it is set."
    ),
    (
      .cannotKeep(.notWritable(folder: "/c/memorytunes")),
      "Covers cannot be cached in /c/memorytunes: make it a writable folder, or play with "
        + "the bundled covers."
    ),
    (
      .cannotKeep(.diskFull(folder: "/c/memorytunes")),
      "The disk is full, so covers cannot be cached in /c/memorytunes: free some space, "
        + "or play with the bundled covers."
    ),
    (
      .cannotKeep(.noRoom(folder: "/c/memorytunes")),
      "The cache in /c/memorytunes is full: clear it with “memorytunes cache --clear”."
    ),
    (.throttled, "iTunes has received too many requests: wait a minute and try again."),
    (
      .status(503),
      "iTunes is not working (status 503): try again later, or play with the bundled covers."
    ),
    (.notAnAnswer, "iTunes sent an unexpected answer: try again."),
    (.notAPicture, "The pictures from iTunes cannot be read: try again later."),
    (.tooLarge, "iTunes sent more data than it should: try again."),
    (.cutOff, "The answer from iTunes was cut off: try again."),
    (.tooManyRedirects, "iTunes keeps redirecting the request: try again later."),
    (
      .forbiddenAddress,
      "iTunes redirected the game to an untrusted server: try again later."
    ),
    (.nothingFound(term: "Polka"), "iTunes found no songs for “Polka”: choose another category."),
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
      "The fetch program does not respond: install the game again, or play with the "
        + "bundled covers."
    ),
    (
      .bundledCoversMissing(folder: "/c"),
      "The bundled covers are missing from /c: install the game again."
    ),
    (.unexpected("oops"), "Something went wrong: oops."),
  ])
  func `covers that are not there say what to do`(failure: CoverFailure, sentence: String) {
    #expect(failure.sentence == sentence)
  }

  @Test(arguments: [
    (
      Notice.setAside(.game, because: .damaged, file: "/g", newName: "/g.damaged-1"),
      "Your saved game is damaged: it is kept as /g.damaged-1."
    ),
    (
      .setAside(.choices, because: .newer, file: "/c", newName: nil),
      "Your preferences file is from a newer version, and it is in the way: move /c elsewhere."
    ),
    (
      .setAside(.game, because: .crashed, file: "/g", newName: "/x"),
      "The game crashed while opening your saved game: it is kept as /x."
    ),
    (.choicesUnreadable(file: "/c"), "Your settings in /c cannot be read: check its permissions."),
    (
      .notStored(.choices, .noHomeFolder),
      "Your settings are not saved: there is no home folder, so set HOME."
    ),
    (
      .notStored(.game, .inTheWay("/g")),
      "The game is not saved: /g is in the way, so move it elsewhere."
    ),
    (
      .notStored(.recording, .diskFull(file: "/r")),
      "The session is not recorded in /r: the disk is full, so free some space."
    ),
    (
      .notStored(.game, .notWritable(file: "/g", reason: "Input/output error")),
      "The game is not saved in /g (Input/output error): check its permissions."
    ),
    (
      .notStored(.records, .impossibleGame),
      "A finished game was not stored, because no such game is possible: please report this error."
    ),
    (
      .setAside(.records, because: .damaged, file: "/r", newName: "/r.damaged-1"),
      "Your file of finished games is damaged: it is kept as /r.damaged-1."
    ),
    (
      .notStored(.records, .belongsToAnother("/r")),
      "Your records are unavailable: /r belongs to another user, so remove the link to it."
    ),
    (
      .notStored(.records, .newerVersion("/r")),
      "Your records are unavailable: /r is from a newer version, so update the game."
    ),
    (
      .notStored(.records, .locked("/r")),
      "Your records are unavailable: another program is using /r, so close that program."
    ),
    (.eventForgotten, "That event is no longer in the history: choose a later one."),
  ])
  func `a notice says what to do`(notice: Notice, sentence: String) {
    #expect(notice.sentence == sentence)
  }

  @Test(arguments: [
    (
      RecordingError.notARecording,
      "Not a MemoryTunes recording (no header line): give the name of another file."
    ),
    (
      .alteredHeader,
      """
      The recording is damaged, because its first line was altered or is incomplete: give the name \
      of another file.
      """
    ),
    (
      .impossibleState,
      """
      The recording is damaged, because it starts from an impossible state: give the name of \
      another file.
      """
    ),
    (
      .older(program: "0.1.0"),
      "The recording was made by version 0.1.0, whose game state had another form: replay it "
        + "with that version."
    ),
    (
      .newer(program: "9.0"),
      "The recording was made by version 9.0, which is newer: replay it with that version."
    ),
  ])
  func `a recording that cannot be replayed says what to do`(
    error: RecordingError, sentence: String
  ) {
    #expect(error.sentence(in: "0.2.0") == sentence)
  }

  @Test(arguments: [RecordingError.older(program: "0.2.0"), .newer(program: "0.2.0")])
  func `a recording of another build of the same version is not sent to that version`(
    error: RecordingError
  ) {
    #expect(
      error.sentence(in: "0.2.0")
        == "The recording was made by another build of version 0.2.0, whose game state had another "
        + "form: replay it with that build.")
  }

  @Test(arguments: [
    ("1\n900 actions verified\t\u{1B}[2J", "version 1900 actions verified[2J"),
    ("\n", "an unnamed version"),
  ])
  func `the name of a version may be any text`(program: String, name: String) {
    #expect(
      RecordingError.newer(program: program).sentence(in: "0.2.0")
        == "The recording was made by \(name), which is newer: replay it with that version.")
  }

  @Test func `every bundled category has a name, and others the one they were given`() {
    #expect(Category.bundled.map(\.label) == ["Pop", "Electronic", "Rock", "Metal", "Rap"])
    #expect(Category(id: "own-1", name: "Polka").label == "Polka")
  }

  @MainActor
  @Test func `of many changes that a failed replay names only the first twenty are listed`() throws
  {
    let covers = (0..<30).map { Cover(id: "\($0)", title: "Song \($0)", artist: "", artwork: "") }
    let bytes = try recording(of: [.categories(.setCatalogue(.init(catalogue: ["own-1": covers])))])
    let text = String(decoding: bytes, as: UTF8.self).replacing("Song 7\"", with: "Song 8\"")
    var replay = ReplayState(try AppRecording(Array(text.utf8), schema: AppState.schema)).replay

    let failure = try #require(throws: ReplayFailure<AppAction>.self) { try replay.step() }

    let lines = failure.report.split(separator: "\n")
    #expect(failure.difference.count > 21)
    #expect(lines[0] == failure.sentence)
    #expect(lines[1] == "Here, it changes:")
    #expect(lines[2..<22] == failure.difference.prefix(20).map { "  \($0)" }[...])
    #expect(lines[22...] == ["  and \(failure.difference.count - 20) more"])
  }

  @Test(arguments: [
    (1, "A/cover.png is too large for a cover: make it smaller."),
    (2, "A/cover.png and 1 other picture are too large for covers: make them smaller."),
    (9, "A/cover.png and 8 other pictures are too large for covers: make them smaller."),
  ])
  func `a picture that is too large is named`(count: Int, sentence: String) {
    let pictures = OversizedPictures(first: "A/cover.png", count: count)

    #expect(Notice.oversized(pictures).sentence == sentence)
  }

  @Test func `a folder whose pictures are too large says so`() {
    #expect(
      CoverFailure.folder(path: "/music", .picturesTooLarge).sentence
        == "The pictures in /music are too large: make them smaller, or choose the bundled covers.")
  }
}
