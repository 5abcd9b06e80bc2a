import DequeModule
import Platform

/// Renders pictures off the main actor, each request once, all of an image together, and keeps them.
@MainActor
final class RenderQueue {
  private let images: ImageLoading
  private let capacity: Int
  private let needed: () -> Set<RenderRequest>
  private var waiting: [RenderRequest] = []
  private var requested: Set<RenderRequest> = []
  private var missing: Set<String> = []
  /// The number of images being rendered.
  private var workCount = 0
  private var renderings: [RenderRequest: Rendering] = [:]
  /// The requests whose renderings are kept, oldest first.
  private(set) var rendered: Deque<RenderRequest> = []
  private var totalSize = 0

  /// Creates a queue that keeps `capacity` bytes: then the oldest renderings go, unless they are needed.
  init(images: ImageLoading, capacity: Int, needed: @escaping () -> Set<RenderRequest>) {
    (self.images, self.capacity, self.needed) = (images, capacity, needed)
  }

  /// The rendering of a request; nil if it is not ready.
  subscript(request: RenderRequest) -> Rendering? { renderings[request] }

  var isWorking: Bool { workCount > 0 }

  /// Renders a request, unless already done or begun.
  func request(_ request: RenderRequest) {
    guard renderings[request] == nil, !missing.contains(request.image),
      requested.insert(request).inserted
    else { return }
    waiting.append(request)
    if workCount < Self.workLimit { renderNext() }
  }

  /// Forgets that an image could not be loaded, so the next request tries again.
  func retry(_ image: String) { missing.remove(image) }

  /// Drops requests that have not started; they are made again if still needed.
  func dropPending() {
    requested.subtract(waiting)
    waiting = []
  }

  /// Enough to render a wall of covers quickly, and no more than the cores of small machines.
  private static var workLimit: Int { 2 }

  /// Renders all requests for one image, and continues with the next image.
  private func renderNext() {
    guard let image = waiting.first?.image else { return }
    workCount += 1
    let requests = waiting.filter { $0.image == image }
    waiting.removeAll { $0.image == image }
    Task { [load = images.load] in
      let results = await WorkerPool.shared.perform { Self.renderings(of: requests, load) }
      requested.subtract(requests)
      if let results {
        keep(results, for: requests)
      } else if missing.insert(image).inserted {
        images.onMissing(image)
      }
      workCount -= 1
      renderNext()
    }
  }

  /// The renderings of an image; nil if it cannot be loaded.
  nonisolated private static func renderings(
    of requests: [RenderRequest], _ load: (String, Int) -> PixelImage?
  ) -> [Rendering]? {
    // One reading for each size, so a picture looks the same whatever is computed with it.
    var images: [Int: PixelImage] = [:]
    var results: [Rendering] = []
    for request in requests {
      guard let image = images[request.side] ?? load(request.image, request.side) else {
        return nil
      }
      images[request.side] = image
      results.append(request.rendering(of: image))
    }
    return results
  }

  private func keep(_ results: [Rendering], for requests: [RenderRequest]) {
    for (request, result) in zip(requests, results) {
      renderings[request] = result
      rendered.append(request)
      totalSize += result.byteCount
    }
    if totalSize > capacity { evictOldest() }
    images.onReady()
  }

  private func evictOldest() {
    let needed = needed()
    for _ in rendered.indices.dropLast() where totalSize > capacity {
      guard let oldest = rendered.popFirst() else { return }
      if needed.contains(oldest) {
        rendered.append(oldest)
      } else {
        totalSize -= renderings.removeValue(forKey: oldest)?.byteCount ?? 0
      }
    }
  }
}
