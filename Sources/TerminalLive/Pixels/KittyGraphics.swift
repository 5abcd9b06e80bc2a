/// Pictures in kitty's graphics protocol: those that the terminal keeps, and their places.
///
/// The terminal keeps a picture under its id. Each place where it is shown has its own number; showing it with the
/// same number elsewhere, or narrower, moves it. Behind tmux, cells stand for its parts instead, and tmux draws
/// them where they belong.
struct KittyGraphics {
  private struct Placement: Hashable {
    let id: Int
    let picture: PixelPicture
    let part: Rectangle
  }

  private let isInTmux: Bool
  private var uploads: [RenderRequest: (id: Int, size: PixelSize)] = [:]
  /// Their numbers.
  private var placements: [Placement: Int] = [:]
  private var lastNumber = 0
  /// The pictures that the terminal keeps, least recently shown first.
  private var order: [RenderRequest] = []
  /// The screen has been cleared since the last pictures were shown.
  private var isCleared = false

  init(isInTmux: Bool) { self.isInTmux = isInTmux }

  /// Ids of pictures; programs that use few take those below.
  static let ids = 256..<512

  /// The sequences that make the terminal show only these pictures; `data` gives those that are ready.
  mutating func show(_ pictures: [PixelPicture], data: (RenderRequest) -> Rendering?) -> String {
    var output = isCleared && !isInTmux ? "\u{1B}_Ga=d,d=a,q=2\u{1B}\\" : ""
    isCleared = false
    var wanted: [Placement] = []
    for picture in pictures {
      let id = upload(picture.request, besides: pictures, data: data, to: &output)
      guard let id else { continue }
      wanted += picture.visible.map { Placement(id: id, picture: picture, part: $0) }
    }
    if !isInTmux { place(wanted, to: &output) }
    return output
  }

  /// The id under which the terminal keeps this picture; nil if it does not.
  func id(of request: RenderRequest) -> Int? { uploads[request]?.id }

  /// Forgets everything after the screen has been cleared: kitty then drops the pictures it showed, while other
  /// terminals keep them until told to remove them.
  mutating func clear() {
    self = KittyGraphics(isInTmux: isInTmux)
    isCleared = true
  }

  /// Deletes all pictures, also those an earlier run could not delete.
  var farewell: String {
    let sequences =
      "\u{1B}_Ga=d,d=A,q=2\u{1B}\\"
      + Self.ids.map { "\u{1B}_Ga=d,d=I,i=\($0),q=2\u{1B}\\" }.joined()
    return isInTmux ? passedThroughTmux(sequences) : sequences
  }

  /// The id of a picture, which is sent if the terminal does not keep it; nil if not ready.
  private mutating func upload(
    _ request: RenderRequest, besides shown: [PixelPicture], data: (RenderRequest) -> Rendering?,
    to output: inout String
  ) -> Int? {
    if let id = id(of: request) {
      order.removeAll { $0 == request }
      order.append(request)
      return id
    }
    guard let rendering = data(request), let id = freeID(besides: shown) else { return nil }
    uploads[request] = (id, rendering.size)
    order.append(request)
    let sent = kittyUpload(rendering.data, id: id)
    output += isInTmux ? passedThroughTmux(sent + kittyPlaceholder(of: request, id: id)) : sent
    return id
  }

  /// An unused id, or that of a picture not shown.
  private mutating func freeID(besides shown: [PixelPicture]) -> Int? {
    if order.count < Self.ids.count { return Self.ids.lowerBound + order.count }
    let needed = Set(shown.map(\.request))
    guard let oldest = order.firstIndex(where: { !needed.contains($0) }) else { return nil }
    return uploads.removeValue(forKey: order.remove(at: oldest))?.id
  }

  /// Moves placements of the same picture where possible, adds missing ones, and deletes the rest.
  private mutating func place(_ wanted: [Placement], to output: inout String) {
    var old = placements
    placements = [:]
    for placement in wanted { placements[placement] = old.removeValue(forKey: placement) }
    for placement in wanted where placements[placement] == nil {
      let other = old.filter { $0.key.id == placement.id }.min { $0.value < $1.value }
      if let other { old[other.key] = nil } else { lastNumber += 1 }
      let number = other?.value ?? lastNumber
      placements[placement] = number
      let size = uploads[placement.picture.request]?.size ?? placement.picture.request.pixels
      output += kittyPlacement(
        placement.part, of: placement.picture, size: size, id: placement.id, number: number)
    }
    for (placement, number) in old.sorted(by: { $0.value < $1.value }) {
      output += "\u{1B}_Ga=d,d=i,i=\(placement.id),p=\(number),q=2\u{1B}\\"
    }
  }
}

/// Sends a picture, in base64, in pieces of at most 4,096 bytes, as the protocol demands.
func kittyUpload(_ base64: String, id: Int) -> String {
  var output = ""
  var rest = base64.utf8[...]
  repeat {
    let piece = rest.prefix(4096)
    rest = rest.dropFirst(4096)
    let isFirst = output.isEmpty
    let more = rest.isEmpty ? "m=0" : "m=1"
    output += isFirst ? "\u{1B}_Ga=t,f=100,i=\(id),q=2,\(more);" : "\u{1B}_G\(more);"
    output += "\(Substring(piece))\u{1B}\\"
  } while !rest.isEmpty
  return output
}

/// Shows a part of a picture at its place; the cursor stays.
private func kittyPlacement(
  _ part: Rectangle, of picture: PixelPicture, size: PixelSize, id: Int, number: Int
) -> String {
  var keys = "a=p,i=\(id),p=\(number),c=\(part.size.width),r=\(part.size.height),C=1,q=2"
  if picture.isCovered {
    let whole = picture.rectangle
    let x = (part.minX - whole.minX) * size.width / whole.size.width
    let y = (part.minY - whole.minY) * size.height / whole.size.height
    let width = part.size.width * size.width / whole.size.width
    let height = part.size.height * size.height / whole.size.height
    keys += ",x=\(x),y=\(y),w=\(max(1, width)),h=\(max(1, height))"
  }
  return cursorPosition(part.origin) + "\u{1B}_G\(keys)\u{1B}\\"
}

func cursorPosition(_ point: Point) -> String { "\u{1B}[\(point.y + 1);\(point.x + 1)H" }
