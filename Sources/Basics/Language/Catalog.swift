import Synchronization

/// The sentences of a language: what `msgfmt` makes of a translator's file.
///
/// The file is read as GNU gettext documents it, section *The Format of GNU MO Files*. It need not be trusted: what
/// points outside of it, is no UTF-8, would control the terminal, cannot be seen, is far longer than the English
/// sentence, or has places that this does not have, counts as missing.
///
/// Not by the C library, which translates to the language of the whole process, and only where the system has it
/// installed.
public final class Catalog: Sendable {
  /// The catalog in use; nil for English.
  ///
  /// Each sentence asks for it: as long as no catalog has been read, that costs one load.
  public static var current: Catalog? {
    isAnyRead.load(ordering: .relaxed) ? chosen ?? inUse.withLock(\.self) : nil
  }

  private static let isAnyRead = Atomic(false)

  /// The catalog for a piece of work, nil inside for English; nil outside for that of the program.
  @TaskLocal public static var chosen: Catalog??
  private static let inUse = Mutex<Catalog?>(nil)

  /// Makes this the language of the program from now on.
  public static func use(_ catalog: Catalog?) { inUse.withLock { $0 = catalog } }

  private let file: File
  private let count: Int
  private let keys: Int
  private let sentences: Int
  private let plural: PluralRule
  private let known = Mutex<[String: [Template]]>([:])

  /// Nil if these are not the bytes of a catalog.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count >= 28, bytes.count < 1 << 24, let file = File(bytes) else { return nil }
    self.file = file
    (count, keys, sentences) = (file.word(at: 8), file.word(at: 12), file.word(at: 16))
    guard file.word(at: 4) >> 16 <= 1, count <= bytes.count / 16,
      max(keys, sentences) <= bytes.count - 8 * count
    else { return nil }
    let header = file.text(0, in: sentences)?.prefix(10_000) ?? []
    guard let rule = PluralRule(header: String(decoding: header, as: UTF8.self)) else { return nil }
    plural = rule
    Self.isAnyRead.store(true, ordering: .relaxed)
  }

  /// The sentence with its places filled; nil if there is none.
  func sentence(_ message: Message, context: String?) -> String? {
    let key = context.map { "\($0)\u{4}\(message.key)" } ?? message.key
    let template = templates(of: key, places: message.arguments.count).first
    return template?.filled(with: message.arguments)
  }

  /// The form of the sentence for a number of things; `one` is its key.
  func sentence(_ one: Message, filledLike many: Message, count: Int) -> String? {
    let forms = templates(of: one.key, places: many.arguments.count)
    let form = plural.form(of: count)
    guard forms.indices.contains(form) else { return nil }
    return forms[form].filled(with: many.arguments)
  }

  /// All forms of a sentence; empty if one of them cannot be used.
  private func templates(of key: String, places: Int) -> [Template] {
    known.withLock { known in
      if let templates = known[key] { return templates }
      let isLong = key.contains("\n")
      let forms =
        find(key).flatMap { $0.count > 10 * key.utf8.count + 100 ? nil : $0 }?
        .split(separator: 0, omittingEmptySubsequences: false) ?? []
      let templates = forms.compactMap { Template($0, places: places, isLong: isLong) }
      known[key] = templates.count == forms.count ? templates : []
      return known[key] ?? []
    }
  }

  /// Binary search: keys are sorted by their bytes.
  private func find(_ key: String) -> ArraySlice<UInt8>? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      guard let text = file.text(middle, in: keys) else { return nil }
      // The plural follows after a zero.
      let found = text.prefix(key.utf8.count + 1).prefix { $0 != 0 }
      if found.elementsEqual(key.utf8) { return file.text(middle, in: sentences) }
      if found.lexicographicallyPrecedes(key.utf8) { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

/// The bytes of a catalog: its first word, which is the same in all, tells the order of the bytes of a word.
private struct File: Sendable {
  private let bytes: [UInt8]
  private var isSwapped = false

  /// Nil if the first word is another.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    isSwapped = word(at: 0) == 0xDE12_0495
    guard word(at: 0) == 0x9504_12DE else { return nil }
  }

  /// A text of the table that begins at a byte; nil if it lies outside of the file.
  func text(_ index: Int, in table: Int) -> ArraySlice<UInt8>? {
    let (length, start) = (word(at: table + 8 * index), word(at: table + 8 * index + 4))
    return start + length <= bytes.count ? bytes[start..<start + length] : nil
  }

  /// The 32-bit number at a byte; 0 beyond the end.
  func word(at place: Int) -> Int {
    guard place + 4 <= bytes.count else { return 0 }
    let number = (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    return isSwapped ? Int(UInt32(number).byteSwapped) : number
  }
}

/// A translated sentence, taken apart at its places.
private struct Template {
  /// The text before the first place, or all of it.
  private var start = ""
  /// The places by their index, each with what follows.
  private var rest: [(place: Int, text: String)] = []

  /// Nil if a terminal would not show all of it, if it has a place beyond the last one, or one three times, and if it has
  /// several lines, unless it may.
  init?(_ bytes: ArraySlice<UInt8>, places: Int, isLong: Bool) {
    // To compare characters of many marks would take minutes.
    guard let text = String(validating: bytes, as: UTF8.self), !text.isInvisible,
      text.allSatisfy({ $0.unicodeScalars.count <= 8 }), text.plain == text,
      !text.contains("\t"), isLong || !text.contains("\n")
    else { return nil }
    guard places > 0 else {
      start = text
      return
    }
    var parts = text.split(separator: "%", omittingEmptySubsequences: false)[...]
    start = String(parts.removeFirst())
    while let part = parts.popFirst() {
      if part.isEmpty, let next = parts.popFirst() {
        append("%" + next)
      } else if let dollar = part.firstIndex(of: "$"), let place = Int(part[..<dollar]),
        (1...places).contains(place), rest.count(where: { $0.place == place - 1 }) < 2,
        part[dollar...].hasPrefix("$s")
      {
        rest.append((place - 1, String(part[dollar...].dropFirst(2))))
      } else {
        return nil
      }
    }
  }

  private mutating func append(_ text: String) {
    if rest.isEmpty { start += text } else { rest[rest.count - 1].text += text }
  }

  func filled(with arguments: [String]) -> String {
    rest.reduce(into: start) { $0 += arguments[$1.place] + $1.text }
  }
}
