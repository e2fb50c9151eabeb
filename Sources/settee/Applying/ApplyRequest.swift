import SettingsSession

/// Whether a verb puts into force what it saves, and how that is confirmed.
struct ApplyRequest {
  enum Confirmation: Equatable {
    case unsaid
    case none
    /// What is not confirmed within so many seconds goes back.
    case within(seconds: Int)
  }

  let isWanted: Bool
  let confirmation: Confirmation

  init(confirmation: Confirmation) { (isWanted, self.confirmation) = (true, confirmation) }

  private init() { (isWanted, confirmation) = (false, .unsaid) }

  static let unwanted = ApplyRequest()

  /// - Parameter always: for a verb that does nothing else.
  init(_ arguments: Arguments, always: Bool = false) throws(UsageError) {
    isWanted = always || [Option.apply, .confirm, .noConfirm].contains(where: arguments.has)
    if arguments.has(.confirm), arguments.has(.noConfirm) {
      throw UsageError("\(Option.confirm.rawValue) and \(Option.noConfirm.rawValue) exclude each other")
    }
    if let span = arguments.value(of: .confirm) {
      guard let seconds = Self.seconds(span) else {
        throw UsageError("\(span) is no span of time from 5 seconds to a day, such as 2m")
      }
      confirmation = .within(seconds: seconds)
    } else {
      confirmation = arguments.has(.noConfirm) ? .none : .unsaid
    }
  }

  /// How a command line says how it is confirmed.
  var words: [String] {
    switch confirmation {
    case .unsaid: []
    case .none: [Option.noConfirm.rawValue]
    case .within(let seconds): [Option.confirm.rawValue, "\(seconds)s"]
    }
  }

  /// `90`, `90s`, `2m`, `1h30m`; nil for what is no such span, and for one of less than 5 seconds or more than a day.
  static func seconds(_ text: String) -> Int? {
    var (total, number) = (0, "")
    for character in text + (text.last?.isNumber == true ? "s" : "") {
      if character.isNumber {
        number.append(character)
      } else {
        guard let unit = ["s": 1, "m": 60, "h": 3600][String(character)], let count = Int(number), number.count < 6
        else { return nil }
        (total, number) = (total + count * unit, "")
      }
    }
    return 5...86400 ~= total ? total : nil
  }
}
