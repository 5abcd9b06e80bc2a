import Basics
import MemoryTunes

extension BoardCodeError {
  /// The problem with a code, its place, and the player's options.
  public var sentence: String {
    switch self {
    // “daily” stays as it is: it is typed.
    case .empty: tr("Type the code of a board, such as \(example), or daily for today's.")
    case .tooLong: tr("That is too long for a code: type one such as \(example).")
    case .strangeCharacter(let character, let place): strange(character, at: place)
    case .missing(let part): part.sentence
    case .unknownWord(let text):
      // “daily” stays as it is: it is typed.
      tr("\(quoted(text)) is not a code: type one such as \(example), or daily.")
    case .unknownCategory(let text):
      tr("Codes begin with \(beginnings), and not with \(quoted(text)): check its beginning.")
    case .newerDeck(let text):
      tr("Boards that begin with \(quoted(text)) are for a newer version: update MemoryTunes.")
    case .badGrid(let text):
      tr(
        "\(quoted(text)) is not a board size: give one from 2x2 to 10x8 with an even number of cards."
      )
    case .unknownKind(let text):
      tr(
        // “titles”, “sprint” and “ear” stay as they are: they are typed.
        "\(quoted(text)) is not a way to play: give titles, sprint or ear, or leave it out, as in \(example)."
      )
    case .folderByEar:
      tr(
        "A game by ear is played with the covers that come with the game: begin the code with one of their categories, as in pop-4x4-ear-7k3q."
      )
    case .seedTooShort(let text):
      tr("\(quoted(text)) is too short, perhaps cut off: copy all of the code, as in \(example).")
    case .seedTooLarge(let text):
      tr("\(quoted(text)) is too large a number: copy the code again, as in \(example).")
    case .badFingerprint(let text):
      tr(
        "\(quoted(text)) should be four letters or digits: copy all of the code, as in \(folderExample)."
      )
    case .badDate(let text):
      tr(
        "\(quoted(text)) is not a date from 1970 on: write year, month and day, as in \(dailyExample)."
      )
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

extension BoardCodeError.Part {
  fileprivate var sentence: String {
    switch self {
    case .category: tr("That code is incomplete: start with \(beginnings).")
    case .grid: tr("That code is incomplete: copy all of it, as in \(example).")
    case .seed: tr("That code is incomplete: copy all of it, as in \(example).")
    case .fingerprint: tr("That code is incomplete: copy all of it, as in \(folderExample).")
    // “daily” stays as it is: it is typed.
    case .date: tr("That code is incomplete: write it as in \(dailyExample), or only daily.")
    }
  }
}

private let example = "pop-4x4-7k3q"
private let folderExample = "folder-4x4-7k3q-9d2m"
private let dailyExample = "daily-2026-11-23"

/// What codes begin with; of these words, only “or” is translated.
private var beginnings: String { tr("pop, electronic, rock, metal, rap, folder or daily") }

private func strange(_ character: Character, at place: Int) -> String {
  let shown = String(character).cleaned
  let visible = shown.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
  // With something invisible, a letter looks like one that codes use.
  let looksRight = visible.count == 1 && visible.count < character.unicodeScalars.count
  return visible.isEmpty || looksRight
    ? tr("Character \(place) of the code is a space or cannot be seen: leave it out.")
    : tr("Codes never use \(quoted(shown)), character \(place): check it, as in \(example).")
}

/// A part of a code for a sentence, cut after 20 characters.
private func quoted(_ text: String) -> String {
  let text = text.cleaned
  let shown = text.count > 20 ? text.prefix(19) + "…" : text[...]
  return tr("“\(shown)”")
}
