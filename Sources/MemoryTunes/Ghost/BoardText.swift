import Artwork

/// A text, typed or pasted, that chooses a board.
public enum BoardText: Equatable, Sendable {
  /// `pop-4x4-7k3q`.
  case code(BoardCode)
  /// `pop-4x4-7k3q:14`, a claimed result, or `pop-4x4-7k3q:14.1k3f9…`, a whole game.
  case rival(Rival)

  /// Reads it, also with what mail, shells and people put around it: the words before it, quotation marks, line breaks
  /// and the marks of quoted lines; ignores case.
  ///
  /// The catalogue of bundled covers shows where the cards of a game lie.
  public init(_ text: String, catalogue: [Category.ID: [Cover]]) throws(BoardTextError) {
    let line = Self.line(in: text)
    do throws(RivalError) {
      if line.contains(":"), let rival = try Rival(line, catalogue: catalogue) {
        self = .rival(rival)
        return
      }
    } catch {
      throw .rival(error)
    }
    do throws(BoardCodeError) {
      self = .code(try BoardCode(line))
    } catch {
      throw .code(error)
    }
  }

  /// The code that it begins with.
  public var code: BoardCode {
    switch self {
    case .code(let code): code
    case .rival(let rival): rival.code
    }
  }

  /// The text after the last command, or all of it, without the marks and blanks between its parts.
  private static func line(in text: String) -> String {
    let words = text.split { $0.isWhitespace || ">\"'“”‘’`|│".contains($0) }
    let command = words.lastIndex { $0.lowercased() == "memorytunes" }
    guard let command else { return words.first?.contains(":") == true ? words.joined() : text }
    let line = words[(command + 1)...]
    return (line.first?.lowercased() == "duel" ? line.dropFirst() : line).joined()
  }
}

/// The reason a text names no board.
public enum BoardTextError: Error, Equatable, Sendable {
  case code(BoardCodeError)
  case rival(RivalError)
}

extension AppState {
  /// The board that is named in the prompt, and whose game it answers, if any.
  public func boardText() throws(BoardTextError) -> BoardText {
    try BoardText(prompt.text, catalogue: categories.catalogue)
  }
}
