/// An option of the command line, by its name.
enum Option: String, CaseIterable {
  case schema = "--schema"
  case schemas = "--schemas"
  case format = "--format"
  case asFile = "--as"
  case json = "--json"
  case report = "--report"
  case dryRun = "--dry-run"
  case write = "--write"
  case create = "--create"
  case force = "--force"
  case large = "--large"
  case trustFolder = "--trust-folder"
  case ask = "--ask"
  case apply = "--apply"
  case confirm = "--confirm"
  case noConfirm = "--no-confirm"
  case setting = "--setting"
  case former = "--former"
  case strict = "--strict"
  case literal = "--literal"
  case comment = "--comment"
  case quiet = "--quiet"
  case requireKnowledge = "--require-knowledge"
  case release = "--for"
  case skipUnknown = "--skip-unknown"
  case baseline = "--baseline"
  case writeBaseline = "--write-baseline"
  case markerSize = "--marker-size"
  case textconv = "--textconv"
  case modified = "--modified"
  case all = "--all"
  case effective = "--effective"
  case mine = "--mine"
  case theirs = "--theirs"
  case auto = "--auto"
  case remember = "--remember"
  case remove = "--remove"
  case new = "--new"
  case discard = "--discard"
  case list = "--list"
  case back = "--back"
  case yes = "--yes"
  case sudo = "--sudo"
  case catalogue = "--catalogue"
  case root = "--root"
  case program = "--program"
  case why = "--why"
  case since = "--since"
  case help = "--help"
  case version = "--version"
  case licences = "--licences"
}

enum OptionValue: String {
  case schema = "SCHEMA"
  case folder = "FOLDER"
  case format = "FORMAT"
  case address = "ADDRESS"
  case path = "PATH"
  case release = "RELEASE"
  case report = "FORM"
  case number = "NUMBER"
  case span = "SPAN"
  case program = "PROGRAM"
  case text = "TEXT"
  case time = "TIME"
}

extension Option {
  /// What is written behind it; nil where it takes no value.
  var value: OptionValue? {
    switch self {
    case .schema: .schema
    case .schemas, .root: .folder
    case .format: .format
    case .asFile, .setting, .former, .baseline, .writeBaseline: .path
    case .report: .report
    case .confirm: .span
    case .release: .release
    case .markerSize: .number
    case .catalogue: .address
    case .program: .program
    case .why: .text
    case .since: .time
    default: nil
    }
  }

  var takesValue: Bool { value != nil }

  /// A line of the help.
  var summary: String { ManualText.lines("\(rawValue).summary").joined() }

  /// What the manual says, where that is more.
  var text: String? { ManualText.lines("\(rawValue).text").first }

  /// The option of a name, or of the one letter that a few have as well; nil where there is none.
  static func named(_ name: String) -> Option? {
    switch name {
    case "-h": .help
    case "-n": .dryRun
    // The standard library makes a table of all names where one is looked up by its raw value.
    default: allCases.first { $0.rawValue == name }
    }
  }
}
