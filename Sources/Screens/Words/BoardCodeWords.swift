extension BoardCodeError {
  /// The problem with a code, its place, and the player's options.
  public var sentence: String {
    switch self {
    // “daily” stays as it is: it is typed.
    case .empty, .tooLong:
      tr("Type the code of a board, such as \(Self.example), or daily for today’s.")
    case .strangeCharacter(let character, let place)
    where character.unicodeScalars.count > 1 || String(character).isInvisible:
      tr("Character \(place) of that code cannot be seen: remove it.")
    case .strangeCharacter(let character, let place):
      tr("Codes never use \(quoted(String(character))), character \(place): omit or correct it.")
    case .missing(let example):
      tr("That code is incomplete: copy all of it, as in \(example).")
    case .unknownWord(let text):
      // “daily” stays as it is: it is typed.
      tr("\(quoted(text)) is not a code: type one such as \(Self.example), or daily.")
    case .unknownCategory(let text):
      // Of the words that codes begin with, only “or” is translated.
      tr(
        "Codes begin with pop, electronic, rock, metal, rap, folder or daily, not \(quoted(text)).")
    case .newerDeck(let text):
      tr("Boards that begin with \(quoted(text)) are for a newer version: update MemoryTunes.")
    case .badGrid(let text):
      tr("\(quoted(text)) is not a board size: give 2x2 to 10x8, with an even number of cards.")
    case .unknownKind(let text):
      // “titles”, “sprint” and “ear” stay as they are: they are typed.
      tr("\(quoted(text)) is not a way to play: give titles, sprint or ear, or leave it out.")
    case .folderByEar:
      tr("Only bundled covers can be played by ear: begin the code with their category, like pop.")
    case .badLength(let text):
      tr("\(quoted(text)) is too short or too long: copy all of the code.")
    case .badDate(let text):
      tr("\(quoted(text)) is not a date from 1970 on: write it as in \(Self.dailyExample).")
    case .extraPart(let text): tr("The code goes on after its end: leave out \(quoted(text)).")
    }
  }

  /// The same on the command line, where the text could also be one of these commands after an option.
  public func commandLineSentence(commands: [String]) -> String {
    guard case .unknownWord(let text) = self else { return sentence }
    guard !commands.contains(text) else {
      return tr("A command comes first: memorytunes \(text), then its options.")
    }
    return tr("\(quoted(text)) is neither a command nor a code: see memorytunes --help.")
  }
}

/// A part of a code for a sentence, cut after 20 characters.
private func quoted(_ text: String) -> String {
  let text = text.cleaned
  let shown = text.count > 20 ? text.prefix(19) + "…" : text[...]
  return tr("“\(shown)”")
}
