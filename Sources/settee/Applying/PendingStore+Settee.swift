import SettingsApplying

extension PendingStore {
  /// Where Settee's changes wait to be confirmed.
  static let settee = PendingStore(name: "settee", verb: GoBackVerb.name)
}

extension ConfirmError: AdvisingError {
  var advice: String {
    switch self {
    case .noSystemd: "\(self); \(Option.noConfirm.rawValue) changes it all the same"
    case .busy(_, let change) where change.secondsLeft > 0:
      "\(self); settee confirm keeps it, settee confirm --back takes it back"
    case .notInForce: "\(self), or now with settee confirm --back"
    case .noProof: "\(self): settee confirm"
    default: description
    }
  }
}
