import Foundation
import Screens
import TestSupport

@testable import MemoryTunes
@testable import Program

@MainActor @Suite(.timeLimit(.minutes(5))) struct LanguagesTests {
  private nonisolated static let codes = translations.map(\.code)

  @Test func `eight languages are there besides English`() {
    #expect(Self.codes == ["de", "es", "fr", "ja", "ko", "pt_BR", "ru", "zh_CN"])
  }

  @Test(
    arguments: [
      ([:], nil), (["LANG": ""], nil), (["LANG": "C"], nil), (["LANG": "C.UTF-8"], nil),
      (["LANG": "POSIX", "LANGUAGE": "de"], nil), (["LANG": "de_DE.UTF-8"], "de"),
      (["LANG": "de"], "de"), (["LANG": "de_AT.UTF-8@euro"], "de"),
      (["LANG": "pt_BR.UTF-8"], "pt_BR"),
      (["LANG": "pt_PT.UTF-8"], "pt_BR"), (["LANG": "zh_TW.UTF-8"], "zh_CN"),
      (["LANG": "en_GB.UTF-8"], nil), (["LANG": "nl_NL.UTF-8"], nil),
      (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"], "fr"),
      (["LANG": "de_DE.UTF-8", "LC_ALL": "C"], nil),
      (["LANG": "de_DE.UTF-8", "LC_ALL": ""], "de"),
      (["LANG": "C.UTF-8", "LANGUAGE": "de:fr"], "de"),
      (["LANG": "fr_FR.UTF-8", "LANGUAGE": "nl:../../ru:xx:ja:de"], "ja"),
      (["LANG": "fr_FR.UTF-8", "LANGUAGE": "en:de"], nil),
      (["LANG": "fr_FR.UTF-8", "LANGUAGE": "::_:.:@"], "fr"),
    ] as [([String: String], String?)])
  func `the language is the first of the environment that is there`(
    environment: [String: String], expected: String?
  ) throws {
    try withTemporaryFolder { folder in
      let names = Self.codes.map { "\($0).mo" } + ["..mo", "de_DE.txt"]
      for name in names { try write("", to: "\(folder)/Languages/\(name)") }

      let languages = Languages(resources: folder)

      #expect(languages.codes == Self.codes)
      #expect(languages.preferred(in: environment) == expected)
    }
  }

  @Test(arguments: codes)
  func `a whole game is told, by orders in the language and in English`(code: String) async throws {
    let catalog = try #require(translations.first { $0.code == code }?.catalog)
    let options = LaunchOptions(kind: .pairs, isAnimated: false, seed: 1)
    let board = await Player.atMenu(options: options)
    await board.wait { $0.game.isUnderWay }
    let flips = board.state.game.solution

    await Catalog.$chosen.withValue(catalog) {
      let (own, english) = (tr("score"), tr("quit"))
      let orders = ["score", own, "board"] + flips + ["read", english]
      let listener = PlainListener(options: options)
      await listener.listen(to: orders.map { $0 + "\n" }.joined())

      #expect(listener.state.game.isFinished)
      let sentences = [tr("Flawless!"), tr("Goodbye."), tr("Pair!")]
      // What is told has no other blanks than those.
      let missing = sentences.map { $0.replacing("\u{A0}", with: " ") }
        .filter { !listener.text.contains($0) }
      let untranslated = ["Flawless", "Goodbye", "Pair!", "means nothing", "moves"]
        .filter(listener.text.contains)
      #expect(missing == [])
      #expect(untranslated == [])
    }
  }

  @Test(arguments: codes)
  func `a whole game is drawn`(code: String) async throws {
    let catalog = try #require(translations.first { $0.code == code }?.catalog)
    await Catalog.$chosen.withValue(catalog) {
      let player = await Player.atMenu(options: LaunchOptions(isAnimated: false, seed: 7))
      await player.wait { !$0.categories.catalogue.isEmpty }
      #expect(player.words.contains(tr("New Game").withoutBlanks))
      await player.begin(.enter)
      player.findAllPairs()
      #expect(player.state.routing.destination == .finished)
      #expect(player.words.contains(tr("Same board").withoutBlanks))
      let untranslated = ["Same board", "New Game", "Stars", "Moves"].filter(player.text.contains)
      #expect(untranslated == [])
      await player.quit(.character("q"))
    }
  }

  @Test func `a language is chosen in the settings, at once and for the next run`() async {
    let files = Files()
    var options = LaunchOptions(isAnimated: false)
    options.languages = ["de", "ja"]
    let player = await Player.atMenu(files: files, options: options)
    player.press(.character(","))
    player.press(.up, .up, .up, .up)
    #expect(player.text.contains("▸ Language        ‹ automatic ›"))

    player.press(.right, .right)
    await player.wait { _ in files.preferences.settings.language == "de" }

    #expect(player.text.contains("▸ Language        ‹ Deutsch ›"))
    #expect(files.spoken == ["", "en", "de"])
    await player.quit(.escape)
  }

  @Test func `without languages there is nothing to choose`() async {
    let player = await Player.atMenu()
    player.press(.character(","))

    #expect(player.text.contains("Theme"))
    #expect(!player.text.contains("Language"))
    await player.quit(.escape)
  }

  @Test(arguments: ["zurück", "ZURUCK", "Zurück", "back", "ｂａｃｋ"])
  func `orders need neither accents nor narrow letters`(order: String) throws {
    let german = try #require(translations.first { $0.code == "de" }?.catalog)
    var state = AppState()
    _ = appReducer(state: &state, action: .routing(.go(.settings)))

    let reply = Catalog.$chosen.withValue(german) {
      readOrder(order, state: state, history: AppHistory(start: state, reducer: .app))
    }

    #expect(reply == .actions([.routing(.go(.menu))]))
  }

  @Test func `a recording made in one language verifies in another`() async throws {
    let tape = Tape()
    await Catalog.$chosen.withValue(translations.first { $0.code == "de" }?.catalog) {
      let player = await Player.atMenu(
        recording: tape.recording, options: LaunchOptions(isAnimated: false, seed: 7))
      await player.begin(.enter)
      player.findAllPairs()
      await player.quit(.character("q"))
    }

    let replayed = try Catalog.$chosen.withValue(.some(nil)) { try tape.replayed() }

    #expect(replayed.state.game.isFinished)
  }
}

extension String {
  /// A wide character has a blank after it on the screen.
  fileprivate var withoutBlanks: String { filter { !$0.isWhitespace } }
}

extension Player {
  fileprivate var words: String { text.withoutBlanks }
}
