import Basics

extension String {
  /// The text, cleaned and escaped for XML content or attributes.
  var escaped: String {
    cleaned.reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      default: text.append(character)
      }
    }
  }
}
