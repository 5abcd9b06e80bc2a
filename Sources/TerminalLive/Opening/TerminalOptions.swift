extension NcursesTerminal {
  public struct Options: Equatable, Sendable {
    /// The colour depth requested by the player; nil to go by the terminal.
    public var depth: ColorDepth?
    public var isASCII: Bool
    public var usesMouse: Bool
    /// Lets the terminal report when its window loses the keyboard.
    public var reportsFocus: Bool
    public var images: ImageChoice
    /// Shows the terminal's own cursor, which is always at the focus.
    public var showsCursor: Bool

    public init(
      depth: ColorDepth? = nil, isASCII: Bool = false, usesMouse: Bool = true,
      reportsFocus: Bool = false, images: ImageChoice = .automatic, showsCursor: Bool = false
    ) {
      (self.depth, self.isASCII, self.images) = (depth, isASCII, images)
      (self.usesMouse, self.reportsFocus) = (usesMouse, reportsFocus)
      self.showsCursor = showsCursor
    }
  }
}
