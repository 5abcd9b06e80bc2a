import Platform

/// The content of a file, checked before the file is used or replaced.
enum VersionedContent<Value> {
  case value(Value)
  /// It is damaged, or a later program wrote it.
  case unusable(SetAsideReason)
  case failed(ReadFailure)
}

/// Reads a JSON file in each of its forms, identified by a number, `version`.
///
/// A new form gets the next number and a decoder. The decoders of earlier forms stay, and update the values they read.
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
      return error == .tooLarge ? .unusable(.damaged) : .failed(error)
    }
  }

  func decode(_ data: Data) -> VersionedContent<Value> {
    let version = (try? JSONDecoder().decode(Version.self, from: data))?.version ?? 0
    let value = try? decoders[version]?(data)
    return value.map { .value($0) } ?? .unusable(version > self.version ? .newer : .damaged)
  }

  /// The part of a file that all versions share.
  private struct Version: Decodable { let version: Int }
}
