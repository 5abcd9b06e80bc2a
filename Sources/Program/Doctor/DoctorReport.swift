import MemoryTunes
import Screens
import Terminal
import TerminalLive

/// What the doctor has found out, as text that can be pasted into a report.
struct DoctorReport {
  /// A folder of the game.
  struct Place {
    var name: String
    /// Nil if there is none.
    var path: String?
    /// Nil if nothing is ever written there.
    var isWritable: Bool?
  }

  let environment: [String: String]
  /// What the terminal said; nil if there is none.
  let traits: TerminalTraits?
  let use: TerminalUse
  let size: (columns: Int, rows: Int)?
  let places: [Place]
  /// The libraries for sound that the system lacks.
  let missingSoundLibraries: [String]
  /// Why the sound card cannot be opened.
  let soundProblem: SoundProblem?

  /// The lines of the report.
  var lines: [String] {
    [
      section("MemoryTunes \(programVersion)", []), section("What your terminal says", terminal),
      section("What the game makes of it", game), section("Where files are kept", places.map(row)),
      section("Sound", sound),
    ].joined(separator: [""]).map(\.self)
  }

  private var sound: [Row] {
    let isRemote = environment["SSH_CONNECTION"] != nil
    return [
      (
        "heard",
        soundProblem != nil
          ? "nothing" : "\(isRemote ? "nothing, as over ssh" : "tunes") (change: --sound)"
      ),
      (
        "libraries",
        missingSoundLibraries.isEmpty
          ? "found" : "install \(missingSoundLibraries.joined(separator: ", "))"
      ),
      ("sound card", soundProblem?.sentence ?? "works"),
    ]
  }

  private typealias Row = (name: String, value: String)

  private func section(_ title: String, _ rows: [Row]) -> [String] {
    [title] + rows.map { "  " + $0.name + spaces(18 - $0.name.count) + $0.value }
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(1, count)) }

  private var terminal: [Row] {
    let names = [
      "TERM", "COLORTERM", "TERM_PROGRAM", "LC_ALL", "LC_CTYPE", "LANG", "NO_COLOR", "TMUX", "STY",
      "SSH_CONNECTION",
    ]
    // Their values may name the player's machines.
    let secret = ["TMUX", "STY", "SSH_CONNECTION"]
    let variables = names.compactMap { name in
      environment[name].map { (name, secret.contains(name) ? "set" : $0.fitted(to: 60)) }
    }
    let extent = size.map { "\($0.columns) columns, \($0.rows) rows" } ?? "unknown"
    guard let traits else { return variables + [("size", extent), ("answers", "no terminal")] }
    guard traits != TerminalTraits() else {
      return variables + [("size", extent), ("answers", "none")]
    }
    return variables + [("size", extent)] + answers(traits)
  }

  private func answers(_ traits: TerminalTraits) -> [Row] {
    [
      ("name", traits.name ?? "unknown"),
      ("cell", traits.cellSize.map { "\($0.width)×\($0.height) pixels" } ?? "unknown"),
      ("background", traits.background.map(name) ?? "unknown"),
      ("character set", traits.isUTF8.map { $0 ? "UTF-8" : "not UTF-8" } ?? "unknown"),
      ("pixels", pixels(traits)),
      ("clipboard", traits.hasClipboard ? "programs can write to it" : "unknown"),
      ("keyboard", traits.hasKittyKeyboard ? "kitty's protocol" : "as ever"),
    ]
  }

  private func pixels(_ traits: TerminalTraits) -> String {
    let ways = [
      traits.hasKittyGraphics ? "kitty's protocol" : nil,
      traits.hasSixel ? "sixel" + (traits.sixelColors.map { ", \($0) colours" } ?? "") : nil,
    ].compactMap(\.self)
    return ways.isEmpty ? "none" : ways.joined(separator: "; ")
  }

  private var game: [Row] {
    [
      ("colours", "\(use.depth.label) (change: --color)"),
      ("covers", "\(use.pixels?.label ?? "block characters") (change: --images)"),
      ("characters", use.hasUTF8 ? "Unicode (change: --ascii)" : "ASCII"),
      ("links", use.hasLinks ? "on titles" : "none"),
      ("mouse", "clicks and wheel (change: --no-mouse)"),
    ]
  }

  private func row(_ place: Place) -> Row {
    guard let path = place.path else {
      return (
        place.name,
        "nowhere: \(place.isWritable == nil ? "install the game again" : "HOME is not set")"
      )
    }
    return (
      place.name, path.fitted(to: 200) + (place.isWritable == false ? " (cannot be written)" : "")
    )
  }
}

private func name(of color: Color) -> String {
  guard let (red, green, blue) = color.components else { return "" }
  let hex = [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  return "#\(hex)"
}

extension ColorDepth {
  fileprivate var label: String {
    switch self {
    case .mono: "black and white"
    case .palette8: "8"
    case .palette16: "16"
    case .palette256: "256"
    case .truecolor: "24-bit"
    }
  }
}

extension PixelProtocol {
  fileprivate var label: String {
    switch self {
    case .kitty: "pixels, by kitty's protocol"
    case .kittyInTmux: "pixels, by kitty's protocol through tmux"
    case .iterm2: "pixels, as inline images of iTerm2"
    case .sixel: "pixels, as sixels"
    }
  }
}
