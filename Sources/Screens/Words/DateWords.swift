extension CalendarDate {
  /// The date in words: "23 November 2026".
  public var label: String { tr("\(day) \(monthWords.inDate) \(year)", in: "date") }

  /// "23 Nov".
  var shortLabel: String { tr("\(day) \(monthWords.short)", in: "short date") }

  /// The month for itself, in at most 14 columns: "November".
  public var monthName: String { monthWords.name }

  /// The month for itself, after a day, and in few columns, all of the same width if possible.
  private var monthWords: (name: String, inDate: String, short: String) {
    switch month {
    case 1: (tr("January"), tr("January", in: "date"), tr("Jan", in: "short date"))
    case 2: (tr("February"), tr("February", in: "date"), tr("Feb", in: "short date"))
    case 3: (tr("March"), tr("March", in: "date"), tr("Mar", in: "short date"))
    case 4: (tr("April"), tr("April", in: "date"), tr("Apr", in: "short date"))
    case 5: (tr("May"), tr("May", in: "date"), tr("May", in: "short date"))
    case 6: (tr("June"), tr("June", in: "date"), tr("Jun", in: "short date"))
    case 7: (tr("July"), tr("July", in: "date"), tr("Jul", in: "short date"))
    case 8: (tr("August"), tr("August", in: "date"), tr("Aug", in: "short date"))
    case 9: (tr("September"), tr("September", in: "date"), tr("Sep", in: "short date"))
    case 10: (tr("October"), tr("October", in: "date"), tr("Oct", in: "short date"))
    case 11: (tr("November"), tr("November", in: "date"), tr("Nov", in: "short date"))
    default: (tr("December"), tr("December", in: "date"), tr("Dec", in: "short date"))
    }
  }
}
