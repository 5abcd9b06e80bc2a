import DataFlow

// MARK: A search

struct BookSearch: Codable, Equatable {
  var query = ""
  var titles: [String] = []
  var failures = 0
}

enum BookSearchAction: Codable, Equatable {
  case type(String)
  case found([String])
  case failed
}

let bookSearchReducer = Reducer<BookSearch, BookSearchAction, String> { search, action in
  switch action {
  case .type(let query):
    search = BookSearch(query: query)
    // The last of quick requests wins, and may take five seconds.
    return .handled(.run(query, id: "find", after: .milliseconds(300), timeout: .seconds(5)))
  case .found(let titles):
    search.titles = titles
  case .failed:
    search.failures += 1
    if search.failures < 3 {
      return .handled(.run(search.query, id: "find", after: .seconds(2), timeout: .seconds(5)))
    }
  }
  return .handled()
}

// MARK: A book with a note

struct Book: Codable, Equatable, Identifiable {
  let id: Int
  var note = Undoable("")
  var isUnsaved = false
}

enum BookAction: Codable, Equatable {
  case note(UndoableAction<NoteAction>)
  case save
  case saved
  case failed

  var note: UndoableAction<NoteAction>? {
    if case .note(let action) = self { action } else { nil }
  }
}

enum NoteAction: Codable, Equatable {
  case type(String)
  case clear
}

/// All that is typed in a row is one step.
let noteReducer = Reducer<String, NoteAction, Never> { note, action in
  switch action {
  case .type(let text): note += text
  case .clear where note.isEmpty: return .ignored("there is no note")
  case .clear: note = ""
  }
  return .handled()
}
.undoable(limit: 50) { action in
  if case .type = action { .grouped("typing") } else { .single }
}

/// The work of a book.
struct BookSave: Equatable {
  let id: Int
  let note: String
}

let bookReducer = Reducer<Book, BookAction, BookSave> { book, action in
  switch action {
  case .save:
    return .handled(.run(BookSave(id: book.id, note: book.note.present), id: "save"))
  case .saved: book.isUnsaved = false
  case .failed: book.isUnsaved = true
  case .note: return .unhandled
  }
  return .handled()
}
.combined(with: noteReducer.workless().scoped(to: \.note, action: \.note, work: \.self))

// MARK: The program

struct Reading: Codable, Equatable {
  var search = BookSearch()
  var books: [Book] = []
  var screen = Screen.list

  enum Screen: Codable, Equatable {
    case list
    case about(Book)

    var about: Book? {
      get { if case .about(let book) = self { book } else { nil } }
      set { if let newValue { self = .about(newValue) } }
    }
  }
}

enum ReadingAction: Codable, Equatable {
  case search(BookSearchAction)
  case book(id: Int, BookAction)
  case about(BookAction)
  case show(Book?)
  case add(id: Int)
  case remove(id: Int)

  var search: BookSearchAction? { if case .search(let action) = self { action } else { nil } }
  var book: (id: Int, action: BookAction)? {
    if case .book(let id, let action) = self { (id, action) } else { nil }
  }
  var about: BookAction? { if case .about(let action) = self { action } else { nil } }
}

enum ReadingWork: Equatable {
  case find(String)
  case save(BookSave)
  case saveShown(BookSave)
}

let readingReducer = Reducer<Reading, ReadingAction, ReadingWork> { reading, action in
  switch action {
  case .add(let id): reading.books.append(Book(id: id))
  case .remove(let id): reading.books.removeAll { $0.id == id }
  case .show(let book): reading.screen = book.map { .about($0) } ?? .list
  case .search, .book, .about: return .unhandled
  }
  return .handled()
}
.combined(
  with: bookSearchReducer.scoped(to: \.search, action: \.search, work: ReadingWork.find)
)
.combined(
  with: bookReducer.scoped(toEach: \.books, action: \.book) { _, save in .save(save) }
)
.combined(
  with: bookReducer.scoped(
    to: \.screen.about, action: \.about, work: ReadingWork.saveShown))

// MARK: The outside world

/// What the program asks of a server.
protocol Catalogue {
  func titles(matching query: String) async throws -> [String]
  func save(_ note: String, ofBook id: Int) async throws
}

extension Performer<ReadingAction, ReadingWork> {
  static func asking(_ catalogue: some Catalogue & Sendable) -> Self {
    Self { work, send in
      switch work {
      case .find(let query):
        send(.search(.found(try await catalogue.titles(matching: query))))
      case .save(let book):
        try await catalogue.save(book.note, ofBook: book.id)
        send(.book(id: book.id, .saved))
      case .saveShown(let book):
        try await catalogue.save(book.note, ofBook: book.id)
        send(.about(.saved))
      }
    } recover: { _, work in
      switch work {
      case .find: .search(.failed)
      case .save(let book): .book(id: book.id, .failed)
      case .saveShown: .about(.failed)
      }
    }
  }
}

/// A catalogue that finds one title, or is out of order.
struct SmallCatalogue: Catalogue {
  struct OutOfOrder: Error {}

  var isBroken = false

  func titles(matching query: String) async throws -> [String] {
    if isBroken { throw OutOfOrder() }
    return ["\(query) and tide"]
  }

  func save(_ note: String, ofBook id: Int) async throws {
    if isBroken { throw OutOfOrder() }
  }
}

// MARK: Running it

@MainActor
struct ReadingProgram {
  static func main() async {
    let store = Store(
      initialState: Reading(), reducer: readingReducer, performer: .asking(SmallCatalogue()))
    let titles = store.subscribe(to: \.search.titles) { for title in $0 { print(title) } }

    await store.dispatch(.search(.type("time"))).finish()
    if case .ignored(let reason) = store.dispatch(.about(.save)).response { print(reason) }
    titles.cancel()
  }
}

/// A reader's session on a server, off the main actor.
actor ReadingSession {
  private let store: Store<Reading, ReadingAction, ReadingWork>

  init(clock: any Clock<Duration> = ContinuousClock()) {
    store = Store(
      initialState: Reading(), reducer: readingReducer, performer: .asking(SmallCatalogue()),
      clock: clock)
  }

  /// Takes actions from any thread.
  func sender() -> Send<ReadingAction> { Send(to: store) }

  func titles(matching query: String) async -> [String] {
    await store.dispatch(.search(.type(query))).finish()
    return store.state.search.titles
  }
}
