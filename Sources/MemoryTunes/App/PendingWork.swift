extension AppState {
  /// The time of the game passes without a timer, with the next input.
  public var passesTimeWithInput: Bool {
    game.clock.isRunning && !game.isTicking(settings: gameSettings)
  }

  /// The work it waits for without any input: covers, a computer's choice, and timers of things shown for a while.
  var pendingWork: [PendingWork<AppEffect>] {
    var work = game.pendingWork(settings: gameSettings, isOnScreen: routing.destination == .game)
    if let due = saving.due {
      work.append(.init(.saving, since: due, after: due.delay, .send(.saving(.save(.init())))))
    }
    if let shelf = categories.shelf, shelf.scan.isRunning {
      work.append(.init(.shelf, since: shelf.folder, .categories(.scanShelf(shelf.folder))))
    }
    if let pause = scanning.pause, scan.isResting || !scan.isPaused {
      work.append(
        .init(
          .scan, since: [AnyHashable(scan), AnyHashable(routing.path), AnyHashable(scanning)],
          after: scan.isResting ? ScanState.rest : pause, .send(.scan(.advance))))
    }
    if routing.destination == .practice {
      work += practice.pendingWork(of: settings.current.person)
    }
    work += tableWork
    if let summary = records.summary, let seconds = secondsShown(of: summary) {
      work.append(
        .init(
          .countdown, since: [summary.time, seconds], after: .seconds(seconds),
          .records(.summarizeAnew(person: settings.current.person))))
    }
    return work
  }
}

extension GameState {
  /// The clock moves second by second: it is on the screen, ends a sprint, or a computer plays.
  fileprivate func isTicking(settings: GameSettings) -> Bool {
    clock.isRunning
      && (sprint != nil || settings.isClockShown && (!hasTurns || opponentToMove != nil))
  }

  /// `isOnScreen` is true if nothing covers the board.
  func pendingWork(settings: GameSettings, isOnScreen: Bool) -> [PendingWork<AppEffect>] {
    var pending: [PendingWork<AppEffect>] = []
    func wait(
      _ id: EffectID, if isAwaited: Bool = true, since moment: some Hashable,
      after delay: Duration = .zero, _ work: @autoclosure @escaping () -> AppEffect
    ) {
      guard isAwaited else { return }
      pending.append(.init(id, since: moment, after: delay, work()))
    }
    let (flip, deal) = (board.flips.count, request.id)
    if isBeingDealt {
      let person = hasTurns ? "" : player.name ?? ""
      wait(.deal, since: deal, .game(.fetchCovers(request, person: person)))
    }
    if show.missingCovers.recovery == .underWay {
      wait(.recovery, since: deal, .game(.recoverCovers(request: deal, covers: covers)))
    }
    wait(
      .clock, if: isTicking(settings: settings), since: [id, UInt64(clamping: clock.seconds)],
      after: .seconds(1), .send(.game(.tick(.init()))))
    wait(
      .flipping, if: !show.flipping.isEmpty, since: show.flipping, after: Delay.flipStep,
      .send(.game(.advanceFlips(.init()))))
    wait(
      .peek, if: show.isPeeking, since: deal, after: Delay.peek(pairs: covers.count),
      .send(.game(.endPeek)))
    wait(
      .flash, if: !show.flashing.isEmpty, since: flip, after: Delay.flash, .send(.game(.endFlash)))
    wait(
      .turnNotice, if: show.announcedPlayer != nil, since: flip, after: Delay.turnNotice,
      .send(.game(.endTurnNotice)))
    if isOnScreen || table?.authority == .host, isUnderWay, !show.isPeeking,
      let opponent = opponentToMove, thinksHere
    {
      wait(
        .thinking, since: [deal, flip, show.isHurrying ? 1 : 0],
        after: timeToThink(at: settings.pace), .game(think(as: opponent)))
    }
    if let meter = show.meter {
      let (cover, step) = (cover(at: meter.card).id, meter.step + 1)
      wait(
        .meter, since: [meter.card, step, flip], after: Delay.meter,
        .game(.meter(cover: cover, step: step, flip: flip)))
    }
    wait(
      .nextBoard, if: sprint != nil && isUnderWay && board.isSolved, since: deal,
      after: Delay.nextBoard, .send(.game(.dealNextBoard)))
    if let delay = timeToNextBeat(settings: settings) {
      wait(.finale, since: show.finale, after: delay, .send(.game(.advanceFinale)))
    }
    if let dance = show.dance {
      let lit = (litCovers ?? foundCovers).map { covers[$0].id }
      wait(
        .dance, since: dance.step, after: Delay.meter,
        .game(.dance(covers: lit, step: dance.step + 1)))
    }
    return pending
  }
}

extension PracticeState {
  fileprivate func pendingWork(of person: String) -> [PendingWork<AppEffect>] {
    if content == .loading {
      return [.init(.practice, since: person, .practice(.load(person: person)))]
    }
    guard let round, case .showing(let count) = round.step else { return [] }
    let (puzzle, isFirst) = (round.puzzle, count == round.puzzle.flipCounts.lowerBound)
    return [
      .init(
        .practice, since: [round.answers.count, count],
        after: Delay.puzzleStep(of: puzzle.flipCounts.count, isFirst: isFirst),
        .send(.practice(.advance)))
    ]
  }
}
