import Testing

@testable import MemoryTunes

/// Compared with the figures of the Python package fsrs 6.3.0, without steps within a day and without chance.
@Suite struct RecallScheduleTests {
  /// An answer, and what follows from it; the chance of recall just before it is nil for the first one.
  typealias Answer = (
    hoursLater: Int, isRight: Bool, stability: Double, difficulty: Double, days: Int,
    recall: Double?
  )

  static let series: [[Answer]] = [
    // Right whenever it is due.
    [
      (0, false, 0.212, 6.4133, 1, nil), (24, true, 1.886788, 6.402115, 2, 0.766196),
      (48, true, 6.269161, 6.390941, 6, 0.895947),
      (96, true, 14.452554, 6.379779, 14, 0.927824),
      (264, true, 33.306663, 6.368627, 33, 0.917637),
      (720, true, 76.274237, 6.357487, 76, 0.907021),
    ],
    // Often wrong.
    [
      (0, false, 0.212, 6.4133, 1, nil), (24, false, 0.100886, 8.806304, 1, 0.766196),
      (24, false, 0.055035, 9.592869, 1, 0.693682),
      (24, true, 0.329365, 9.578504, 1, 0.63603),
      (48, false, 0.153669, 9.846686, 1, 0.741545),
      (24, true, 0.523776, 9.832067, 1, 0.734766),
    ],
    // Several answers on a day.
    [
      (0, false, 0.212, 6.4133, 1, nil), (1, true, 0.246689, 6.402115, 1, 1),
      (1, true, 0.284206, 6.390941, 1, 1), (1, false, 0.109613, 8.798955, 1, 1),
      (30, true, 0.717206, 8.785385, 1, 0.701743),
    ],
    // Late ones.
    [
      (0, false, 0.212, 6.4133, 1, nil), (2400, true, 5.350422, 6.402115, 5, 0.388066),
      (9600, false, 1.843459, 8.802628, 2, 0.514638),
      (24, true, 3.079611, 8.789054, 3, 0.936358),
    ],
  ]

  @Test(arguments: series.indices)
  func `it follows from the answers as in the reference`(index: Int) {
    var time = 1_767_225_600
    var schedule: RecallSchedule?
    for answer in Self.series[index] {
      time += 3600 * answer.hoursLater
      if let recall = answer.recall {
        #expect(schedule.map { abs($0.recall(at: time) - recall) < 1e-6 } == true)
        schedule?.answer(isRight: answer.isRight, at: time)
      } else {
        schedule = RecallSchedule(isRight: answer.isRight, at: time)
      }
      #expect(schedule.map { abs($0.stability - answer.stability) < 1e-6 } == true)
      #expect(schedule.map { abs($0.difficulty - answer.difficulty) < 1e-6 } == true)
      #expect(schedule?.dayCount == answer.days)
      #expect(schedule?.isDue(at: time + 86_400 * answer.days) == true)
      #expect(schedule?.isDue(at: time + 86_400 * answer.days - 1) == false)
    }
  }

  @Test(arguments: [Int.min, -1, 0, 86_399, .max])
  func `a clock that was set back, or far ahead, leaves it possible`(time: Int) {
    var schedule = RecallSchedule(isRight: false, at: 86_400)

    schedule.answer(isRight: true, at: time)
    schedule.answer(isRight: false, at: .max)
    schedule.answer(isRight: true, at: .min)

    #expect((0.001...36_500).contains(schedule.stability))
    #expect((1...10).contains(schedule.difficulty))
    #expect((1...36_500).contains(schedule.dayCount))
    #expect((0...1).contains(schedule.recall(at: .max)))
  }
}
