/// Which of a language's plural forms a number takes: `nplurals=2; plural=n != 1;`.
///
/// The rule is an expression of C with the one variable `n`, as GNU gettext documents it, section *Plural forms*.
struct PluralRule: Sendable {
  private let rule: Expression

  /// Reads the rule from a catalog's header, which means a single form if it has none; nil if it cannot be read.
  init?(header: String) {
    let name = Array("plural=".utf8)
    let start = header.utf8.indices.first { header.utf8[$0...].starts(with: name) }
    guard let start else {
      rule = .number(0)
      return
    }
    let bytes = header.utf8[start...].dropFirst(name.count).prefix(501)
      .prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "\n") }
    guard bytes.count <= 500 else { return nil }
    let text = String(decoding: bytes.filter { $0 != UInt8(ascii: " ") }, as: Unicode.ASCII.self)
    var parser = Parser(rest: text[...])
    guard let rule = parser.choice(), parser.rest.isEmpty else { return nil }
    self.rule = rule
  }

  /// The index of the form; 0 if the rule has no value.
  func form(of count: Int) -> Int { rule.value(Int(count.magnitude % 1_000_000_000)) ?? 0 }
}

private indirect enum Expression: Sendable {
  case number(Int)
  case n
  case not(Expression)
  case both(Expression, @Sendable (Int, Int) -> Int?, Expression)
  case choice(Expression, then: Expression, otherwise: Expression)

  /// Its value for a number; nil if it divides by zero or grows too large.
  func value(_ n: Int) -> Int? {
    switch self {
    case .number(let number): number
    case .n: n
    case .not(let part): part.value(n).map { $0 == 0 ? 1 : 0 }
    case .both(let left, let combine, let right):
      left.value(n).flatMap { left in right.value(n).flatMap { combine(left, $0) } }
    case .choice(let condition, let then, let otherwise):
      condition.value(n).flatMap { $0 != 0 ? then.value(n) : otherwise.value(n) }
    }
  }
}

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
    return .choice(condition, then: then, otherwise: otherwise)
  }

  private mutating func operation(_ level: Int) -> Expression? {
    guard level < Self.operators.count else { return single() }
    guard var left = operation(level + 1) else { return nil }
    while let (_, combine) = Self.operators[level].first(where: { take($0.sign) }) {
      guard let right = operation(level + 1) else { return nil }
      left = .both(left, combine, right)
    }
    return left
  }

  private mutating func single() -> Expression? {
    if take("!") { return single().map(Expression.not) }
    if take("n") { return .n }
    if take("(") {
      let inner = choice()
      return take(")") ? inner : nil
    }
    let digits = rest.prefix { "0"..."9" ~= $0 }
    rest = rest.dropFirst(digits.count)
    return Int(digits).map(Expression.number)
  }

  private mutating func take(_ sign: String) -> Bool {
    guard rest.hasPrefix(sign) else { return false }
    rest = rest.dropFirst(sign.count)
    return true
  }
}
