extension Setting {
  var label: String { words.label }
  /// Its name, in front of a colon and its value: "Theme: dark", "Play: by ear", "Against: nobody"; and its effect.
  fileprivate var words: (label: String, note: String) {
    switch self {
    case .source: (tr("Covers"), tr("Bundled, from a folder, or from iTunes."))
    case .theme: (tr("Theme"), tr("The colours of the screen."))
    case .language: (tr("Language"), tr("Automatic: the language of your system."))
    case .color: (tr("Colours"), tr("Automatic: as many as the terminal can show."))
    case .images: (tr("Pictures"), tr("Sharp where the terminal can show pixels."))
    case .sound: (tr("Sound"), tr("Each cover has a tune."))
    case .volume: (tr("Volume"), tr("How loud tunes and sounds are."))
    case .music: (tr("Music"), tr("The band grows with each pair you find."))
    case .soundsPlaces:
      (tr("Place tones"), tr("A tone says where a card lies: left, right, low, high."))
    case .isAnimated: (tr("Card animation"), tr("Cards turn over step by step."))
    case .usesMouse: (tr("Mouse"), tr("Clicks flip cards and choose entries."))
    case .showsCoordinates: (tr("Coordinates"), tr("Type b3 to flip the card there."))
    case .showsCursor: (tr("Cursor"), tr("The terminal’s own, for magnifiers and braille."))
    case .scanning:
      (tr("One switch"), tr("A highlight moves on its own; one key chooses, another pauses."))
    case .isWordless:
      (tr("Pictures only"), tr("No words on the board, for those who can’t read yet."))
    case .isPlain: (tr("Plain mode"), tr("Told line by line, from the next start."))
    case .talk: (tr("Plain talk"), tr("How much plain mode says."))
    case .pausesUnfocused: (tr("Pause when away"), tr("Pauses when you switch windows."))
    case .pace: (tr("Computer’s pace"), tr("How fast the computer plays."))
    case .grid: (tr("Grid"), "")
    // What is played: "Play: pairs of covers".
    case .kind: (tr("Play", in: "setting"), "")
    case .people: (tr("Players"), "")
    case .names: (tr("Names"), "")
    case .person: (tr("Player"), "")
    // How many people play.
    case .peopleCount: (tr("Seats"), "")
    case .opponents: (tr("Against"), "")
    // Whether all cards are shown for a moment at first.
    case .peeks: (tr("Peek first"), "")
    case .folder: (tr("Folder"), "")
    }
  }

  /// Its value, behind its name and a colon: "Theme: automatic", "Card animation: off".
  func value(in settings: Settings) -> String {
    switch self {
    case .source: settings.source.label
    case .theme:
      switch settings.theme {
      case .auto: tr("automatic")
      case .dark: tr("dark")
      case .light: tr("light")
      case .highContrast: tr("high contrast")
      case .covers: tr("match the covers")
      case .terminal: tr("terminal colours")
      }
    case .language: languageLabel(settings.language)
    case .color:
      switch settings.color {
      case .auto: tr("automatic")
      case .truecolor: tr("true colour")
      case .palette256: "256"
      case .palette16: "16"
      case .mono: tr("black and white")
      }
    case .images:
      switch settings.images {
      case .auto: tr("automatic")
      case .kitty: "kitty"
      case .iterm2: "iTerm2"
      case .sixel: "sixel"
      // Pictures of block characters.
      case .blocks: tr("blocks")
      }
    case .sound:
      switch settings.sound {
      case .auto: tr("automatic")
      case .off: tr("off")
      case .sounds: tr("short sounds")
      case .tunes: tr("tunes")
      }
    case .volume:
      settings.volume == 0
        ? tr("silent") : tr("\(settings.volume) of \(Settings.maximumVolume)", in: "volume")
    case .music:
      switch settings.music {
      case .off: tr("off")
      case .quiet: tr("quiet", in: "music")
      case .full: tr("full", in: "music")
      }
    case .pace:
      switch settings.pace {
      case .slow: tr("slow", in: "pace")
      case .normal: tr("normal", in: "pace")
      case .fast: tr("fast", in: "pace")
      case .instant: tr("at once", in: "pace")
      }
    case .talk:
      switch settings.talk {
      case .brief: tr("brief", in: "plain talk")
      case .normal: tr("normal", in: "plain talk")
      case .full: tr("full", in: "plain talk")
      }
    case .scanning:
      switch settings.scanning {
      case .off: tr("off")
      case .slow: tr("slow", in: "one switch")
      case .normal: tr("normal", in: "one switch")
      case .fast: tr("fast", in: "one switch")
      }
    case .grid: list([settings.grid.label, pairs(settings.grid.pairCount)])
    case .kind: settings.kind.label
    case .people, .names: namesLabel(of: settings)
    case .person: personLabel(settings.person)
    case .peopleCount, .opponents: settings.rivals.label()
    case .folder: settings.folder ?? ""
    case .soundsPlaces, .isAnimated, .usesMouse, .showsCoordinates, .showsCursor, .isWordless,
      .isPlain, .pausesUnfocused, .peeks:
      isOn(in: settings) == true ? tr("on") : tr("off")
    }
  }
}

/// In place of the name of the player.
func personLabel(_ name: String) -> String { name.isEmpty ? tr("no name") : name }

private func namesLabel(of settings: MemoryTunes.Settings) -> String {
  let people = settings.players.filter { $0.opponent == nil }
  guard people != [.anyone] else { return tr("you") }
  return list(people.enumerated().map { $1.label(index: $0) })
}

/// The effect of a setting, or why it has none.
func note(on setting: Setting, in state: AppState) -> String {
  guard [.sound, .volume, .music].contains(setting) else { return setting.words.note }
  if let problem = state.sound.problem { return problem.sentence }
  return switch state.settings.current.sound {
  // Two values of the setting Sound.
  case .auto where state.audible == .off: tr("Automatic is silent over ssh: choose tunes.")
  case .off where state.mode == .drawn:
    state.keyBindings.name(of: .mute).map { tr("Sound is off: press \($0).") }
      ?? setting.words.note
  default: setting.words.note
  }
}

extension CoverSource {
  /// The name for the player: "iTunes", or the folder's path.
  var label: String {
    switch self {
    case .bundled: tr("bundled", in: "covers")
    case .itunes: "iTunes"
    case .folder(let path): path
    }
  }
}
