/// A text, typed or pasted, that chooses a board.
public struct BoardText: Equatable, Sendable {
  /// `pop-4x4-7k3q`.
  public let code: BoardCode
  /// `pop-4x4-7k3q:14`, a claimed result, or `pop-4x4-7k3q:14.1k3f9…`, a whole game; nil for a code alone.
  public let rival: Rival?
}

extension BoardText {
  /// Reads it, also with what mail, shells and people put around it: other words, quotation marks, line breaks and the
  /// marks of quoted lines; the catalogue of bundled covers shows where the cards of a game lie.
  public init(_ text: String, catalogue: [Category.ID: [Cover]]) throws(RivalError) {
    let (lines, code) = Self.candidates(in: text)
    var problem: RivalError?
    for line in lines {
      do throws(RivalError) {
        if let rival = try Rival(line, catalogue: catalogue) {
          self.init(code: rival.code, rival: rival)
          return
        }
      } catch {
        problem = problem ?? error
      }
    }
    if let problem { throw problem }
    do throws(BoardCodeError) {
      self.init(code: try BoardCode(code), rival: nil)
    } catch {
      throw .code(error)
    }
  }

  /// The longest text that can hold a wrapped line, in words.
  private static let maximumWordCount = 40

  /// Candidates for the line of a game, longest first, since mail may wrap it and go on after it; and one for a code.
  private static func candidates(in text: String) -> (lines: [String], code: String) {
    // A box around a line, and pictures beside that, are drawn with other characters than ASCII.
    let words = text.split { $0.isWhitespace || ">\"'“”‘’`|│".contains($0) }
      .filter { $0.allSatisfy(\.isASCII) && $0.lowercased() != "duel" }
    let command = words.lastIndex { $0.lowercased() == "memorytunes" }
    // After the command, it may be wrapped within its code.
    guard let start = words.lastIndex(where: \.beginsLine) ?? command.map({ $0 + 1 })
    else { return ([], text) }
    let named = words[start...].prefix(maximumWordCount)
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

extension AppState {
  /// The board that is named in a text, or without one in the prompt, and whose game it brings, if any.
  public func boardText(in text: String? = nil) throws(RivalError) -> BoardText {
    try BoardText(text ?? prompt.text, catalogue: categories.catalogue)
  }
}
