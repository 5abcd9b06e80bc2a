import ArtworkLive

/// A named part of a PNG or a WebP file.
struct Chunk {
  let name: String
  let content: ArraySlice<UInt8>
}

/// The chunks of a PNG, up to its end or the first incomplete one.
func chunks(ofPNG bytes: [UInt8]) -> some IteratorProtocol<Chunk> & Sequence<Chunk> {
  sequence(state: bytes.dropFirst(8)) { rest in
    guard rest.count >= 12 else { return nil }
    let length = rest.prefix(4).bigEndian
    guard length <= rest.count - 12 else { return nil }
    let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
    defer { rest = name == "IEND" ? [] : rest.dropFirst(12 + length) }
    return Chunk(name: name, content: rest.dropFirst(8).prefix(length))
  }
}

/// The chunks of a WebP, up to the first incomplete one.
func chunks(ofWebP bytes: [UInt8]) -> some IteratorProtocol<Chunk> & Sequence<Chunk> {
  sequence(state: bytes.dropFirst(12)) { rest in
    guard rest.count >= 8 else { return nil }
    let length = rest.dropFirst(4).prefix(4).littleEndian
    guard length <= rest.count - 8 else { return nil }
    let name = String(decoding: rest.prefix(4), as: UTF8.self)
    // Chunks of odd length are padded with one byte.
    defer { rest = rest.dropFirst(8 + length + length % 2) }
    return Chunk(name: name, content: rest.dropFirst(8).prefix(length))
  }
}
