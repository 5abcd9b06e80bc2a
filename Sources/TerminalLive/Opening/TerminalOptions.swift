extension NcursesTerminal {
  /// How to use the terminal.
  public struct Options: Equatable, Sendable {
    /// The colour depth the player asked for; nil to go by the terminal.
    public var depth: ColorDepth?
    /// Whether to draw with ASCII characters only.
    public var isASCII: Bool
    public var usesMouse: Bool
    /// Whether the terminal says when its window loses the keyboard.
    public var reportsFocus: Bool
    public var images: ImageChoice
    /// Whether the terminal's own cursor can be seen; it is always at the focus.
    public var showsCursor: Bool

    public init(
      depth: ColorDepth? = nil, isASCII: Bool = false, usesMouse: Bool = true,
      reportsFocus: Bool = false, images: ImageChoice = .automatic, showsCursor: Bool = false
    ) {
      self.showsCursor = showsCursor
      self.images = images
      self.depth = depth
      self.isASCII = isASCII
      self.usesMouse = usesMouse
      self.reportsFocus = reportsFocus
    }
  }
}
