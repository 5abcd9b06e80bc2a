import ArgumentParser
import Screens

struct SessionOptions: ParsableArguments {
  @Flag(tr("Tell the game line by line, for screen readers and scripts."))
  var plain = false

  @Flag(tr("Draw with ASCII characters only."))
  var ascii = false

  @Flag(name: .customLong("no-record"), tr("Do not record the session."))
  var hasNoRecord = false

  /// The same as arguments.
  var words: [String] {
    [plain ? "--plain" : nil, ascii ? "--ascii" : nil, hasNoRecord ? "--no-record" : nil]
      .compactMap(\.self)
  }
}
