import Foundation

/// A Swift file, and where errors can be planted in it.
struct SourceText {
  let file: String
  private let bytes: [UInt8]
  /// The same with comments blank and a letter for each byte of a string, so that what is left is code.
  private let code: String
  /// For each byte, whether the innermost bracket around it is a brace, or there is none.
  private var isInBraces: [Bool] = []

  init(_ file: String, _ data: Data) {
    (self.file, bytes) = (file, [UInt8](data))
    var masked = bytes
    // Strings with what is interpolated in them, comments, and lines for the preprocessor.
    let text = String(decoding: bytes, as: UTF8.self)
    let notCode =
      ##/"""[\s\S]*?"""|#"[\s\S]*?"#|#/.*?/#|"(?:\\\((?:[^()]|\([^()]*\))*\)|\\.|[^"\\\n])*"|//.*|/\*[\s\S]*?\*/|(?m:^ *#(?:if|else).*)/##
    for match in text.matches(of: notCode) {
      let isString = match.output.hasPrefix("\"") || match.output.hasPrefix("#")
      for place in text.offsets(match.range) where masked[place] != 10 {
        masked[place] = isString ? 0x73 : 0x20
      }
    }
    code = String(decoding: masked, as: UTF8.self)
    var brackets: [UInt8] = []
    for byte in masked {
      isInBraces.append(brackets.last ?? 0x7B == 0x7B)
      if "([{".utf8.contains(byte) { brackets.append(byte) }
      if ")]}".utf8.contains(byte) { _ = brackets.popLast() }
    }
  }

  /// All errors that can be planted, without numbers; some do not compile.
  var mutants: [Mutant] { operators + literals + statements + arguments }

  private func mutant(_ range: Range<Int>, _ change: Mutant.Change, _ summary: String) -> Mutant {
    let first = bytes[..<range.lowerBound].count { $0 == 10 } + 1
    let last = first + bytes[range].count { $0 == 10 }
    return Mutant(file: file, lines: first...last, change: change, summary: summary)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  // MARK: Operators

  /// Formatted code has spaces around operators, and none around ranges and angle brackets.
  private var operators: [Mutant] {
    let spaced = code.matches(of: /\s([<>=!]=|&&|\|\||[+-]=|[<>+-])(?=\s)/).map(\.output.1)
    let ranges = code.matches(of: /[\w)\]](\.\.<|\.\.\.)(?=[\w(])/).map(\.output.1)
    return (spaced + ranges).compactMap { name in
      guard let name = Operator.all[String(name)].map({ ($0, name) }), !isAboutTypes(before: name.1)
      else { return nil }
      let range = code.offsets(name.1.startIndex..<name.1.endIndex)
      return mutant(
        range, .operator(name.0, at: range), "\(name.0.right) to \(name.0.wrong)\(around(range))")
    }
  }

  /// Whether an operator stands after the name of a type, or is declared.
  private func isAboutTypes(before name: Substring) -> Bool {
    code[..<name.startIndex].suffix(80).firstMatch(of: /\b(?:[A-Z][\w.]*|func) $/) != nil
  }

  /// The line, for who reads the list.
  private func around(_ range: Range<Int>) -> String {
    let start = bytes[..<range.lowerBound].lastIndex(of: 10).map { $0 + 1 } ?? 0
    let end = bytes[range.upperBound...].firstIndex(of: 10) ?? bytes.count
    return
      " in `\(text(start..<end).trimmingCharacters(in: .whitespaces))`, column \(range.lowerBound - start + 1)"
  }

  // MARK: Numbers

