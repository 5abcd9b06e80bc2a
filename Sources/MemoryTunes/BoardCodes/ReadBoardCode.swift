extension BoardCode {
  /// Reads the code of a board; ignores case and surrounding space.
  public init(_ text: String) throws(BoardCodeError) {
    var parts = try CodeParts(text)
    let first = String(try parts.next())
    switch first {
    case "daily" where parts.rest.isEmpty: self = .today
    case "daily":
      parts.example = BoardCodeError.dailyExample
      let text = String(try parts.next(joining: 3))
      guard let date = CalendarDate(text) else { throw .badDate(text) }
      self = .daily(date)
    case "folder":
      parts.example = "folder-4x4-7k3q-9d2m"
      let plan = try BoardPlan(&parts, following: 1)
      guard plan.kind != .ear else { throw .folderByEar }
      let length = Self.fingerprintLength
      let fingerprint = try parts.next().number(ofLength: length...length)
      self = .folder(plan, fingerprint: UInt32(fingerprint))
    default:
      guard !parts.rest.isEmpty || Category.named(first) != nil else { throw .unknownWord(first) }
      let (category, deck) = try Self.category(first)
      self = .bundled(category, deck: deck, try BoardPlan(&parts))
    }
    guard parts.rest.isEmpty else { throw .extraPart(parts.rest.map { "-\($0)" }.joined()) }
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
}

extension BoardPlan {
  /// Reads a plan with this many parts after it.
  fileprivate init(_ parts: inout CodeParts, following: Int = 0) throws(BoardCodeError) {
    let gridText = String(try parts.next())
    guard let grid = Grid(gridText) else { throw .badGrid(gridText) }
    var part = try parts.next()
    // Never a seed: none has an i, or only three digits.
    let kind = GameKind(rawValue: String(part))
    if kind != nil {
      part = try parts.next()
    } else if parts.rest.count > following, part.allSatisfy(\.isLetter) {
      throw .unknownKind(String(part))
    }
    let seed = try part.number(ofLength: Self.minimumSeedLength...Int.max)
    self.init(grid: grid, kind: kind ?? .pairs, seed: seed)
  }
}

/// The unread rest of a code, in lowercase, split at its hyphens.
private struct CodeParts {
  var rest: ArraySlice<Substring>
  /// A whole code of the same form.
  var example = BoardCodeError.example

  init(_ text: String) throws(BoardCodeError) {
    let start = text.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { throw .empty }
    let code = start[...end]
    guard code.utf8.count <= BoardCodeError.maximumLength else { throw .tooLong }
    for (place, character) in zip(1..., code) {
      guard character.isASCII, character.isLetter || character.isNumber || character == "-"
      else { throw .strangeCharacter(character, place: place) }
    }
    rest = code.lowercased().split(separator: "-", omittingEmptySubsequences: false)[...]
  }

  /// Takes the next part; or several, with the hyphens between them.
  mutating func next(joining count: Int = 1) throws(BoardCodeError) -> Substring {
    let taken = rest.prefix(count)
    rest = rest.dropFirst(count)
    guard let first = taken.first, let last = taken.last, !first.isEmpty
    else { throw .missing(like: example) }
    return first.base[first.startIndex..<last.endIndex]
  }
}

extension Substring {
  /// Its number in base 32, of at most 64 bits.
  fileprivate func number(ofLength lengths: ClosedRange<Int>) throws(BoardCodeError) -> UInt64 {
    var number: UInt64 = 0
    var fits = lengths.contains(count)
    for index in indices {
      guard let digit = Base32.value(of: self[index]) else {
        let place = base.distance(from: base.startIndex, to: index) + 1
        throw .strangeCharacter(self[index], place: place)
      }
      fits = fits && number >> 59 == 0
      number = number << 5 | digit
    }
    guard fits else { throw .badLength(String(self)) }
    return number
  }
}
