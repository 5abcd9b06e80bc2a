import ArgumentParser
import ArtworkLive
import Platform
import Screens
import SoundLive
import TerminalLive

struct DoctorCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .subcommand(
      "doctor", tr("Show what your terminal can do, and what the game uses."),
      discussion: tr("Paste what it prints into a report of a problem."))
  }

  func run() throws {
    let environment = programEnvironment
    let traits = interviewTerminal(environment: environment)
    let resources = resourceFolder()
    let use = TerminalUse(
      traits ?? TerminalTraits(), environment: environment, resources: resources ?? "")
    let size = [STDOUT_FILENO, STDIN_FILENO].lazy.compactMap(window).first
    let report = DoctorReport(
      environment: environment, traits: traits, use: use, size: size.map { ($0.columns, $0.rows) },
      places: places(environment, resources: resources),
      missingSoundLibraries: missingSoundLibraries(),
      soundProblem: checkSoundDevice(
        trialProgram: programPath(), atMost: .seconds(4)
      ).map(SoundProblem.init))
    say(report.lines.joined(separator: "\n"))
    guard isOutputTerminal, let traits, let resources else { return }
    drawTestCards(traits, use, resources: resources)
  }

  /// Draws a cover in each way the terminal may understand.
  private func drawTestCards(_ traits: TerminalTraits, _ use: TerminalUse, resources: String) {
    guard let image = CoverService.bundled(resources: resources).image(testCover, 200) else {
      return
    }
    var cards = [
      (title(of: nil), TestCard(inCells: image, depth: use.depth, isASCII: !use.hasUTF8)),
      ("ASCII (--ascii)", TestCard(inCells: image, depth: use.depth, isASCII: true)),
    ]
    for way in [PixelProtocol.kitty, .iterm2, .sixel]
    where way == use.pixels || way == .sixel && traits.hasSixel {
      if let card = TestCard(image, as: way, cell: traits.cellSize) {
        cards.append((title(of: way), card))
      }
    }
    for (title, card) in cards {
      say("\n\(title)\n")
      _ = writeAll(Array(card.text.utf8), to: STDOUT_FILENO)
    }
  }
}

private let testCover = "pop/drip-drip-darling"

private func places(_ environment: [String: String], resources: String?) -> [DoctorReport.Place] {
  func own(_ name: String, _ variable: String, _ standard: String) -> DoctorReport.Place {
    let folder = ownFolder(of: variable, or: standard, environment: environment)
    return (name, folder, folder.map(canWrite))
  }
  return [
    own(tr("settings", in: "doctor"), "XDG_CONFIG_HOME", ".config"),
    // The folder of the saved game and the recording.
    own(tr("game, recording", in: "doctor"), "XDG_STATE_HOME", ".local/state"),
    own(tr("records", in: "doctor"), "XDG_DATA_HOME", ".local/share"),
    own(tr("cache", in: "doctor"), "XDG_CACHE_HOME", ".cache"),
    (tr("covers", in: "doctor"), resources, nil),
  ]
}

/// The folder is writable, or can be created.
private func canWrite(_ folder: String) -> Bool {
  var path = folder
  while path != "/", access(path, F_OK) != 0 { path = Platform.folder(of: path) }
  return isWritable(path)
}
