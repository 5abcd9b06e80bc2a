import TestSupport

@testable import Program
@testable import TerminalLive

@Suite struct DoctorReportTests {
  @Test func `it tells what the terminal says and what the game makes of it`() {
    var traits = TerminalTraits()
    for reply in [
      "_Gi=31;OK", "P>|kitty(0.35.2)", "]11;rgb:1212/1010/1818", "[6;20;10t", "[2;2R", "[?62;52c",
    ] {
      traits.read(reply)
    }

    let report = DoctorReport(
      environment: ["TERM": "xterm-kitty", "SSH_CONNECTION": "192.0.2.1 22", "HOME": "/home/a"],
      traits: traits, use: .init(depth: .truecolor, hasUTF8: true, pixels: .kitty, hasLinks: true),
      size: (80, 24),
      places: [
        ("settings", "/home/a/.config/memorytunes", true), ("cache", "/x", false),
        ("covers", nil, nil),
      ], missingSoundLibraries: ["libasound"], soundProblem: .libraryMissing(.asound))

    #expect(
      report.lines.joined(separator: "\n") == """
        MemoryTunes \(programVersion)

        What your terminal says
          TERM              xterm-kitty
          SSH_CONNECTION    set
          size              80×24
          name              kitty(0.35.2)
          cell              10×20 pixels
          background        #121018
          character set     UTF-8
          pixels            kitty’s protocol
          clipboard         programs can write to it
          keyboard          as ever

        What the game makes of it
          colours           24-bit (change: --color)
          covers            Pixels (--images kitty)
          characters        Unicode (change: --ascii)
          links             on titles
          mouse             clicks and wheel (change: --no-mouse)

        Where files are kept
          settings          /home/a/.config/memorytunes
          cache             /x (cannot be written)
          covers            nowhere: install the game again

        Sound
          heard             nothing
          libraries         install libasound
          sound card        No sound: libasound cannot be loaded.
        """)
  }

  private func lines(
    traits: TerminalTraits? = nil, problem: SoundProblem? = nil, environment: [String: String] = [:]
  ) -> [String] {
    DoctorReport(
      environment: environment, traits: traits,
      use: .init(depth: .mono, hasUTF8: false, pixels: nil, hasLinks: false), size: nil,
      places: [], missingSoundLibraries: [], soundProblem: problem
    ).lines
  }

  @Test func `nothing is heard without a sound card, whatever the options say`() {
    #expect(lines(problem: .noDevice).contains("  heard             nothing"))
    #expect(
      lines(environment: ["SSH_CONNECTION": "192.0.2.1 22"])
        .contains("  heard             nothing, as over ssh (change: --sound)"))
  }

  @Test(
    arguments: [(nil, "no terminal"), (TerminalTraits(), "none")] as [(TerminalTraits?, String)])
  func `a terminal without answers is told from none`(traits: TerminalTraits?, answer: String) {
    let expected = [
      "  answers           \(answer)", "  size              unknown",
      "  heard             tunes (change: --sound)", "  libraries         found",
      "  sound card        works", "  covers            Blocks (--images blocks)",
    ]

    #expect(expected.filter { !lines(traits: traits).contains($0) } == [])
  }
}
