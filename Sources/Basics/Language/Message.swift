/// A sentence with places for what differs each time: `"\(name) flips \(card)"`.
///
/// Its key in a ``Catalog`` has the places numbered, as in C: `%1$s flips %2$s`, with `%%` for `%`; a sentence without
/// places is its own key.
public struct Message: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The sentence in English.
  public let english: String
  /// Empty where no catalog is in use.
  let key: String
  let arguments: [String]

  /// A sentence without places.
  public init(stringLiteral text: String) {
    (english, key, arguments) = (text, text, [])
  }

  /// A sentence with places.
  public init(stringInterpolation parts: StringInterpolation) {
    (english, key, arguments) = (parts.text, parts.key, parts.arguments)
  }

  /// Collects the English sentence, and its key if there is a catalog.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var key = ""
    fileprivate var arguments: [String] = []
    private let isTranslated = Catalog.current != nil

    /// Begins with an empty sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    /// Appends text between places.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
      guard isTranslated else { return }
      let hasSign = literal.utf8.contains(UInt8(ascii: "%"))
      key += hasSign ? literal.replacing("%", with: "%%") : literal
    }

    /// Appends a place, and what fills it.
    public mutating func appendInterpolation(_ argument: some CustomStringConvertible) {
      let argument = argument.description
      text += argument
      guard isTranslated else { return }
      arguments.append(argument)
      key += "%\(arguments.count)$s"
    }
  }
}

/// The sentence in the player's language; in English where the catalog has none that can be used.
///
/// The context says what a short text is about, if English has one word for several things.
public func tr(_ message: Message, in context: String? = nil) -> String {
  guard let catalog = Catalog.current else { return message.english }
  return catalog.sentence(message, context: context) ?? message.english
}

/// The same of a number of things: English has one form for 1 and another for the rest, other languages have up to six.
public func tr(_ one: Message, _ many: Message, count: Int) -> String {
  let form = count == 1 ? one : many
  guard let catalog = Catalog.current else { return form.english }
  return catalog.sentence(one, filledLike: many, count: count) ?? form.english
}
