import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// The keys of the category picker, also of that of a folder.
@Suite struct CategoriesKeymapTests {
  @Test(
    arguments: [
      (.right, .categories(.select(1))),
      (.left, .categories(.select(4))),
      (.enter, .categories(.change(.init(category: .bundled[0])))),
      (.target(.choose(3)), .categories(.change(.init(category: .bundled[3])))),
      (.target(.choose(7)), nil),
      (.escape, .routing(.go(.menu))), (.character("q"), .routing(.go(.menu))),
      (.backspace, .routing(.go(.menu))), (.character("?"), .routing(.go(.help))),
    ] as [(Key, AppAction?)])
  func `keys of the category picker`(key: Key, action: AppAction?) {
    let state = AppState(after: .routing(.go(.categories)))

    #expect(appKeymap(key: key, state: state) == action)
  }

  @Test(
    arguments: [
      (.character("/"), .categories(.filter(""))), (.character("+"), nil),
      (.character("e"), nil), (.character("x"), nil), (.right, .categories(.select(1))),
      (.enter, .categories(.change(.init(category: Category(id: "shelf"))))),
      (
        .target(.choose(3)),
        .categories(.change(.init(category: Category(id: "shelf-2", name: "Dub"))))
      ),
    ] as [(Key, AppAction?)])
  func `keys of the picker of a shelf`(key: Key, action: AppAction?) {
    #expect(appKeymap(key: key, state: .atShelf(.found(.sample))) == action)
  }

  @Test(
    arguments: [
      (.character("h"), .categories(.filter("duh"))),
      (.character("Q"), .categories(.filter("duQ"))),
      (.character(" "), .categories(.filter("du "))),
      (.character("?"), .categories(.filter("du?"))), (.backspace, .categories(.filter("d"))),
      (.escape, .categories(.filter(nil))), (.right, .categories(.select(0))),
      (.end, .categories(.select(0))),
      (.enter, .categories(.change(.init(category: Category(id: "shelf-2", name: "Dub"))))),
      (.target(.choose(1)), nil),
    ] as [(Key, AppAction?)])
  func `keys while a name is typed in the picker`(key: Key, action: AppAction?) {
    let state = AppState.atShelf(.found(.sample)).after(.categories(.filter("du")))

    #expect(appKeymap(key: key, state: state) == action)
  }

  @Test func `a search is left with backspace, and has no keys where nothing matches`() {
    let empty = AppState.atShelf(.found(.sample)).after(.categories(.filter("")))
    let nothing = empty.after(.categories(.filter("zzz")))

    #expect(appKeymap(key: .backspace, state: empty) == .categories(.filter(nil)))
    #expect(appKeymap(key: .right, state: nothing) == nil)
    #expect(appKeymap(key: .enter, state: nothing) == nil)
  }

  @Test func `one's own category is deleted after a question`() {
    var preferences = Preferences()
    preferences.ownCategories = [Category(id: "own-1", name: "Polka")]
    let picker = AppState(
      after: .settings(.restore(.init(preferences: preferences))), .routing(.go(.categories)),
      .categories(.select(5)))
    let question = picker.after(.routing(.go(.deletion)))

    #expect(appKeymap(key: .character("x"), state: picker) == .routing(.go(.deletion)))
    #expect(appKeymap(key: .enter, state: question) == .routing(.go(.categories)))
    #expect(appKeymap(key: .escape, state: question) == .routing(.go(.categories)))
    #expect(
      appKeymap(key: .enter, state: question.after(.routing(.select(1))))
        == .categories(.delete(.init(id: "own-1"))))
  }

  @Test func `where no covers are bundled, iTunes and a folder are offered`() {
    let failed = AppState(
      after: .game(
        .deal(
          .init(
            .init(
              category: Category(id: "own-1", name: "Polka"), grid: .standard, source: .bundled,
              seed: 7)))), .game(.fetchFailed(.init(request: 1, failure: .noneBundled))))

    #expect(
      appKeymap(key: .enter, state: failed)
        == .game(.deal(.init(for: failed, source: .itunes))))
    #expect(
      appKeymap(key: .enter, state: failed.after(.routing(.select(1))))
        == .prompt(.open(.chooseFolder)))
  }
}
