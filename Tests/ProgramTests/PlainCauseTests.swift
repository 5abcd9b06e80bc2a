import Screens
import Testing

@testable import Program

@Suite struct PlainCauseTests {
  private func cause(
    option: Bool = false, _ environment: [String: String] = [:], setting: Bool = false,
    output: Bool = true, input: Bool = true
  ) -> PlainCause? {
    PlainCause(
      option: option, environment: environment, setting: setting, isOutputTerminal: output,
      isInputTerminal: input)
  }

  @Test func `the option comes before the variable, and that before the setting`() {
    #expect(cause() == nil)
    #expect(cause(option: true, ["ACCESSIBLE": "0"]) == .option)
    #expect(cause(["ACCESSIBLE": "1"], setting: true) == .variable)
    #expect(cause(setting: true) == .setting)
  }

  @Test(arguments: ["", "0", "false", "FALSE", "no", "No"])
  func `the variable can switch it off, whatever the settings say`(value: String) {
    #expect(cause(["ACCESSIBLE": value], setting: true) == nil)
  }

  @Test func `a command prints sentences for the option or the variable only`() {
    #expect(PlainCause.isAskedFor(option: true, environment: ["ACCESSIBLE": "0"]))
    #expect(PlainCause.isAskedFor(option: false, environment: ["ACCESSIBLE": "1"]))
    #expect(!PlainCause.isAskedFor(option: false, environment: ["ACCESSIBLE": "no"]))
    #expect(!PlainCause.isAskedFor(option: false, environment: ["TERM": "dumb"]))
  }

  @Test func `without a terminal there is nothing else`() {
    #expect(cause(["ACCESSIBLE": "0"], output: false, input: false) == .outputElsewhere)
    #expect(cause(input: false) == .inputElsewhere)
    #expect(cause(["TERM": "dumb"]) == .dumbTerminal)
    #expect(cause(["TERM": "xterm"]) == nil)
  }
}
