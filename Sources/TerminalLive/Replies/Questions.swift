/// The questions that a terminal can be asked without displaying them.
///
/// Terminal names are not enough: the same program runs under many, and behind ssh the environment says nothing.
enum TerminalKind {
  /// Emacs' own terminal, which swallows anything after a question.
  case silent
  /// Understands only the oldest sequences: it might show newer ones.
  case plain
  /// tmux, which passes only wrapped sequences to the outer terminal.
  case tmux
  /// Ignores anything it does not understand.
  case modern

  init(_ environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    if term.hasPrefix("eterm") || environment["INSIDE_EMACS"] != nil {
      self = .silent
    } else if environment["TMUX"] != nil || term.hasPrefix("tmux") {
      self = .tmux
    } else if ["linux", "ansi", "cons", "screen", "cygwin", "sun", "wy"].contains(
      where: term.hasPrefix) || term.hasPrefix("vt") && term != "vt340"
    {
      self = .plain
    } else {
      self = .modern
    }
  }

  /// The questions to ask, ending with the one that every terminal answers.
  var questions: String {
    switch self {
    case .silent: ""
    case .plain: deviceAttributes
    case .tmux: background + passedThroughTmux(kittyGraphics + nameAndVersion) + deviceAttributes
    case .modern:
      kittyGraphics + nameAndVersion + background + sixelColors + cellSize + deviceAttributes
    }
  }
}

/// Sent before the first frame, which draws over it: a two-byte character in the second row, then "where is the
/// cursor?" In the first row the answer could be a function key.
let charsetQuestion = "\u{1B}[\(charsetRow);1Hé\u{1B}[6n"
let charsetRow = 2

/// "Which keys do you report in full?" The game does not need to know.
func keyboardQuestion(_ kind: TerminalKind) -> String {
  [.silent, .plain].contains(kind) ? "" : "\u{1B}[?u"
}

let kittyQuestionID = 31

private let kittyGraphics =
  "\u{1B}_Gi=\(kittyQuestionID),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
private let nameAndVersion = "\u{1B}[>q"
private let background = "\u{1B}]11;?\u{1B}\\"
private let sixelColors = "\u{1B}[?1;1;0S"
private let cellSize = "\u{1B}[16t"
private let deviceAttributes = "\u{1B}[c"

/// Wraps sequences for tmux to send to the outer terminal, if allowed.
func passedThroughTmux(_ sequences: String) -> String {
  let doubled = sequences.utf8.reduce(into: [UInt8]()) { output, byte in
    if byte == 0x1B { output.append(byte) }
    output.append(byte)
  }
  return "\u{1B}Ptmux;\(String(decoding: doubled, as: UTF8.self))\u{1B}\\"
}
