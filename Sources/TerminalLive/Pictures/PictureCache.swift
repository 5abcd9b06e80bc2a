/// Caches the cells of pictures, computed once per size off the main actor.
@MainActor
final class PictureCache {
  struct Key: RenderRequest {
    let image: String
    let size: Size
    let isDimmed: Bool

    init(_ picture: Picture) {
      (image, size, isDimmed) = (picture.image, picture.rectangle.size, picture.isDimmed)
    }

    /// Each cell is computed from 8×8 pixels.
    var side: Int { 8 * max(size.width, size.height) }

    func cells(of image: PixelImage, _ style: PictureStyle) -> [PictureCell] {
      pictureCells(
        of: image, width: size.width, height: size.height, isDimmed: isDimmed, style: style)
    }
  }

  let style: PictureStyle
  let queue: RenderQueue<Key, [PictureCell]>

  /// Creates a cache of at most `capacity` cells, of 12 bytes each.
  init(style: PictureStyle, capacity: Int = 1_000_000, images: ImageLoading) {
    self.style = style
    queue = RenderQueue(
      images: images, capacity: capacity, size: \.count,
      render: { $0.cells(of: $1, style) })
  }

  /// The cells of a picture; if they are not ready yet, requests them and returns a placeholder.
  func content(of picture: Picture) -> PictureContent {
    let key = Key(picture)
    if let known = queue[key] { return .cells(known, isExact: true) }
    queue.request(key)
    let others = queue.rendered.filter { $0.image == key.image && !$0.isDimmed }
    guard let other = others.max(by: { $0.size.area < $1.size.area }), let known = queue[other]
    else { return .missing }
    return .cells(scaled(known, from: other.size, to: key.size), isExact: false)
  }

  /// Requests pictures that may be needed soon; free for those already cached.
  func prepare(_ pictures: [Picture]) {
    for picture in pictures where queue[Key(picture)] == nil {
      queue.retry(picture.image)
      queue.request(Key(picture))
    }
  }
}

extension Size {
  var area: Int { width * height }
}

/// Cells sampled from those of another size.
private func scaled(_ cells: [PictureCell], from old: Size, to new: Size) -> [PictureCell] {
  (0..<new.height).flatMap { y in
    (0..<new.width).map { x in
      cells[y * old.height / new.height * old.width + x * old.width / new.width]
    }
  }
}
