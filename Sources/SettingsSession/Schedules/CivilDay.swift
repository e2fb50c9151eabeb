/// A day of the Gregorian calendar.
struct CivilDay {
  let year: Int
  /// From 1.
  let month: Int
  /// From 1.
  let day: Int
  /// From 0, Sunday.
  let weekday: Int

  /// - Parameter number: days since 1970-01-01.
  init(_ number: Int) {
    // Years begin in March here, so that the day of February 29 is the last of one (Howard Hinnant, "chrono-Compatible
    // Low-Level Date Algorithms").
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let ofEra = shifted - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * ofYear + 2) / 153
    day = ofYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    weekday = ((number + 4) % 7 + 7) % 7
  }
}
