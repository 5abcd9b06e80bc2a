/// Which of a language's plural forms a number takes: `nplurals=2; plural=n != 1;`.
///
/// The rule is an expression of C with the one variable `n`, as GNU gettext documents it, section *Plural forms*.
struct PluralRule: Sendable {
  private let rule: Expression

  /// Reads the rule from a catalog's header, which means a single form if it has none; nil if it cannot be read.
  init?(header: String) {
    guard let name = header.utf8.firstRange(of: "plural=".utf8) else {
      rule = { _ in 0 }
      return
    }
    let bytes = header.utf8[name.upperBound...].prefix(501)
      .prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "\n") }
    guard bytes.count <= 500 else { return nil }
    let text = String(decoding: bytes.filter { $0 != UInt8(ascii: " ") }, as: Unicode.ASCII.self)
    var parser = Parser(rest: text[...])
    guard let rule = parser.choice(), parser.rest.isEmpty else { return nil }
    self.rule = rule
  }

  /// The index of the form; 0 if the rule has no value.
  func form(of count: Int) -> Int { rule(Int(count.magnitude % 1_000_000_000)) ?? 0 }
}

/// The value of an expression for a number; nil if it divides by zero or grows too large.
private typealias Expression = @Sendable (Int) -> Int?

private struct Parser {
  var rest: Substring

  private typealias Operator = (sign: String, combine: @Sendable (Int, Int) -> Int?)

  /// The operators of C by what binds them, loosest first; of those in a row, longer signs come first.
  private static let operators: [[Operator]] = [
    [("||", { $0 != 0 || $1 != 0 ? 1 : 0 })],
    [("&&", { $0 != 0 && $1 != 0 ? 1 : 0 })],
    [("==", { $0 == $1 ? 1 : 0 }), ("!=", { $0 != $1 ? 1 : 0 })],
    [
      ("<=", { $0 <= $1 ? 1 : 0 }), (">=", { $0 >= $1 ? 1 : 0 }), ("<", { $0 < $1 ? 1 : 0 }),
      (">", { $0 > $1 ? 1 : 0 }),
    ],
    [
      ("+", { small($0.addingReportingOverflow($1)) }),
      ("-", { small($0.subtractingReportingOverflow($1)) }),
    ],
    [
      ("*", { small($0.multipliedReportingOverflow(by: $1)) }),
      ("/", { small($0.dividedReportingOverflow(by: $1)) }),
      ("%", { small($0.remainderReportingOverflow(dividingBy: $1)) }),
    ],
  ]

  private static func small(_ result: (partialValue: Int, overflow: Bool)) -> Int? {
    result.overflow ? nil : result.partialValue
  }

  /// `a ? b : c`, or anything that binds tighter.
  mutating func choice() -> Expression? {
    guard let condition = operation(0) else { return nil }
    guard take("?") else { return condition }
    guard let then = choice(), take(":"), let otherwise = choice() else { return nil }
    return { n in condition(n).flatMap { $0 != 0 ? then(n) : otherwise(n) } }
  }

  private mutating func operation(_ level: Int) -> Expression? {
    guard level < Self.operators.count else { return single() }
    guard var left = operation(level + 1) else { return nil }
    while let (_, combine) = Self.operators[level].first(where: { take($0.sign) }) {
      guard let right = operation(level + 1) else { return nil }
      left = { [left] n in left(n).flatMap { one in right(n).flatMap { combine(one, $0) } } }
    }
    return left
  }

  private mutating func single() -> Expression? {
    if take("!") {
      guard let part = single() else { return nil }
      return { part($0).map { $0 == 0 ? 1 : 0 } }
    }
    if take("n") { return { $0 } }
    if take("(") {
      let inner = choice()
      return take(")") ? inner : nil
    }
    let digits = rest.prefix { "0"..."9" ~= $0 }
    rest = rest.dropFirst(digits.count)
    guard let number = Int(digits) else { return nil }
    return { _ in number }
  }

  private mutating func take(_ sign: String) -> Bool {
    guard rest.hasPrefix(sign) else { return false }
    rest = rest.dropFirst(sign.count)
    return true
  }
}
