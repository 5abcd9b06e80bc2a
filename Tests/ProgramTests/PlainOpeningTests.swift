import Screens
import Testing

@testable import Program

@Suite struct PlainOpeningTests {
  private func cause(
    option: Bool = false, _ environment: [String: String] = [:], setting: Bool = false,
    output: Bool = true, input: Bool = true
  ) -> String? {
    plainOpening(
      option: option, setting: setting, environment: environment, isOutputTerminal: output,
      isInputTerminal: input)?.english.replacing("MemoryTunes. Plain mode is on because ", with: "")
  }

  @Test func `the option comes before the variable, and that before the setting`() {
    let causes = [
      cause(), cause(option: true, ["ACCESSIBLE": "0"]),
      cause(["ACCESSIBLE": "1"], setting: true), cause(setting: true),
    ]
    #expect(causes == [nil, "of --plain.", "ACCESSIBLE is set.", "your settings say so."])
  }

  @Test(arguments: ["", "0", "false", "FALSE", "no", "No"])
  func `the variable can switch it off, whatever the settings say`(value: String) {
    #expect(cause(["ACCESSIBLE": value], setting: true) == nil)
  }

  @Test func `a command prints sentences for the option or the variable only`() {
    let areAsked = [(true, "0"), (false, "1"), (false, "no")].map {
      isPlainModeAskedFor(option: $0, environment: ["ACCESSIBLE": $1])
    }
    #expect(areAsked == [true, true, false])
    #expect(!isPlainModeAskedFor(option: false, environment: ["TERM": "dumb"]))
  }

  @Test func `without a terminal there is nothing else`() {
    let causes = [
      cause(["ACCESSIBLE": "0"], output: false, input: false), cause(input: false),
      cause(["TERM": "dumb"]), cause(["TERM": "xterm"]),
    ]
    #expect(
      causes == [
        "the output is not a terminal.", "the input is not a terminal.", "TERM is dumb.", nil,
      ])
  }
}
