extension BoardCode {
  /// Reads the code of a board; ignores case and surrounding space.
  public init(_ text: String) throws(BoardCodeError) {
    var parts = try CodeParts(text)
    let first = String(try parts.next(.category))
    switch first {
    case "daily": self = try Self.daily(&parts)
    case "folder":
      let plan = try BoardPlan(&parts, following: 1)
      guard plan.kind != .ear else { throw .folderByEar }
      self = .folder(plan, fingerprint: try Self.fingerprint(&parts))
    default:
      guard !parts.isEmpty || Category.named(first) != nil else { throw .unknownWord(first) }
      let (category, deck) = try Self.category(first)
      self = .bundled(category, deck: deck, try BoardPlan(&parts))
    }
    try parts.end()
  }

  private static func daily(_ parts: inout CodeParts) throws(BoardCodeError) -> BoardCode {
    guard !parts.isEmpty else { return .today }
    let text = String(try parts.next(.date, joining: 3))
    guard let date = CalendarDate(text) else { throw .badDate(text) }
    return .daily(date)
  }

  private static func category(_ text: String) throws(BoardCodeError) -> (Category, deck: Int) {
    let name = text.prefix { $0.isLetter }
    let number = text[name.endIndex...]
    guard let category = Category.named(String(name)),
      number.allSatisfy(\.isNumber), number.first != "0"
    else { throw .unknownCategory(text) }
    if number.isEmpty { return (category, 1) }
    guard let deck = Int(number), Deck(version: deck) != nil else { throw .newerDeck(text) }
    return (category, deck)
  }

  private static func fingerprint(_ parts: inout CodeParts) throws(BoardCodeError) -> UInt32 {
    let part = try parts.next(.fingerprint)
    guard let value = try part.number(), part.count == fingerprintLength else {
      throw .badLength(String(part))
    }
    return UInt32(truncatingIfNeeded: value)
  }
}

extension BoardPlan {
  /// Reads a plan with this many parts after it.
  fileprivate init(_ parts: inout CodeParts, following: Int = 0) throws(BoardCodeError) {
    let gridText = String(try parts.next(.grid))
    guard let grid = Grid(gridText) else { throw .badGrid(gridText) }
    var part = try parts.next(.seed)
    // Never a seed: none has an i, or only three digits.
    let kind = GameKind(rawValue: String(part))
    if kind != nil {
      part = try parts.next(.seed)
    } else if parts.count > following, part.allSatisfy(\.isLetter) {
      throw .unknownKind(String(part))
    }
    guard let seed = try part.number(), part.count >= Self.minimumSeedLength else {
      throw .badLength(String(part))
    }
    self.init(grid: grid, kind: kind ?? .pairs, seed: seed)
  }
}

/// The unread rest of a code, in lowercase, split at its hyphens.
private struct CodeParts {
  private var rest: ArraySlice<Substring>

  init(_ text: String) throws(BoardCodeError) {
    let trimmed = text.utf8.drop(while: \.isSpace)
    let length = trimmed.lastIndex { !$0.isSpace }.map { trimmed[...$0].count } ?? 0
    guard length > 0 else { throw .empty }
    guard length <= BoardCodeError.maximumLength else { throw .tooLong }
    let code = Substring(trimmed.prefix(length))
    for (place, character) in zip(1..., code) {
      guard character.isASCII, character.isLetter || character.isNumber || character == "-" else {
        throw .strangeCharacter(character, place: place)
      }
    }
    rest = code.lowercased().split(separator: "-", omittingEmptySubsequences: false)[...]
  }

  var isEmpty: Bool { rest.isEmpty }
  var count: Int { rest.count }

  /// Takes the next part; or several, with the hyphens between them.
  mutating func next(
    _ name: BoardCodeError.Part, joining count: Int = 1
  ) throws(BoardCodeError) -> Substring {
    let taken = rest.prefix(count)
    rest = rest.dropFirst(count)
    guard let first = taken.first, let last = taken.last, !first.isEmpty else {
      throw .missing(name)
    }
    return first.base[first.startIndex..<last.endIndex]
  }

  func end() throws(BoardCodeError) {
    guard isEmpty else { throw .extraPart(rest.map { "-\($0)" }.joined()) }
  }
}

extension Substring {
  /// Its number in base 32; nil if that does not fit in 64 bits.
  fileprivate func number() throws(BoardCodeError) -> UInt64? {
    var number: UInt64 = 0
    var overflow = false
    for index in indices {
      guard let digit = Base32.value(of: self[index]) else {
        let place = base.distance(from: base.startIndex, to: index) + 1
        throw .strangeCharacter(self[index], place: place)
      }
      overflow = overflow || number >> 59 != 0
      number = number << 5 | digit
    }
    return overflow ? nil : number
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
