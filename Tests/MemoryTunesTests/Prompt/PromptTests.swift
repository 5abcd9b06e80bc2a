import Artwork
import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

/// The line that the player types.
@MainActor @Suite struct PromptTests {
  private func problem(of text: String, for purpose: PromptPurpose) -> PromptProblem? {
    var state = AppState()
    state.categories.all.append(Category(id: "own-1", name: "Jazz"))
    state.prompt.purpose = purpose
    state.prompt.text = text
    return state.promptProblem
  }

  @Test(
    arguments: [
      ("", .empty), ("   ", .empty), ("\u{202E}", .empty), ("Bebop", nil), ("  Bebop  ", nil),
      ("jazz", .taken), ("POP", .taken), (String(repeating: "a", count: 30), nil),
      (String(repeating: "a", count: 31), .tooLong), ("日本の音楽", nil),
    ] as [(String, PromptProblem?)])
  func `a new category needs a name of its own`(text: String, expected: PromptProblem?) {
    #expect(problem(of: text, for: .addCategory) == expected)
  }

  @Test func `a category may keep its name`() {
    #expect(problem(of: "Jazz", for: .renameCategory("own-1")) == nil)
    #expect(problem(of: "Pop", for: .renameCategory("own-1")) == .taken)
  }

  @Test(
    arguments: [
      ("/music", nil), ("~/Music", nil), ("Music", .noPath), ("itunes", .noPath), ("", .empty),
    ] as [(String, PromptProblem?)])
  func `a folder is a path`(text: String, expected: PromptProblem?) {
    #expect(problem(of: text, for: .chooseFolder) == expected)
  }

  @Test(
    arguments: [
      ("Ben", "Ben", nil), ("", "Penny", nil), ("Anna", "Anna", .taken),
      (String(repeating: "a", count: 17), "Anna", .longName),
    ] as [(String, String, PromptProblem?)])
  func `somebody new gets the typed name, or keeps their own, and is selected`(
    text: String, name: String, problem: PromptProblem?
  ) {
    var state = AppState()
    state.settings.current.people = [Person(name: "Anna", face: 0, color: 0)]
    state.routing.path = [.people]

    let penny = Person(name: "Penny", face: 1, color: 1)
    for action in [PromptAction.open(.addPerson(penny)), .write(text), .confirm] {
      _ = appReducer(state: &state, action: .prompt(action))
    }

    #expect(state.promptProblem == (state.prompt.purpose == nil ? .empty : problem))
    #expect(state.settings.saved.settings.people.last?.name == (problem == nil ? name : nil))
    #expect(state.routing.destination == (problem == nil ? .people : .prompt))
    #expect(state.routing.selections[.people] == (problem == nil ? 1 : nil))
  }

  @Test func `a problem refuses a line, and without a prompt nothing is written`() {
    var state = AppState()
    state.routing.path = [.categories, .prompt]
    state.prompt.purpose = .addCategory
    let app = TestStore(initialState: state, reducer: appReducer)

    app.send(.prompt(.confirm)) { $0.prompt.isRefused = true }
    app.send(.prompt(.write(String(repeating: "a", count: 2001))), .ignored(.lineIsFull))
    app.send(.prompt(.write(" "))) {
      $0.prompt.text = " "
      $0.prompt.isRefused = false
    }
    app.send(.go(.categories)) {
      $0.routing.path = [.categories]
      $0.prompt = PromptState()
    }
    app.send(.prompt(.write("x")), .ignored(.noPrompt))
    app.send(.prompt(.confirm), .ignored(.noPrompt))
  }

  @Test func `a folder of one's own is used from now on, and remembered`() {
    var state = AppState()
    state.routing.path = [.settings, .prompt]
    state.prompt.purpose = .chooseFolder
    state.prompt.text = "~/Albums"
    let app = TestStore(initialState: state, reducer: appReducer)
    var saved = Preferences()
    saved.settings.source = .folder("~/Albums")
    saved.settings.folder = "~/Albums"

    app.send(
      .prompt(.confirm),
      .handled(
        .merge(
          .run(.settings(.savePreferences(saved)), id: .preferences),
          .run(.categories(.scanShelf("~/Albums")), id: .shelf)))
    ) {
      $0.categories.shelf = ShelfState(folder: "~/Albums")
      $0.settings.current.source = .folder("~/Albums")
      $0.settings.current.folder = "~/Albums"
      $0.settings.saved = saved
      $0.routing.path = [.settings]
      $0.prompt = PromptState()
    }

    #expect(app.state.settings.current.sources == [.bundled, .itunes, .folder("~/Albums")])
  }

  @Test func `a source from the command line is kept for the next run`() {
    let settings = TestStore(initialState: SettingsState(), reducer: settingsReducer)
    let options = LaunchOptions(source: .folder("/music"))
    var saved = Preferences()
    saved.settings.source = .folder("/music")

    settings.send(
      .restore(
        RestorePreferencesAction(preferences: Preferences(), options: options)),
      .handled(.run(.savePreferences(saved), id: .preferences))
    ) {
      $0.saved = saved
      $0.current.source = .folder("/music")
      $0.isRestored = true
    }
  }
}
