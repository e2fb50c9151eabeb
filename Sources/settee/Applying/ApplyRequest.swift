/// How a verb puts into force what it saves: whether that is to be confirmed.
enum ApplyRequest: Equatable {
  /// Nothing is said of it.
  case unsaid
  /// It stays without a confirmation.
  case forGood
  /// What is not confirmed within so many seconds goes back.
  case within(seconds: Int)

  /// Nil where nothing is to be put into force.
  ///
  /// - Parameter always: for a verb that does nothing else.
  init?(_ arguments: Arguments, always: Bool = false) throws(UsageError) {
    if arguments.has(.confirm), arguments.has(.noConfirm) {
      throw UsageError("\(Option.confirm.rawValue) and \(Option.noConfirm.rawValue) exclude each other")
    }
    if let span = arguments.value(of: .confirm) {
      guard let seconds = Self.seconds(span) else {
        throw UsageError("\(span) is no span of time from 5 seconds to a day, such as 2m")
      }
      self = .within(seconds: seconds)
    } else if arguments.has(.noConfirm) {
      self = .forGood
    } else if always || arguments.has(.apply) {
      self = .unsaid
    } else {
      return nil
    }
  }

  /// How a command line says how it is confirmed.
  var words: [String] {
    switch self {
    case .unsaid: []
    case .forGood: [Option.noConfirm.rawValue]
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

  /// Refuses a folder in the place of the machine, which takes up nothing.
  static func expectMachine() throws(VerbError) {
    guard let root = RootFolder.entered else { return }
    throw VerbError(
      "\(root.path): nothing runs there, so nothing can be put into force; it is read when that machine starts")
  }
}
