import MemoryTunes
import Screens
import Terminal
import TerminalLive

/// The doctor's findings, as text to paste into a report.
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
  /// The terminal's replies; nil without a terminal.
  let traits: TerminalTraits?
  let use: TerminalUse
  let size: (columns: Int, rows: Int)?
  let places: [Place]
  /// The libraries for sound that the system lacks.
  let missingSoundLibraries: [String]
  /// The reason the sound card cannot be opened.
  let soundProblem: SoundProblem?

  /// The lines of the report.
  var lines: [String] {
    [
      section(Words.program(programVersion), []), section(Words.terminal, terminal),
      section(Words.game, game), section(Words.places, places.map(row)),
      section(Words.sound, sound),
    ].joined(separator: [""]).map(\.self)
  }

  private typealias Row = (name: String, value: String)
  private typealias Words = DoctorWords

  private var sound: [Row] {
    [
      (
        Words.heard,
        soundProblem == nil
          ? Words.sounds(isRemote: environment[Variable.ssh.rawValue] != nil) : Words.nothing
      ),
      (Words.libraries, Words.libraries(missing: missingSoundLibraries)),
      (Words.soundCard, soundProblem?.sentence ?? Words.works),
    ]
  }

  private func section(_ title: String, _ rows: [Row]) -> [String] {
    [title] + rows.map { "  " + $0.name + spaces(18 - $0.name.displayWidth) + $0.value }
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(1, count)) }

  private var terminal: [Row] {
    let variables = Variable.allCases.compactMap { variable in
      environment[variable.rawValue].map {
        (variable.rawValue, variable.isSecret ? Words.set : $0.fitted(to: 60))
      }
    }
    let extent = (Words.size, size.map { Words.size($0.columns, $0.rows) } ?? Words.unknown)
    guard let traits else { return variables + [extent, (Words.answers, Words.noTerminal)] }
    guard traits != TerminalTraits() else {
      return variables + [extent, (Words.answers, Words.none)]
    }
    return variables + [extent] + answers(traits)
  }

  private func answers(_ traits: TerminalTraits) -> [Row] {
    [
      (Words.name, traits.name ?? Words.unknown),
      (Words.cell, traits.cellSize.map { Words.cell($0.width, $0.height) } ?? Words.unknown),
      (Words.background, traits.background.map(name) ?? Words.unknown),
      (Words.characterSet, traits.isUTF8.map { Words.characterSet(isUTF8: $0) } ?? Words.unknown),
      (
        Words.pixels,
        Words.pixels(
          hasKitty: traits.hasKittyGraphics, hasSixel: traits.hasSixel,
          sixelColors: traits.sixelColors)
      ),
      (Words.clipboard, traits.hasClipboard ? Words.writable : Words.unknown),
      (Words.keyboard, traits.hasKittyKeyboard ? Words.kittyProtocol : Words.asEver),
    ]
  }

  private var game: [Row] {
    [
      (Words.colors, Words.changed(by: Words.colorOption, use.depth.label)),
      (Words.covers, Words.changed(by: Words.imagesOption, use.pixels?.label ?? Words.blocks)),
      (Words.characters, Words.characters(isUnicode: use.hasUTF8)),
      (Words.links, use.hasLinks ? Words.onTitles : Words.none),
      (Words.mouse, Words.clicks),
    ]
  }

  private func row(_ place: Place) -> Row {
    guard let path = place.path else {
      return (place.name, Words.nowhere(isPartOfGame: place.isWritable == nil))
    }
    let shown = path.fitted(to: 200)
    return (place.name, place.isWritable == false ? Words.notWritable(shown) : shown)
  }
}

/// The environment variables about the terminal.
private enum Variable: String, CaseIterable {
  case term = "TERM"
  case colorTerm = "COLORTERM"
  case program = "TERM_PROGRAM"
  case localeOfAll = "LC_ALL"
  case localeOfCharacters = "LC_CTYPE"
  case language = "LANG"
  case noColor = "NO_COLOR"
  case tmux = "TMUX"
  case screen = "STY"
  case ssh = "SSH_CONNECTION"

  /// Has a value that may name the player's machines.
  var isSecret: Bool { [.tmux, .screen, .ssh].contains(self) }
}

private func name(of color: Color) -> String {
  guard let (red, green, blue) = color.components else { return "" }
  let hex = [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  return "#\(hex)"
}

extension ColorDepth {
  fileprivate var label: String {
    switch self {
    case .mono: DoctorWords.mono
    case .palette8: "8"
    case .palette16: "16"
    case .palette256: "256"
    case .truecolor: DoctorWords.truecolor
    }
  }
}

extension PixelProtocol {
  fileprivate var label: String {
    switch self {
    case .kitty: DoctorWords.byKitty
    case .kittyInTmux: DoctorWords.byKittyInTmux
    case .iterm2: DoctorWords.byITerm2
    case .sixel: DoctorWords.bySixel
    }
  }
}
