import AsyncAlgorithms
import DataFlow
import DataFlowTesting
import Testing

/// Reducers and stores of parts, put together to those of the whole.
@MainActor @Suite struct ScopingTests {
  struct Row: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Screen: Equatable {
    case menu
    case counter(Row)

    var counter: Row? {
      get { if case .counter(let row) = self { row } else { nil } }
      set { if let newValue { self = .counter(newValue) } }
    }
  }

  struct App: Equatable {
    var header = Row(id: 0)
    var sheet: Row?
    var rows: [Row] = []
    var screen = Screen.menu
    var bell = Pulse<Int>()
  }

  enum RowAction: Equatable {
    case add(Int)
    case save
    case refuse
  }

  enum AppAction: Equatable {
    case header(RowAction)
    case sheet(RowAction)
    case row(Int, RowAction)
    case screen(RowAction)
    case open(Row?)
    case remove(Int)
    case show(Screen)

    var header: RowAction? { if case .header(let action) = self { action } else { nil } }
    var sheet: RowAction? { if case .sheet(let action) = self { action } else { nil } }
    var row: (id: Int, action: RowAction)? {
      if case .row(let id, let action) = self { (id, action) } else { nil }
    }
    var screen: RowAction? { if case .screen(let action) = self { action } else { nil } }
  }

  enum AppWork: Equatable, Sendable {
    case row(Int)
    case other(String)
  }

  nonisolated static func rowReducer(row: inout Row, action: RowAction) -> Outcome<String> {
    switch action {
    case .add(let amount): row.count += amount
    case .save: return .handled(.run("save \(row.count)", id: "save"))
    case .refuse: return .ignored("the row refuses")
    }
    return .handled()
  }

  nonisolated static let row = Reducer(rowReducer)
  nonisolated static let reducer = row.scoped(
    to: \App.header, action: \AppAction.header, work: AppWork.other
  )
  .combined(with: row.scoped(to: \.sheet, action: \.sheet, work: AppWork.other))
  .combined(with: row.scoped(toEach: \.rows, action: \.row) { id, _ in .row(id) })
  .combined(with: row.scoped(to: \.screen.counter, action: \.screen, work: AppWork.other))
  .combined(
    with: Reducer { app, action in
      switch action {
      case .open(let row): app.sheet = row
      case .remove(let id): app.rows.removeAll { $0.id == id }
      case .show(let screen): app.screen = screen
      default: return .unhandled
      }
      return .handled()
    })

  private let log = Log<String>()

  private func transcript(_ app: App) -> TestStore<App, AppAction, AppWork> {
    TestStore(initialState: app, reducer: Self.reducer)
  }

  private func store(_ app: App) -> Store<App, AppAction, AppWork> {
    Store(initialState: app, reducer: Self.reducer)
  }

  // MARK: Reducers

  @Test func `a part's reducer changes its part, and its work becomes the whole's`() async {
    let store = transcript(App())

    store.send(.header(.add(2))) { $0.header.count = 2 }
    store.send(.header(.save), .handled(.run(.other("save 2"), id: "save")))
    store.send(.header(.refuse), .ignored("the row refuses"))
    await store.finish()
  }

  @Test func `actions of a part that is absent are ignored`() async {
    let store = transcript(App())

    store.send(.sheet(.add(1)), .ignored(.absentPart))
    store.send(.open(Row(id: 1))) { $0.sheet = Row(id: 1) }
    store.send(.sheet(.add(1))) { $0.sheet?.count = 1 }
    store.send(.open(nil)) { $0.sheet = nil }
    store.send(.sheet(.save), .ignored(.absentPart))
    await store.finish()
  }

  @Test func `an element is found by its id, wherever it is`() async {
    let store = transcript(App(rows: [Row(id: 7), Row(id: 9)]))

    store.send(.row(9, .add(1))) { $0.rows[1].count = 1 }
    store.send(.remove(7)) { $0.rows.removeFirst() }
    store.send(.row(9, .add(1))) { $0.rows[0].count = 2 }
    store.send(.row(9, .save), .handled(.run(.row(9), id: "save")))
    store.send(.row(7, .add(1)), .ignored(.absentPart))
    await store.finish()
  }

