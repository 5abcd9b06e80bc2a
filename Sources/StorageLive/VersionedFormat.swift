import Platform

/// The content of a file, checked before the file is used or replaced.
enum VersionedContent<Value> {
  case missing
  case value(Value)
  /// A later program wrote it.
  case newer
  case damaged
  case unreadable
  case notAFile
}

/// Reads a JSON file in each of its forms, identified by a number, `version`.
///
/// A new form gets the next number and a decoder. The decoders of earlier forms stay, and update the values they
/// read.
struct VersionedFormat<Value>: Sendable {
  /// Throws if the data does not have the form.
  typealias Decode = @Sendable (Data) throws -> Value

  /// The size limit of a file, in bytes.
  let limit: Int
  let decoders: [Int: Decode]

  /// The version in which files are written: the highest.
  var version: Int { decoders.keys.max() ?? 0 }

  func read(_ path: String) -> VersionedContent<Value> {
    do throws(ReadFailure) {
      return decode(Data(try readFile(path, limit: limit)))
    } catch {
      switch error {
      case .missing: return .missing
      case .tooLarge: return .damaged
      case .unreadable: return .unreadable
      case .notAFile: return .notAFile
      }
    }
  }

  func decode(_ data: Data) -> VersionedContent<Value> {
    guard let version = (try? JSONDecoder().decode(Version.self, from: data))?.version else {
      return .damaged
    }
    guard let decode = decoders[version] else {
      return version > self.version ? .newer : .damaged
    }
    return (try? decode(data)).map { .value($0) } ?? .damaged
  }

  /// The part of a file that all versions share.
  private struct Version: Decodable {
    let version: Int
  }
}
