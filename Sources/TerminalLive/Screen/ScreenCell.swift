/// A cell as sent to a terminal.
struct ScreenCell: Equatable, Sendable {
  /// The marks on the character, then zeros.
  private(set) var marks = SIMD4<UInt32>()
  /// The character; 0 in the right half of a wide one.
  private(set) var character: UInt32 = 0x20
  var look = Look()

  init(_ look: Look = Look()) { self.look = look }

  /// A cell with a character and up to four marks; more are left out.
  init(_ text: some Sequence<Unicode.Scalar>, _ look: Look) {
    self.look = look
    var count = 0
    for scalar in text where count < 5 {
      if count == 0 { character = scalar.value } else { marks[count - 1] = scalar.value }
      count += 1
    }
  }

  init(_ scalar: Unicode.Scalar, _ look: Look) {
    character = scalar.value
    self.look = look
  }

  /// A part of a picture.
  init(_ part: PictureCell, _ attributes: Style.Attributes = []) {
    character = part.character
    look = Look(
      foreground: part.foreground, background: part.background, attributes: attributes)
  }

  /// The right half of a wide character that looks like this.
  static func rightHalf(_ look: Look) -> ScreenCell { ScreenCell("\0", look) }

  /// Is the right half of a wide character, which is sent with the left half.
  var isRightHalf: Bool { character == 0 }

  /// The character with its marks; empty in the right half of a wide one.
  var text: String {
    var text = String.UnicodeScalarView()
    for value in [character, marks[0], marks[1], marks[2], marks[3]] where value != 0 {
      text.append(Unicode.Scalar(value) ?? " ")
    }
    return String(text)
  }
}

/// The look of a cell apart from its character.
struct Look: Equatable, Sendable {
  /// Colours as the terminal numbers them: 24 bits, or an index into its palette; -1 is its own.
  var foreground: Int32 = -1
  var background: Int32 = -1
  var attributes: Style.Attributes = []
}
