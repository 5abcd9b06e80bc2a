import CSQLite

/// A compiled statement of SQL: parameters go in, rows come out.
///
/// Use it only while its database is open.
struct Statement: ~Copyable {
  private let statement: OpaquePointer
  private let connection: OpaquePointer

  init(_ statement: OpaquePointer, of connection: OpaquePointer) {
    self.statement = statement
    self.connection = connection
  }

  deinit { sqlite3_finalize(statement) }

  /// Sets the parameters, in the order of their `?`.
  func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
    for (index, value) in values.enumerated() {
      guard bind(value, at: Int32(index) + 1) == SQLITE_OK else { throw SQLiteError(connection) }
    }
  }

  /// Sets the parameters with these names, as far as it has them.
  func bind(_ values: [String: SQLiteValue]) throws(SQLiteError) {
    for (name, value) in values {
      let index = sqlite3_bind_parameter_index(statement, name)
      guard index == 0 || bind(value, at: index) == SQLITE_OK else {
        throw SQLiteError(connection)
      }
    }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
    switch value {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let number): sqlite3_bind_int64(statement, index, Int64(number))
    case .text(let text): CSQLiteBindText(statement, index, text)
    case .blob(let bytes): CSQLiteBindBytes(statement, index, bytes, Int32(bytes.count))
    }
  }

  /// Goes to the next row; false if there is none.
  func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(statement) {
    case SQLITE_ROW: true
    case SQLITE_DONE: false
    default: throw SQLiteError(connection)
    }
  }

  /// The integer in a column of the current row, counted from 0; 0 for other values.
  func integer(at column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

  /// The same as an unsigned number with the same bits.
  func bits(at column: Int32) -> UInt64 {
    UInt64(bitPattern: sqlite3_column_int64(statement, column))
  }

  func isNull(at column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

  /// The text in a column, with U+FFFD for invalid UTF-8; nil for NULL.
  func text(at column: Int32) -> String? {
    guard let text = sqlite3_column_text(statement, column) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  /// The bytes in a column; none for NULL.
  func blob(at column: Int32) -> [UInt8] {
    guard let bytes = sqlite3_column_blob(statement, column) else { return [] }
    let count = Int(sqlite3_column_bytes(statement, column))
    return [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
  }
}

enum SQLiteValue: Equatable {
  case null
  case integer(Int)
  case text(String)
  case blob([UInt8])

  init(_ number: Int?) { self = number.map { .integer($0) } ?? .null }

  init(_ text: String?) { self = text.map { .text($0) } ?? .null }

  /// A number as a signed one with the same bits; NULL for nil.
  init(bits number: UInt64?) { self.init(number.map { Int(truncatingIfNeeded: $0) }) }
}
