extension CalendarDate {
  /// The date in words: "23 November 2026".
  public var label: String { tr("\(day) \(monthInDate) \(year)", in: "date") }

  /// "23 Nov".
  var shortLabel: String { tr("\(day) \(shortMonth)", in: "short date") }

  /// The month for itself, in at most 14 columns: "November".
  public var monthName: String {
    [
      tr("January"), tr("February"), tr("March"), tr("April"), tr("May"), tr("June"), tr("July"),
      tr("August"), tr("September"), tr("October"), tr("November"), tr("December"),
    ][month - 1]
  }

  /// The month after a day: "November".
  private var monthInDate: String {
    [
      tr("January", in: "date"), tr("February", in: "date"), tr("March", in: "date"),
      tr("April", in: "date"), tr("May", in: "date"), tr("June", in: "date"),
      tr("July", in: "date"), tr("August", in: "date"), tr("September", in: "date"),
      tr("October", in: "date"), tr("November", in: "date"), tr("December", in: "date"),
    ][month - 1]
  }

  /// The same in few columns, all of the same width if possible: "Nov".
  private var shortMonth: String {
    [
      tr("Jan", in: "short date"), tr("Feb", in: "short date"), tr("Mar", in: "short date"),
      tr("Apr", in: "short date"), tr("May", in: "short date"), tr("Jun", in: "short date"),
      tr("Jul", in: "short date"), tr("Aug", in: "short date"), tr("Sep", in: "short date"),
      tr("Oct", in: "short date"), tr("Nov", in: "short date"), tr("Dec", in: "short date"),
    ][month - 1]
  }
}
