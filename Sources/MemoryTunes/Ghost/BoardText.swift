/// A text, typed or pasted, that chooses a board.
public enum BoardText: Equatable, Sendable {
  /// `pop-4x4-7k3q`.
  case code(BoardCode)
  /// `pop-4x4-7k3q:14`, a claimed result, or `pop-4x4-7k3q:14.1k3f9…`, a whole game.
  case rival(Rival)

  /// Reads it, also with what mail, shells and people put around it: the words before and after it, quotation marks,
  /// line breaks and the marks of quoted lines; ignores case.
  ///
  /// The catalogue of bundled covers shows where the cards of a game lie.
  public init(_ text: String, catalogue: [Category.ID: [Cover]]) throws(BoardTextError) {
    let (lines, code) = Self.candidates(in: text)
    var problem: BoardTextError?
    for line in lines {
      do throws(RivalError) {
        if let rival = try Rival(line, catalogue: catalogue) {
          self = .rival(rival)
          return
        }
      } catch {
        problem = problem ?? .rival(error)
      }
    }
    if let problem { throw problem }
    do throws(BoardCodeError) {
      self = .code(try BoardCode(code))
    } catch {
      throw .code(error)
    }
  }

  public var code: BoardCode {
    switch self {
    case .code(let code): code
    case .rival(let rival): rival.code
    }
  }

  /// The longest text that can hold a wrapped line, in words.
  private static let maximumWordCount = 40

  /// Candidates for the line of a game, longest first, since mail may wrap it and go on after it; and one for a code.
  private static func candidates(in text: String) -> (lines: [String], code: String) {
    let words = text.split { $0.isWhitespace || ">\"'“”‘’`|│".contains($0) }
    let command = words.lastIndex { $0.lowercased() == "memorytunes" }
    // After the command, it may be wrapped within its code.
    guard let start = words.lastIndex(where: \.beginsLine) ?? command.map({ $0 + 1 }) else {
      return ([], text)
    }
    // A box around it, and pictures beside that, are drawn with other characters.
    let rest = words[start...].filter { $0.allSatisfy(\.isASCII) }
    let named = (rest.first?.lowercased() == "duel" ? rest.dropFirst() : rest[...])
      .prefix(maximumWordCount)
    let lines = named.indices.reversed().map { named[...$0].joined().withoutStop }
      .filter { $0.contains(":") }
    return (lines, command == nil ? text : named.first.map { String($0).withoutStop } ?? "")
  }
}

extension String {
  /// Itself without what ends a sentence; a first full stop after a result may be where the flips were cut off.
  fileprivate var withoutStop: String {
    var text = self
    while let last = text.last, ".,;!?)".contains(last) {
      let rest = text.dropLast()
      guard last != "." || rest.contains(".") || !rest.contains(":") else { break }
      text = String(rest)
    }
    return text
  }
}

extension Substring {
  /// A code and a colon stand at its beginning.
  fileprivate var beginsLine: Bool {
    firstIndex(of: ":").map { (try? BoardCode(String(self[..<$0]))) != nil } ?? false
  }
}

public enum BoardTextError: Error, Equatable, Sendable {
  case code(BoardCodeError)
  case rival(RivalError)
}

extension AppState {
  /// The board that is named in a text, or without one in the prompt, and whose game it brings, if any.
  public func boardText(in text: String? = nil) throws(BoardTextError) -> BoardText {
    try BoardText(text ?? prompt.text, catalogue: categories.catalogue)
  }
}
