import DataFlow

/// A desk with parts that come and go: a drawer with an inner box, sheets of paper, and a screen.
struct Desk: Equatable {
  var drawer: Drawer?
  var sheets: [Sheet] = []
  var screen = Screen.off
  var lamp = Sheet(id: 0)

  enum Screen: Equatable {
    case off
    case on(Sheet)

    var sheet: Sheet? {
      get { if case .on(let sheet) = self { sheet } else { nil } }
      set { if let newValue { self = .on(newValue) } }
    }
  }
}

/// A part without an identity: another in its place is the same.
struct Drawer: Equatable {
  var box: Sheet?
  var replies: [String] = []
}

struct Sheet: Equatable, Identifiable {
  var id: Int
  var replies: [String] = []
}

enum SheetAction: Equatable, Sendable {
  case perform(Effect<String>)
  case reply(String)
  case become(Int)
  /// Does not apply now.
  case refuse
}

enum DrawerAction: Equatable, Sendable {
  case perform(Effect<String>)
  case reply(String)
  case box(SheetAction)
  case setBox(Int?)

  var box: SheetAction? { if case .box(let action) = self { action } else { nil } }
}

enum DeskAction: Equatable, Sendable {
  case drawer(DrawerAction)
  case sheet(Int, SheetAction)
  case screen(SheetAction)
  case lamp(SheetAction)
  case perform(Effect<String>)
  case openDrawer(Bool)
  case setSheets([Int])
  case show(Int?)

  var drawer: DrawerAction? { if case .drawer(let action) = self { action } else { nil } }
  var sheet: (id: Int, action: SheetAction)? {
    if case .sheet(let id, let action) = self { (id, action) } else { nil }
  }
  var screen: SheetAction? { if case .screen(let action) = self { action } else { nil } }
  var lamp: SheetAction? { if case .lamp(let action) = self { action } else { nil } }
}

/// Who asks for work, and for what.
struct DeskWork: Equatable, Sendable, CustomStringConvertible {
  var place: String
  var name: String

  var description: String { "\(place): \(name)" }

  static func at(_ place: String) -> @Sendable (String) -> DeskWork {
    { DeskWork(place: place, name: $0) }
  }
}

typealias DeskStore = Store<Desk, DeskAction, DeskWork>

let sheetReducer = Reducer<Sheet, SheetAction, String> { sheet, action in
  switch action {
  case .perform(let effect): return .handled(effect)
  case .reply(let reply): sheet.replies.append(reply)
  case .become(let id): sheet.id = id
  case .refuse: return .ignored("the sheet refuses")
  }
  return .handled()
}

private let drawerReducer = Reducer<Drawer, DrawerAction, DeskWork> { drawer, action in
  switch action {
  case .perform(let effect): return .handled(effect.map(DeskWork.at("drawer")))
  case .reply(let reply): drawer.replies.append(reply)
  case .setBox(let id): drawer.box = id.map { Sheet(id: $0) }
  case .box: return .unhandled
  }
  return .handled()
}
.combined(with: sheetReducer.scoped(to: \.box, action: \.box, work: DeskWork.at("box")))

/// What belongs to no part: it stands before the parts, and after them.
private func wholeReducer(desk: inout Desk, action: DeskAction) -> Outcome<DeskWork> {
  switch action {
  case .perform(let effect): return .handled(effect.map(DeskWork.at("desk")))
  case .openDrawer(let isOpen): desk.drawer = isOpen ? Drawer() : nil
  case .setSheets(let ids): desk.sheets = ids.map { Sheet(id: $0) }
  case .show(let id): desk.screen = id.map { .on(Sheet(id: $0)) } ?? .off
  case .drawer, .sheet, .screen, .lamp: return .unhandled
  }
  return .handled()
}

let deskReducer = Reducer(wholeReducer)
  .combined(with: drawerReducer.scoped(to: \.drawer, action: \.drawer, work: \.self))
  .combined(
    with: sheetReducer.scoped(toEach: \.sheets, action: \.sheet) { id, name in
      DeskWork(place: "sheet \(id)", name: name)
    }
  )
  .combined(
    with: sheetReducer.scoped(to: \.screen.sheet, action: \.screen, work: DeskWork.at("screen"))
  )
  .combined(with: sheetReducer.scoped(to: \.lamp, action: \.lamp, work: DeskWork.at("lamp")))

extension DeskStore {
  /// A store of the lamp, through one scope or two.
  func lamp(scopes: Int) -> any StoreProtocol<Sheet, SheetAction> {
    if scopes == 1 {
      scoped(to: \.lamp, action: DeskAction.lamp)
    } else {
      scoped(to: \.self, action: { $0 }).scoped(to: \.lamp, action: DeskAction.lamp)
    }
  }
}
