#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSONEncoder {
  package static var recording: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: infinity, negativeInfinity: negativeInfinity, nan: nan)
    return encoder
  }
}

extension JSONDecoder {
  package static var recording: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: infinity, negativeInfinity: negativeInfinity, nan: nan)
    return decoder
  }
}

extension ArraySlice<UInt8> {
  /// The value that these bytes are the JSON of; nil if they are none of that form.
  func decoded<Form: Decodable>(as form: Form.Type) -> Form? {
    try? JSONDecoder.recording.decode(form, from: Data(self))
  }
}

private let infinity = "Infinity"
private let negativeInfinity = "-Infinity"
private let nan = "NaN"