  /// Even ones become greater by one, odd ones less; neither raw values nor exponents.
  private var literals: [Mutant] {
    code.matches(of: /(?:[^\w.$#]|\.\.|^)(0x[0-9A-F_]+|\d[\d_]*(?:\.\d[\d_]*)?)(?![\w])/).compactMap
    {
      let literal = $0.output.1
      let isPart = code[..<literal.startIndex].suffix(80).contains(#/case \w+ = $|\de-$/#)
      let digits = literal.replacing("_", with: "")
      let isHexadecimal = digits.hasPrefix("0x")
      guard !isPart,
        let value = isHexadecimal
          ? UInt64(digits.dropFirst(2), radix: 16).map({ Decimal($0) })
          : Decimal(string: String(digits))
      else { return nil }
      let isEven = digits.last?.hexDigitValue?.isMultiple(of: 2) == true
      let range = code.offsets(literal.startIndex..<literal.endIndex)
      let instead = "\(value + (isEven ? 1 : -1))"
      return mutant(
        range, .expressions([(range, instead)]), "\(literal) to \(instead)\(around(range))")
    }
  }

  // MARK: Statements

  private static let declarations: Set = [
    "let", "var", "func", "guard", "switch", "case", "default", "else", "do", "catch", "defer",
    "repeat",
    "struct", "enum", "class", "actor", "extension", "protocol", "init", "deinit", "subscript",
    "public",
    "private", "fileprivate", "internal", "package", "static", "mutating", "override", "final",
    "indirect", "lazy", "weak", "unowned", "import", "typealias", "associatedtype", "infix",
    "prefix",
    "nonisolated", "isolated", "get", "set", "willSet", "didSet", "where", "some", "any",
  ]

  private var statements: [Mutant] {
    code.matches(of: /(?m)^ *((?:\()?(\w+)\b)/).compactMap { match in
      let start = code.offsets(match.output.1.startIndex..<match.output.1.endIndex).lowerBound
      let before = code[..<match.range.lowerBound].suffix(400).trimmingCharacters(
        in: .whitespacesAndNewlines)
      guard isInBraces[start], !Self.declarations.contains(String(match.output.2)),
        before.firstMatch(of: /([{})\]\w]|case .*:|default:)$/) != nil,
        let end = endOfStatement(from: start)
      else { return nil }
      let range = start..<end
      let first = text(range).split(separator: "\n").first ?? ""
      return mutant(range, .dropped(range), "without `\(first)`")
    }
  }

  /// The end of the last line of a statement: no bracket is open, and the next line continues nothing.
  private func endOfStatement(from start: Int) -> Int? {
    let code = Array(self.code.utf8)
    var depth = 0
    for place in start..<code.count {
      if "([{".utf8.contains(code[place]) { depth += 1 }
      if ")]}".utf8.contains(code[place]) { depth -= 1 }
      if depth < 0 { return nil }
      guard code[place] == 10, depth == 0 else { continue }
      let end = code[..<place].lastIndex { $0 != 0x20 } ?? place
      let next = code[place...].first { $0 != 0x20 && $0 != 10 } ?? 0x7D
      let word = String(decoding: code[place...].prefix(200), as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      if ",=+-*/?<&|(".utf8.contains(code[end]) { continue }
      if ".?:+-*/<>=&|{".utf8.contains(next) || word.hasPrefix("else") || word.hasPrefix("catch") {
        continue
      }
      return end + 1
    }
    return nil
  }

  // MARK: Arguments

  /// Each argument of a call and the next one, swapped.
  private var arguments: [Mutant] {
    code.matches(of: /\w\(/).flatMap { match in
      let line =
        code[..<match.range.upperBound].split(separator: "\n", omittingEmptySubsequences: false)
        .last ?? ""
      // The larger of two is the same in either order.
      if line.contains(#/\b(func|init|subscript)\b|^ *(indirect )?case |\b(min|max)\($/#) {
        return [Mutant]()
      }
      let list = argumentList(from: code.offsets(match.range).upperBound)
      return zip(list, list.dropFirst()).compactMap { first, second in
        let (left, right) = (text(first), text(second))
        guard left != right, !(left + right).contains(#/[{&"]|\b(let|var) /#) else { return nil }
        return mutant(
          first.lowerBound..<second.upperBound, .expressions([(first, right), (second, left)]),
          "\(left) and \(right) swapped\(around(first))")
      }
    }
  }

  /// The arguments' expressions, without labels, up to the closing bracket.
  private func argumentList(from start: Int) -> [Range<Int>] {
    let code = Array(self.code.utf8)
    var (ranges, depth, begin): ([Range<Int>], Int, Int) = ([], 0, start)
    for place in start..<code.count {
      if depth == 0, code[place] == 0x2C || code[place] == 0x29 {
        ranges.append(begin..<place)
        begin = place + 1
      }
      if "([{".utf8.contains(code[place]) { depth += 1 }
      if ")]}".utf8.contains(code[place]) { depth -= 1 }
      if depth < 0 { break }
    }
    return ranges.compactMap { range in
      let text = String(decoding: code[range], as: UTF8.self)
      guard let match = text.wholeMatch(of: /\s*(?:\w+:\s+)?([\s\S]*?)\s*/), !match.output.1.isEmpty
      else {
        return nil
      }
      let inner = text.offsets(match.output.1.startIndex..<match.output.1.endIndex)
      return range.lowerBound + inner.lowerBound..<range.lowerBound + inner.upperBound
    }
  }
}

extension String {
  /// A range as offsets of bytes.
  fileprivate func offsets(_ range: Range<Index>) -> Range<Int> {
    utf8.distance(
      from: startIndex, to: range.lowerBound)..<utf8.distance(
        from: startIndex, to: range.upperBound)
  }
}
