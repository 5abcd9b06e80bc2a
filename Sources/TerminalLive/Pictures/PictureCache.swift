/// Caches the cells of pictures, computed once per size off the main actor.
@MainActor
final class PictureCache {
  let style: PictureStyle
  let queue: RenderQueue<[PictureCell]>

  /// Creates a cache of at most `capacity` cells, of 12 bytes each.
  init(style: PictureStyle, capacity: Int = 1_000_000, images: ImageLoading) {
    self.style = style
    queue = RenderQueue(
      images: images, capacity: capacity, size: \.count,
      render: { $0.cells(of: $1, style) })
  }

  /// The cells of a picture; if they are not ready yet, requests them and returns a placeholder.
  func content(of picture: Picture) -> PictureContent {
    guard let request = RenderRequest(picture) else { return .missing }
    if let known = queue[request] { return .cells(known, isExact: true) }
    queue.request(request)
    let others = queue.rendered.filter { $0.image == request.image && !$0.isDimmed }
    guard let other = others.max(by: { $0.cells.area < $1.cells.area }), let known = queue[other]
    else { return .missing }
    return .cells(scaled(known, from: other.cells, to: request.cells), isExact: false)
  }

  /// Requests pictures that may be needed soon; free for those already cached.
  func prepare(_ pictures: [Picture]) {
    for request in pictures.compactMap({ RenderRequest($0) }) where queue[request] == nil {
      queue.retry(request.image)
      queue.request(request)
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
