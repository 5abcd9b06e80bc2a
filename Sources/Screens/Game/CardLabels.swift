import Artwork

/// Labels that tell covers apart where their pictures cannot: initials of the titles, one to three
/// capital letters or digits each, no two the same.
///
/// Earlier covers choose first. Takes O(n) for n covers whose titles differ.
func cardLabels(for covers: [Cover]) -> [String] {
  var taken: Set<String> = []
  return covers.map { cover in
    let label = label(for: words(of: cover.title), notIn: taken)
    taken.insert(label)
    return label
  }
}

/// The first that is free: the initials of the first three words, or the beginning of a single one; the
/// first letter with two others; a number.
private func label(for words: [[UInt8]], notIn taken: Set<String>) -> String {
  func ifFree(_ letters: some Collection<UInt8>) -> String? {
    let text = String(decoding: letters, as: UTF8.self)
    return taken.contains(text) ? nil : text
  }
  let initials =
    words.count == 1 ? words[0].prefix(3) : ArraySlice(words.compactMap(\.first).prefix(3))
  if let label = initials.isEmpty ? nil : ifFree(initials) { return label }
  let letters = words.joined()
  if let first = letters.first {
    let others = letters.dropFirst()
    for (count, second) in others.enumerated() {
      for third in others.dropFirst(count + 1) {
        if let label = ifFree([first, second, third]) { return label }
      }
    }
  }
  var number = 1
  while taken.contains("\(number)") { number += 1 }
  return "\(number)"
}

/// The words of a title, in capital ASCII letters and digits; apostrophes and other characters that are
/// not ASCII divide no words.
private func words(of title: String) -> [[UInt8]] {
  let apostrophe = UInt8(ascii: "'")
  let kept = title.utf8.lazy.filter { $0 < 0x80 && $0 != apostrophe }
  return kept.map(capital).split(separator: nil).map { $0.compactMap(\.self) }
}

/// The letter as a capital, or the digit; nil for other characters.
private func capital(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - 32
  case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
  default: nil
  }
}