  @Test func `elements with the same id stop debug builds at an action for them`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var app = App(rows: [Row(id: 9), Row(id: 7), Row(id: 7)])
      _ = Self.reducer(&app, .row(9, .add(1)))
      _ = Self.reducer(&app, .row(7, .refuse))
    }

    #expect(result.says("refuse reaches only the first of several elements with the id 7."))
  }

  @Test func `the payload of a case is reduced while the state is that case`() async {
    let store = transcript(App())

    store.send(.screen(.add(1)), .ignored(.absentPart))
    store.send(.show(.counter(Row(id: 1)))) { $0.screen = .counter(Row(id: 1)) }
    store.send(.screen(.add(1))) { $0.screen = .counter(Row(id: 1, count: 1)) }
    store.send(.screen(.refuse), .ignored("the row refuses"))
    await store.finish()
  }

  // MARK: Stores

  @Test func `a subscriber to everything hears nothing of a part that is absent`() {
    let store = store(App(sheet: Row(id: 1)))
    let sheet = store.scoped(to: \.sheet, action: AppAction.sheet)
    let ticket = sheet?.subscribe(
      to: { $0.count }, removingDuplicates: { _, _ in false },
      onChange: { [log] in log.append("\($0)") })

    store.dispatch(.sheet(.add(1)))
    store.dispatch(.open(nil))
    store.dispatch(.header(.add(1)))
    store.dispatch(.open(Row(id: 2)))

    #expect(log.entries == ["0", "1", "0"])
    ticket?.cancel()
  }

  @Test func `a scoped store shows its part and speaks the part's actions`() {
    let store = store(App())
    let header = store.scoped(to: \.header, action: AppAction.header)
    let ticket = header.subscribe(to: \.count) { [log] in log.append("\($0)") }

    #expect(header.dispatch(.add(3)).response == .handled)
    #expect(header.dispatch(.refuse).response == .ignored("the row refuses"))
    store.dispatch(.header(.add(1)))
    store.dispatch(.open(Row(id: 1)))

    #expect(header.state == Row(id: 0, count: 4))
    #expect(log.entries == ["0", "3", "4"])
    ticket.cancel()
  }

  @Test func `a scoped store can be scoped again, and observed by closures and sequences`() async {
    let store = store(App())
    let header = store.scoped(to: \.self, action: { $0 })
      .scoped(to: \.header, action: AppAction.header)
    let ticket = header.subscribe(to: { $0.count % 2 }, onChange: { [log] in log.append("\($0)") })
    let counts = header.states(\.count)

    for _ in 0..<2 { header.dispatch(.add(1)) }

    #expect(log.entries == ["0", "1", "0"])
    #expect(await Array(counts.prefix(3)) == [0, 1, 2])
    ticket.cancel()
  }

  @Test func `a store of an absent part does not exist, and one of a part that left keeps it`() {
    let store = store(App())
    #expect(store.scoped(to: \.sheet, action: AppAction.sheet) == nil)
    store.dispatch(.open(Row(id: 1, count: 5)))
    let sheet = store.scoped(to: \.sheet, action: AppAction.sheet)
    let ticket = sheet?.subscribe(to: \.count) { [log] in log.append("\($0)") }

    sheet?.dispatch(.add(1))
    store.dispatch(.open(nil))
    #expect(sheet?.dispatch(.add(1)).response == .ignored(.absentPart))
    #expect(sheet?.state == Row(id: 1, count: 6))
    store.dispatch(.open(Row(id: 2, count: 8)))

    #expect(sheet?.state == Row(id: 2, count: 8))
    #expect(log.entries == ["5", "6", "8"])
    ticket?.cancel()
  }

  @Test func `a store of an element follows it through the list`() {
    let store = store(App(rows: [Row(id: 7), Row(id: 9)]))
    let nine = store.scoped(to: \.rows, id: 9, action: AppAction.row)
    let ticket = nine?.subscribe(to: \.count) { [log] in log.append("\($0)") }

    nine?.dispatch(.add(1))
    store.dispatch(.remove(7))
    nine?.dispatch(.add(1))
    store.dispatch(.remove(9))

    #expect(store.scoped(to: \.rows, id: 9, action: AppAction.row) == nil)
    #expect(nine?.state == Row(id: 9, count: 2))
    #expect(log.entries == ["0", "1", "2"])
    ticket?.cancel()
  }

  @Test func `a store of a case is there while the state is that case`() {
    let store = store(App(screen: .counter(Row(id: 3))))
    let counter = store.scoped(to: \.screen.counter, action: AppAction.screen)

    counter?.dispatch(.add(2))

    #expect(counter?.state == Row(id: 3, count: 2))
    #expect(store.state.screen == .counter(Row(id: 3, count: 2)))
  }

  @Test func `a view can be given any store of its part`() {
    struct CounterView {
      let store: any StoreProtocol<Row, RowAction>
    }
    let whole = store(App())

    let views = [
      CounterView(store: whole.scoped(to: \.header, action: AppAction.header)),
      CounterView(
        store: Store(initialState: Row(id: 4), reducer: Self.rowReducer)),
    ]
    for view in views { view.store.dispatch(.add(2)) }

    #expect(views.map { $0.store.state } == [Row(id: 0, count: 2), Row(id: 4, count: 2)])
  }

  @Test func `a pulse in a part fires through its scoped store`() {
    struct Bells { var bell = Pulse<Int>() }
    let store = Store<(left: Bells, right: Bells), Int, Never>(
      initialState: (Bells(), Bells())
    ) { bells, number in
      bells.left.bell.fire(number)
      return .handled()
    }
    let left = store.scoped(to: \.left, action: { $0 })
    let ticket = left.onPulse(\.bell) { [log] in log.append("\($0)") }

    left.dispatch(1)
    left.dispatch(1)

    #expect(log.entries == ["1", "1"])
    ticket.cancel()
  }
}
