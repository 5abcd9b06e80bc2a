import TestSupport

@testable import Screens

@Suite struct SentenceTests {
  @Test(arguments: [
    (AppAction.game(.advanceFinale), "game(advanceFinale)"), (.go(.help), "routing.go(help)"),
  ])
  func `an action without a sentence is named`(action: AppAction, name: String) {
    let event = Event(number: 1, milliseconds: 0, kind: .action(action))

    #expect(sentence(of: event, in: AppState()) == name)
  }

  /// Compares sentences with the lines of a part of `Golden/sentences.txt`.
  private func expectSentences(_ sentences: [String], _ part: String) throws {
    try expectGolden(sentences.map { "\($0)\n" }.joined(), "sentences", section: part, of: part)
  }

  @Test func `a fetch that failed, and covers that are not there, say what to do`() throws {
    let folder = "/c/memorytunes"
    let fetches: [FetchFailure] = [
      .noConnection, .timeout, .untrusted, .noCertificates,
      .cannotKeep(.notWritable(folder: folder)), .cannotKeep(.diskFull(folder: folder)),
      .cannotKeep(.noRoom(folder: folder)), .throttled, .status(503), .unusableAnswer,
      .nothingFound(term: "Polka"),
    ]
    let others: [CoverFailure] = [
      .folder(path: "/m", .missing),
      .folder(path: "/m", .unreadable(reason: "Too many levels of symbolic links")),
      .fetchProgramBroken, .bundledCoversMissing(path: "/c"), .unexpected("oops"),
      .folder(path: "/music", .picturesTooLarge),
    ]

    try expectSentences(fetches.map { CoverFailure.itunes($0).sentence }, "fetch-failures")
    try expectSentences(others.map(\.sentence), "cover-failures")
  }

  @Test func `a notice says what to do`() throws {
    let notices: [Notice] = [
      .setAside(.game, because: .damaged, file: "/g", newName: "/g.damaged-1"),
      .setAside(.choices, because: .newer, file: "/c", newName: nil),
      .setAside(.game, because: .crashed, file: "/g", newName: "/x"),
      .choicesUnreadable(file: "/c"), .notStored(.choices, .noHomeFolder),
      .notStored(.game, .inTheWay("/g")), .notStored(.recording, .diskFull(file: "/r")),
      .notStored(.game, .notWritable(file: "/g", reason: "Input/output error")),
      .notStored(.records, .impossibleGame),
      .setAside(.records, because: .damaged, file: "/r", newName: "/r.damaged-1"),
      .notStored(.records, .belongsToAnother("/r")), .notStored(.records, .newerVersion("/r")),
      .notStored(.records, .locked("/r")), .eventForgotten,
    ]

    try expectSentences(notices.map(\.sentence), "notices")
  }

  @Test func `a recording that cannot be replayed says what to do`() throws {
    let errors: [RecordingError] = [
      .notARecording, .alteredHeader, .impossibleState, .older(program: "0.1.0"),
      .newer(program: "9.0"),
    ]

    try expectSentences(errors.map { $0.sentence(in: "0.2.0") }, "recording-errors")
  }

  @Test func `what is wrong with a code is said in a sentence`() throws {
    let codes = [
      "", String(repeating: "x", count: 1000), "pop-4x4-7k3u", "pop 4x4", "pop-4x4\u{202E}",
      "pop\u{200D}-4x4", "records2", "pop-4x4-title-7k3q", "-4x4", "pop", "pop-4x4",
      "folder-4x4-7k3q", "daily-", "jazz-4x4-7k3q", "pop2-4x4-7k3q", "pop-9x9-7k3q", "pop-4x4-7k3",
      "pop-4x4-zzzzzzzzzzzzzzzzzzzzzzzz", "folder-4x4-7k3q-9d", "daily-2026-02-30",
      "pop-4x4-7k3q-x",
    ]
    let sentences = codes.map { (code: String) -> String in
      let error = #expect(throws: BoardCodeError.self) { try BoardCode(code) }
      return error?.sentence ?? ""
    }

    try expectSentences(sentences, "board-codes")
  }

  @Test(
    arguments: [
      (
        .older(program: "0.2.0"),
        "Another build of version 0.2.0 made the recording: replay it with that build."
      ),
      (
        .newer(program: "1\n900 actions verified\t\u{1B}[2J"),
        "Version “1900 actions verified[2J” made the recording: replay it with that version."
      ),
    ] as [(RecordingError, String)])
  func `a recording of another build, or of a version with any name, is told from one's own`(
    error: RecordingError, sentence: String
  ) {
    #expect(error.sentence(in: "0.2.0") == sentence)
  }

  @MainActor
  @Test func `of many changes that a failed replay names only the first twenty are listed`() throws
  {
    let covers = (0..<30).map { Cover(id: "\($0)", title: "Song \($0)", artist: "", artwork: "") }
    let bytes = recording(of: [.categories(.setCatalogue(.init(catalogue: ["own-1": covers])))])
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
    (1, "1 picture is too large for a cover: make A/cover.png smaller."),
    (9, "9 pictures are too large for covers: make A/cover.png and the rest smaller."),
  ])
  func `a picture that is too large is named`(count: Int, sentence: String) {
    let pictures = OversizedPictures(first: "A/cover.png", count: count)

    #expect(Notice.oversized(pictures).sentence == sentence)
  }
}
