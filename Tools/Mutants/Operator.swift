/// An operator and the one that is written by mistake.
struct Operator: Sendable {
  let right: String
  let wrong: String
  private let precedence: String
  /// The signatures of its functions, without their names, and what they return.
  private let functions: [(signature: String, body: @Sendable (String) -> String)]

  private init(
    _ right: String, _ wrong: String, _ precedence: String,
    _ functions: (signature: String, body: @Sendable (String) -> String)...
  ) {
    (self.right, self.wrong, self.precedence, self.functions) = (
      right, wrong, precedence, functions
    )
  }

  static let all: [String: Operator] = Dictionary(
    uniqueKeysWithValues: [
      comparison("<", "<="), comparison("<=", "<"), comparison(">", ">="), comparison(">=", ">"),
      equality("==", "!="), equality("!=", "=="),
      logic("&&", "||", "Conjunction"), logic("||", "&&", "Disjunction"),
      sum("+", "-"), sum("-", "+"), assignment("+=", "-="), assignment("-=", "+="),
      range("..<", "Range", 1), range("...", "ClosedRange", -1),
    ].map { ($0.right, $0) })

  private static func comparison(_ right: String, _ wrong: String) -> Operator {
    Operator(
      right, wrong, "Comparison",
      ("<T: Comparable>(l: T, r: T) -> Bool", { "l \($0) r" }))
  }

  private static func equality(_ right: String, _ wrong: String) -> Operator {
    Operator(
      right, wrong, "Comparison",
      ("<T: Equatable>(l: T, r: T) -> Bool", { "l \($0) r" }),
      ("<T>(l: T?, r: _OptionalNilComparisonType) -> Bool", { "l \($0) r" }))
  }

  private static func logic(_ right: String, _ wrong: String, _ name: String) -> Operator {
    Operator(
      right, wrong, "Logical\(name)",
      ("(l: Bool, r: @autoclosure () throws -> Bool) rethrows -> Bool", { "try l \($0) r()" }))
  }

  private static func sum(_ right: String, _ wrong: String) -> Operator {
    Operator(
      right, wrong, "Addition",
      ("<T: AdditiveArithmetic>(l: T, r: T) -> T", { "l \($0) r" }))
  }

  private static func assignment(_ right: String, _ wrong: String) -> Operator {
    Operator(
      right, wrong, "Assignment",
      ("<T: AdditiveArithmetic>(l: inout T, r: T)", { "l \($0) r" }))
  }

  /// Ranges keep their types, and have another end.
  private static func range(_ right: String, _ type: String, _ step: Int) -> Operator {
    Operator(
      right, "one \(step > 0 ? "more" : "less")", "RangeFormation",
      (
        "<T: Strideable>(l: T, r: T) -> \(type)<T> where T.Stride: SignedInteger",
        { $0 == right ? "l\(right)r" : "l\(right)r.advanced(by: \(step))" }
      ))
  }

  /// Its name for a mutant of this number: Swift takes arrows for parts of operators.
  func symbol(_ number: Int) -> String {
    right + String("\(number)".map { Array("←↑→↓↔↕↖↗↘↙")[$0.wholeNumberValue ?? 0] })
  }

  /// What declares it for a mutant of this number.
  func declaration(_ number: Int) -> String {
    "infix operator \(symbol(number)): \(precedence)Precedence\n"
      + functions.enumerated().map { index, function in
        """
        \(index < functions.count - 1 ? "@_disfavoredOverload " : "")@usableFromInline \
        func \(symbol(number)) \(function.signature) {
          if chosenMutant == \(number) { \(function.body(wrong)) } else { \(function.body(right)) }
        }

        """
      }.joined()
  }
}
