import Platform

/// A request to render a picture: its image and manner.
protocol RenderRequest: Hashable, Sendable {
  /// The name of the image.
  var image: String { get }
}

/// Renders pictures off the main actor: each request once, all of an image together.
@MainActor
final class RenderQueue<Request: RenderRequest, Rendering: Sendable> {
  private let render: @Sendable ([Request]) -> [Rendering]?
  private let onRendered: ([(Request, Rendering)]) -> Void
  private let onMissing: (String) -> Void
  private var waiting: [Request] = []
  private var requested: Set<Request> = []
  /// The images that could not be loaded.
  private var missing: Set<String> = []
  /// The number of images being rendered.
  private var workCount = 0

  /// Creates a queue that calls `render` off the main actor with requests for one image, then `onRendered` with
  /// the results, or `onMissing`, once, if the image cannot be loaded.
  init(
    render: @escaping @Sendable (_ requests: [Request]) -> [Rendering]?,
    onRendered: @escaping ([(Request, Rendering)]) -> Void,
    onMissing: @escaping (_ image: String) -> Void
  ) {
    self.render = render
    self.onRendered = onRendered
    self.onMissing = onMissing
  }

  /// Is rendering something.
  var isWorking: Bool { workCount > 0 }

  /// Renders a request, unless already done or begun.
  func request(_ request: Request) {
    guard !missing.contains(request.image), requested.insert(request).inserted else { return }
    waiting.append(request)
    if workCount < Self.workLimit { renderNext() }
  }

  /// Allows a request to be made again.
  func forget(_ request: Request) {
    requested.remove(request)
  }

  /// Forgets that an image could not be loaded, so the next request tries again.
  func retry(_ image: String) {
    missing.remove(image)
  }

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
    Task { [render] in
      let renderings = await WorkerPool.shared.perform { render(requests) }
      if let renderings {
        onRendered(Array(zip(requests, renderings)))
      } else {
        markMissing(image, requests)
      }
      workCount -= 1
      renderNext()
    }
  }

  private func markMissing(_ image: String, _ requests: [Request]) {
    requested.subtract(requests)
    if missing.insert(image).inserted { onMissing(image) }
  }
}
