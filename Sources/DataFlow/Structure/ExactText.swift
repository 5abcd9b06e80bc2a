/// A text that equals another only if it has the same scalars: a `String` with "é" as one equals a `String` with
/// "é" as two.
struct ExactText: Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// ASCII of as many bytes equals nothing else.
  static func == (one: ExactText, other: ExactText) -> Bool {
    one.text == other.text && one.text.utf8.count == other.text.utf8.count
      && (one.text.utf16.count == one.text.utf8.count
        || one.text.utf8.elementsEqual(other.text.utf8))
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// The text in ASCII, with escapes as in Swift.
  var escaped: String {
    text.unicodeScalars.map { $0.isASCII ? String($0) : $0.escaped(asASCII: true) }.joined()
  }
}
