import Screens
import TerminalLive

/// The doctor's findings, as text to paste into a report.
struct DoctorReport {
  /// A folder and whether it can be written; nil if nothing is ever written there.
  typealias Place = (name: String, path: String?, isWritable: Bool?)

  let environment: [String: String]
  /// The terminal's replies; nil without a terminal.
  let traits: TerminalTraits?
  let use: TerminalUse
  let size: (columns: Int, rows: Int)?
  let places: [Place]
  let missingSoundLibraries: [String]
  let soundProblem: SoundProblem?

  /// A name of at most 17 columns, and what is found; nil if that is unknown.
  private typealias Row = (name: String, value: String?)

  var lines: [String] {
    [
      section("\(programName) \(programVersion)", []),
      section(tr("What your terminal says"), terminal),
      section(tr("What the game makes of it"), game),
      section(tr("Where files are kept"), places.map(row)), section(tr("Sound"), sound),
    ].joined(separator: [""]).map(\.self)
  }

  private func section(_ title: String, _ rows: [Row]) -> [String] {
    [title]
      + rows.map { name, value in
        let gap = String(repeating: " ", count: max(1, 18 - name.displayWidth))
        return "  \(name)\(gap)\(value ?? tr("unknown", in: "doctor"))"
      }
  }

  private var terminal: [Row] {
    let variables: [Row] = reported.compactMap { name, isSecret in
      // In place of the value of a variable that may name the player's machines.
      environment[name].map { (name, isSecret ? tr("set", in: "variable") : $0.fitted(to: 60)) }
    }
    // Of the window, in characters: "80×24".
    let rows = variables + [(tr("size", in: "doctor"), size.map { "\($0.columns)×\($0.rows)" })]
    guard let traits, traits != TerminalTraits() else {
      // Whether the terminal answers at all.
      return rows + [(tr("answers", in: "doctor"), self.traits == nil ? tr("no terminal") : none)]
    }
    let keys = traits.hasKittyKeyboard ? tr("kitty’s protocol") : tr("as ever")
    return rows + [
      // Of the terminal.
      (tr("name", in: "doctor"), traits.name),
      // The size of a character: "8×16 pixels".
      (tr("cell", in: "doctor"), traits.cellSize.map { tr("\($0.width)×\($0.height) pixels") }),
      (tr("background", in: "doctor"), traits.background.map(name)),
      // UTF-8, or not.
      (tr("character set", in: "doctor"), traits.isUTF8.map { $0 ? "UTF-8" : tr("not UTF-8") }),
      // The ways to draw them.
      (tr("pixels", in: "doctor"), pixels(of: traits)),
      // Whether programs can write to it.
      (tr("clipboard", in: "doctor"), traits.hasClipboard ? tr("programs can write to it") : nil),
      // It may work without the protocol of kitty.
      (tr("keyboard", in: "doctor"), keys),
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
    [
      (tr("colours", in: "doctor"), changed(by: "--color", use.depth.label)),
      // How covers are drawn, and the folder of the covers.
      (tr("covers", in: "doctor"), title(of: use.pixels)),
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
    let missing = missingSoundLibraries
    return [
      // What can be heard.
      (tr("heard", in: "doctor"), soundProblem == nil ? sounds : tr("nothing", in: "doctor")),
      // Those for sound.
      (
        tr("libraries", in: "doctor"),
        missing.isEmpty ? tr("found", in: "libraries") : tr("install \(list(missing))")
      ),
      (tr("sound card", in: "doctor"), soundProblem?.sentence ?? tr("works")),
    ]
  }
}

private var none: String { tr("none", in: "doctor") }

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

/// A way to draw covers, and the option for it.
func title(of pixels: PixelProtocol?) -> String {
  guard let pixels else {
    // How pictures are drawn, and the option for it: "Pixels (--images sixel)".
    return tr("Blocks (--images \(ImageSetting.blocks.rawValue))")
  }
  let setting = ImageSetting(rawValue: pixels.rawValue) ?? .kitty
  // The same: "Pixels (--images sixel)".
  return tr("Pixels (--images \(setting.rawValue))")
}
