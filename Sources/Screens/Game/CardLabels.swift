/// Labels that tell covers apart where their pictures cannot: one to three capital letters or digits.
///
/// Earlier covers choose first. Takes O(n) for n covers whose titles differ.
func cardLabels(for covers: [Cover]) -> [String] {
  var taken: Set<String> = []
  taken.reserveCapacity(covers.count)
  return covers.map { cover in
    let label = label(for: capitals(of: cover.title), notIn: taken)
    taken.insert(label)
    return label
  }
}

/// Initials of three words, or the beginning of a single word; then the first letter with two others; then a number.
private func label(for title: [UInt8], notIn taken: Set<String>) -> String {
  func ifFree(_ letters: some Collection<UInt8>) -> String? {
    let text = String(decoding: letters, as: UTF8.self)
    return taken.contains(text) ? nil : text
  }
  let words = title.split(separator: blank, maxSplits: 3)
  let initials =
    words.count == 1 ? words[0].prefix(3) : ArraySlice(words.prefix(3).compactMap { $0.first })
  if !initials.isEmpty, let label = ifFree(initials) { return label }
  let letters = title.filter { $0 != blank }
  for second in letters.indices.dropFirst() {
    for third in letters.indices.dropFirst(second + 1) {
      if let label = ifFree([letters[0], letters[second], letters[third]]) { return label }
    }
  }
  return (1...).lazy.map { "\($0)" }.first { !taken.contains($0) } ?? ""
}

private let blank = UInt8(ascii: " ")

/// A title in capital ASCII letters and digits; other ASCII characters, except apostrophes, become blanks.
private func capitals(of title: String) -> [UInt8] {
  title.utf8.compactMap { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - 32
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
    case UInt8(ascii: "'"), 0x80...: nil
    default: blank
    }
  }
}
