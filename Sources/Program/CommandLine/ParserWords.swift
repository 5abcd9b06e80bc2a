import ArgumentParser
import Screens

/// Help about an option, in lines where the library would not break it: between ideographs.
func described(_ text: String, value: String? = nil) -> ArgumentHelp {
  let isWide = text.displayWidth > text.count
  return ArgumentHelp(
    isWide ? text.wrapped(to: 54).joined(separator: "\n") : text, valueName: value)
}

extension CommandConfiguration {
  static func subcommand(_ name: String, _ abstract: String, discussion: String = "") -> Self {
    Self(commandName: name, abstract: abstract, discussion: discussion)
  }
}

extension Option where Value == String? {
  init(
    name: NameSpecification = .long, _ help: String, value: String,
    completion: CompletionKind? = nil
  ) {
    self.init(name: name, help: described(help, value: value), completion: completion)
  }
}

extension Flag where Value == Bool {
  init(wrappedValue: Bool, name: NameSpecification = .long, _ help: String) {
    self.init(wrappedValue: wrappedValue, name: name, help: described(help))
  }
}

/// ArgumentParser's own words, which it has in English only.
enum ParserWords {
  static func help(_ text: String) -> String {
    let words = [
      Message("OVERVIEW:"), Message("USAGE:"), Message("ARGUMENTS:"), Message("OPTIONS:"),
      Message("SUBCOMMANDS:"), Message("<options>"), Message("<subcommand>"),
      // At most 54 columns.
      Message("Show the version."),
      // At most 54 columns.
      Message("Show help information."),
    ]
    return words.reduce(text) { $0.replacing($1.english, with: tr($1)) }
      .replacing(/See '(.*)' for detailed help\./) { tr("See '\($0.1)' for detailed help.") }
  }

  /// Its complaint about arguments in the player's language; as it is for a rare one.
  static func complaint(_ text: String) -> String {
    text
      .replacing(/^Unknown option '(.*)'\. Did you mean '(.*)'\?$/) {
        tr("Unknown option '\($0.1)'. Did you mean '\($0.2)'?")
      }
      .replacing(/^Unknown option '(.*)'$/) { tr("Unknown option '\($0.1)'") }
      .replacing(/^Unexpected argument '(.*)'$/) { tr("Unexpected argument '\($0.1)'") }
      .replacing(/^(\d+) unexpected arguments: (.*)$/) {
        tr("\($0.1) unexpected arguments: \($0.2)")
      }
      .replacing(/^Missing value for '(.*)'$/) { tr("Missing value for '\($0.1)'") }
  }
}
