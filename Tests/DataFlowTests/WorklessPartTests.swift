import DataFlow
import Testing

/// Parts that ask for no work, in a whole that asks for some.
@Suite struct WorklessPartTests {
  struct Row: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  struct Table: Equatable {
    var header = 0
    var footer: Int?
    var chosen: Row?
    var rows: [Row] = []
  }

  enum TableAction {
    case header(Int)
    case footer(Int)
    case chosen(Int)
    case row(Int, Int)
    case save

    var header: Int? { if case .header(let number) = self { number } else { nil } }
    var footer: Int? { if case .footer(let number) = self { number } else { nil } }
    var chosen: Int? { if case .chosen(let number) = self { number } else { nil } }
    var row: (id: Int, action: Int)? {
      if case .row(let id, let number) = self { (id, number) } else { nil }
    }
  }

  private static let adding = Reducer<Int, Int, Never> { count, number in
    count += number
    return .handled()
  }

  private static let addingToRow = Self.adding.workless().scoped(
    to: \Row.count, action: { $0 as Int? }, work: { (work: String) in work })

  private static let table = Reducer<Table, TableAction, String> { _, action in
    if case .save = action { .handled(.run("save")) } else { .unhandled }
  }
  .combined(with: adding.workless().scoped(to: \.header, action: \.header, work: \.self))
  .combined(with: adding.workless().scoped(to: \.footer, action: \.footer, work: \.self))
  .combined(with: addingToRow.scoped(to: \.chosen, action: \.chosen, work: \.self))
  .combined(with: addingToRow.scoped(toEach: \.rows, action: \.row) { $1 })

  @Test func `their reducers are scoped, and fit any whole`() {
    var state = Table(footer: 1, chosen: Row(id: 3), rows: [Row(id: 7)])

    let outcomes = [.header(1), .footer(2), .chosen(3), .row(7, 4), .row(8, 5), .save].map {
      Self.table(&state, $0)
    }

    #expect(
      state
        == Table(
          header: 1, footer: 3, chosen: Row(id: 3, count: 3), rows: [Row(id: 7, count: 4)]))
    #expect(
      outcomes
        == [
          .handled(), .handled(), .handled(), .handled(), .ignored(.absentPart),
          .handled(.run("save")),
        ])
  }
}
