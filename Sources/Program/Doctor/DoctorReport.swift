import Screens
import TerminalLive

/// The doctor's findings, as text to paste into a report.
struct DoctorReport {
  struct Place {
    var name: String
    var path: String?
    /// Nil if nothing is ever written there.
    var isWritable: Bool?
  }

  let environment: [String: String]
  /// The terminal's replies; nil without a terminal.
  let traits: TerminalTraits?
  let use: TerminalUse
  let size: (columns: Int, rows: Int)?
  let places: [Place]
  let missingSoundLibraries: [String]
  let soundProblem: SoundProblem?

  /// A name of at most 17 columns, and what is found.
  private typealias Row = (name: String, value: String)

  /// The lines of the report.
  var lines: [String] {
    [
      section("\(WindowWords.name) \(programVersion)", []),
      section(tr("What your terminal says"), terminal),
      section(tr("What the game makes of it"), game),
      section(tr("Where files are kept"), places.map(row)), section(tr("Sound"), sound),
    ].joined(separator: [""]).map(\.self)
  }

  private func section(_ title: String, _ rows: [Row]) -> [String] {
    [title] + rows.map { "  " + $0.name + spaces(18 - $0.name.displayWidth) + $0.value }
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(1, count)) }

  private var terminal: [Row] {
    let variables: [Row] = reported.compactMap { name, isSecret in
      // In place of the value of a variable that may name the player's machines.
      environment[name].map { (name, isSecret ? tr("set", in: "variable") : $0.fitted(to: 60)) }
    }
    let extent = size.map { columns, rows in
      list([
        tr("\(columns) column", "\(columns) columns", count: columns),
        tr("\(rows) row", "\(rows) rows", count: rows),
      ])
    }
    let replies: [Row] =
      switch traits {
      case nil: [silence(tr("no terminal"))]
      case TerminalTraits(): [silence(none)]
      case let traits?: answers(traits)
      }
    // Of the window.
    return variables + [row(tr("size", in: "doctor"), extent)] + replies
  }

  /// Whether the terminal answers at all.
  private func silence(_ answer: String) -> Row { row(tr("answers", in: "doctor"), answer) }

  private func row(_ name: String, _ value: String?) -> Row { (name, value ?? unknown) }

  private func answers(_ traits: TerminalTraits) -> [Row] {
    let writable = traits.hasClipboard ? tr("programs can write to it") : nil
    let keys = traits.hasKittyKeyboard ? tr("kitty’s protocol") : tr("as ever")
    return [
      // Of the terminal.
      row(tr("name", in: "doctor"), traits.name),
      // The size of a character: "8×16 pixels".
      row(tr("cell", in: "doctor"), traits.cellSize.map { tr("\($0.width)×\($0.height) pixels") }),
      row(tr("background", in: "doctor"), traits.background.map(name)),
      // UTF-8, or not.
      row(tr("character set", in: "doctor"), traits.isUTF8.map { $0 ? "UTF-8" : tr("not UTF-8") }),
      // The ways to draw them.
      row(tr("pixels", in: "doctor"), pixels(of: traits)),
      // Whether programs can write to it.
      row(tr("clipboard", in: "doctor"), writable),
      // It may work without the protocol of kitty.
      row(tr("keyboard", in: "doctor"), keys),
    ]
  }

  private func pixels(of traits: TerminalTraits) -> String {
    let colors = traits.sixelColors.map { tr("\($0) colour", "\($0) colours", count: $0) }
    let ways = [
      traits.hasKittyGraphics ? tr("kitty’s protocol") : nil,
      traits.hasSixel ? list(["sixel", colors]) : nil,
    ].compactMap(\.self)
    return ways.isEmpty ? none : ways.joined(separator: semicolon)
  }

  private var game: [Row] {
    let way = use.pixels?.label ?? tr("block characters")
    return [
      (tr("colours", in: "doctor"), changed(by: "--color", use.depth.label)),
      // How covers are drawn, and the folder of the covers.
      (tr("covers", in: "doctor"), changed(by: "--images", way)),
      (tr("characters", in: "doctor"), use.hasUTF8 ? changed(by: "--ascii", "Unicode") : "ASCII"),
      // Where the game has links.
      (tr("links", in: "doctor"), use.hasLinks ? tr("on titles") : none),
      (tr("mouse", in: "doctor"), changed(by: "--no-mouse", tr("clicks and wheel"))),
    ]
  }

  private func row(_ place: Place) -> Row {
    let value =
      switch (place.path?.fitted(to: 200), place.isWritable) {
      case (nil, nil): tr("nowhere: install the game again")
      case (nil, _): tr("nowhere: HOME is not set")
      case (let path?, false): tr("\(path) (cannot be written)")
      case (let path?, _): path
      }
    return (place.name, value)
  }

  private var sound: [Row] {
    let isRemote = environment["SSH_CONNECTION"] != nil
    let sounds = changed(by: "--sound", isRemote ? tr("nothing, as over ssh") : tr("tunes"))
    let libraries =
      missingSoundLibraries.isEmpty
      ? tr("found", in: "libraries") : tr("install \(list(missingSoundLibraries))")
    return [
      // What can be heard.
      (tr("heard", in: "doctor"), soundProblem == nil ? sounds : tr("nothing", in: "doctor")),
      // Those for sound.
      (tr("libraries", in: "doctor"), libraries),
      (tr("sound card", in: "doctor"), soundProblem?.sentence ?? tr("works")),
    ]
  }
}

private var none: String { tr("none", in: "doctor") }
private var unknown: String { tr("unknown", in: "doctor") }

/// A value, and the option that changes it: "24-bit (change: --color)".
private func changed(by option: String, _ value: String) -> String {
  tr("\(value) (change: \(option))")
}

/// The variables reported, and whether their value may name the player's machines.
private let reported: KeyValuePairs = [
  "TERM": false, "COLORTERM": false, "TERM_PROGRAM": false, "LC_ALL": false, "LC_CTYPE": false,
  "LANG": false, "NO_COLOR": false, "TMUX": true, "STY": true, "SSH_CONNECTION": true,
]

private func name(of color: Color) -> String {
  guard let (red, green, blue) = color.components else { return "" }
  return "#\([red, green, blue].map(\.hexDigits).joined())"
}

extension ColorDepth {
  fileprivate var label: String {
    switch self {
    case .mono: tr("black and white")
    case .palette8: "8"
    case .palette16: "16"
    case .palette256: "256"
    case .truecolor: tr("24-bit")
    }
  }
}

extension PixelProtocol {
  fileprivate var label: String {
    switch self {
    case .kitty: tr("pixels, by kitty’s protocol")
    case .kittyInTmux: tr("pixels, by kitty’s protocol through tmux")
    case .iterm2: tr("pixels, as inline images of iTerm2")
    case .sixel: tr("pixels, as sixels")
    }
  }
}
