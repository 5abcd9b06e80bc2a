extension Screen {
  static let ceremony = Screen(
    draw: drawCeremony, commands: { _ in buttonCommands + [backCommand] + commonCommands },
    page: ceremonyPage)
}

@Sendable private func ceremonyPage(of state: AppState) -> Page {
  Page(
    title: state.isWordless ? "" : tr("the evening"),
    lines: state.tally?.sentences(about: state.game.players) ?? [],
    buttons: state.isWordless
      ? wordlessButtons
      : [
        Item(ButtonWords.keepPlaying, .newGame(.dealNext)),
        Item(tr("New evening"), .settings(.startTally(after: state.game.id))),
        Item(ButtonWords.menu, toMenu),
      ], in: state)
}

@Sendable private func drawCeremony(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  let theme = chrome.theme
  let page = ceremonyPage(of: state)
  chrome.draw(about: page.title, on: &frame)
  var area = chrome.content
  let buttonRows = rowCount(of: page.items, width: area.width)
  drawButtons(of: page, in: area.bottom(buttonRows), theme: theme, on: &frame)
  area = area.dropping(bottom: buttonRows + 1)
  guard let tally = state.tally else { return }
  if !state.isWordless, let headline = page.lines.first {
    let room = Size(width: area.width, height: area.height >= 16 ? 3 : 0)
    let lines = blockLetters(largestOf: [headline], in: room) ?? [headline]
    frame.write(centered: lines, in: area.top(lines.count), theme.accent)
    area = area.dropping(top: lines.count + (area.height >= 12 ? 1 : 0))
  }
  Podium(counts: tally.winCounts, faces: state.faces(of: state.game.players))
    .draw(in: area, hasNames: !state.isWordless, theme: theme, on: &frame)
}

/// The faces of those who played, on steps as high as their places.
struct Podium {
  /// The games that each has won, or the pairs that each has found.
  let counts: [Int]
  let faces: [Face]

  func draw(in area: Rectangle, hasNames: Bool, theme: Theme, on frame: inout Frame) {
    // Odd with the gap, so that a face stands in the middle of its step.
    let width = (min(24, area.width / faces.count) - 1) / 2 * 2 + 1
    let stepHeight = area.height >= 6 * faces.count ? 3 : area.height >= 12 ? 2 : 1
    let faceHeight = min(
      (width - 2) / 2, area.height - stepHeight * faces.count - (hasNames ? 1 : 0))
    drawConfetti(in: area, on: &frame)
    let ranked = faces.indices.sorted { counts[$0] > counts[$1] }
    // The seats from left to right: the best in the middle.
    let order = ranked.count > 2 ? [ranked[1], ranked[0]] + ranked.dropFirst(2) : ranked
    for (seat, column) in zip(order, area.columns(faces.count, width: width)) {
      let height = stepHeight * (faces.count - counts.count { $0 > counts[seat] })
      let place = column.dropping(right: 1)
      let step = place.bottom(height)
      let style = theme.solid(faces[seat].style)
      frame.fill(step, style)
      let wins = "\(counts[seat])"
      let digits = height >= 3 ? blockLetters(wins, width: width)?[0] : nil
      frame.write(centered: digits ?? [wins], in: step, style)
      var above = place.dropping(bottom: height)
      if hasNames {
        let name = longest(faces[seat].names, fitting: width - 1).fitted(to: width - 1)
        frame.write(centered: [name], in: above.bottom(1), faces[seat].style)
        above = above.dropping(bottom: 1)
      }
      guard faceHeight > 1 else { continue }
      faces[seat].draw(in: above.bottom(faceHeight), theme: theme, on: &frame)
    }
  }

  /// Strews stars over the upper half, in the colours of those who played.
  private func drawConfetti(in area: Rectangle, on frame: inout Frame) {
    for x in stride(from: 0, to: area.width, by: 4) {
      let y = (x * x + 5 * x) % max(1, area.height / 2)
      let place = Point(x: area.minX + x, y: area.minY + y)
      let style = faces[x / 4 % faces.count].style
      let background = frame[place]?.style.background ?? style.background
      frame.write("★", x: place.x, y: place.y, style.on(background))
    }
    frame.startLayer()
  }
}
