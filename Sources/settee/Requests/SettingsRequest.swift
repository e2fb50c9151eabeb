import SettingsDocuments
import SettingsSchema

/// What is to become of the settings of files, as a program says it in JSON.
struct SettingsRequest {
  /// A file, and how it is treated.
  struct File {
    var request: FileRequest
    /// What is put behind the name of a copy of the file as it was; nil where none is made.
    var backupSuffix: String?
    /// Whether values are written where they count.
    var isEffective = false
    /// Whether its program is asked; nil where that is done if nothing of the file is run.
    var asksProgram: Bool?
    var isStrict = false
    var isForced = false
    var settings: [Setting] = []
  }

  /// A setting, and what is to become of it.
  struct Setting {
    var path: Path
    var action: Action
  }

  enum Action {
    case read
    case set(Value)
    /// The list is to have it.
    case add(Value)
    /// The list is to have what this line or block says.
    case row(String)
    case remove
    case removeEntry(Value)
    case removeRow(String)
    case reset
    case commentOut
    case bringBack
  }

  let files: [File]
  /// Whether nothing is written.
  let isCheck: Bool
  /// Whether the texts before and after are answered.
  let wantsTexts: Bool
  /// Whether no file is written where one is refused.
  let isTogether: Bool
  /// How it is confirmed that what is written is put into force; nil where it is not put into force.
  let applying: ApplyRequest?

  init(reading bytes: [UInt8]) throws(VerbError) {
    let document: Document
    do throws(ParseError) {
      document = try Document(parsing: bytes, as: .json, strictness: .strict)
    } catch {
      throw VerbError("the request is no JSON: \(error)")
    }
    if let schema = BuiltInSchema.request.compiled(),
      let problem = DocumentCheck(of: document, against: schema).problems.first
    {
      let place = problem.path.isRoot ? "the request" : problem.path.description
      throw VerbError("\(place): \(problem.message)")
    }
    let root = document.root.value.members
    isCheck = root.isOn("check") ?? false
    wantsTexts = root.isOn("diff") ?? false
    isTogether = root.isOn("together") ?? true
    applying = try Self.applying(root)
    files = try root.list("files").map { value throws(VerbError) in try File(value.members) }
  }

  private static func applying(_ root: ObjectMembers) throws(VerbError) -> ApplyRequest? {
    let span = root.text("confirm")
    guard root.isOn("apply") ?? false else {
      if span != nil { throw VerbError("confirm wants apply") }
      return nil
    }
    switch span {
    case nil: return .unsaid
    case "none"?: return .forGood
    case let span?:
      guard let seconds = ApplyRequest.seconds(span) else {
        throw VerbError("confirm: \(span) is no span of time from 5 seconds to a day, such as 2m")
      }
      return .within(seconds: seconds)
    }
  }
}

extension SettingsRequest.File {
  init(_ members: ObjectMembers) throws(VerbError) {
    let path = members.text("path") ?? ""
    request = FileRequest(path: path)
    request.place = members.text("as")
    if let name = members.text("format") {
      guard let format = Format.named(name) else { throw VerbError("\(path): there is no format \(name)") }
      request.format = format
    }
    request.schema.schema = members.text("schema")
    isForced = members.isOn("force") ?? false
    if isForced { request.options.insert(.readOnlyFile) }
    backupSuffix = members.text("backup")
    isEffective = members.isOn("effective") ?? false
    asksProgram = members.isOn("validate")
    isStrict = members.isOn("strict") ?? false
    settings = try members.list("settings").map { value throws(VerbError) in
      try SettingsRequest.Setting(value.members, path)
    }
    // What is only read is not made.
    let isRead = settings.allSatisfy { if case .read = $0.action { true } else { false } }
    request.mayCreate = isRead ? nil : members.isOn("create") ?? false
  }
}

extension SettingsRequest.Setting {
  init(_ members: ObjectMembers, _ file: String) throws(VerbError) {
    do throws(UsageError) {
      path = try Path(argument: members.text("path") ?? "[]")
    } catch {
      throw VerbError("\(file): \(error)")
    }
    let contents = ["value", "add", "row"].filter { members[$0] != nil }
    if contents.count > 1 {
      throw VerbError("\(file): \(path): \(contents[0]) and \(contents[1]) exclude each other")
    }
    action = try Self.action(members, contents.first, "\(file): \(path)")
  }

  private static func action(
    _ members: ObjectMembers, _ content: String?, _ place: String
  ) throws(VerbError) -> SettingsRequest.Action {
    let state = members.text("state")
    switch (state, content) {
    case (nil, nil): return .read
    case (nil, "value"?), ("present"?, "value"?): return .set(members["value"] ?? .null)
    case (nil, "add"?), ("present"?, "add"?): return .add(members["add"] ?? .null)
    case (nil, "row"?), ("present"?, "row"?): return .row(members.text("row") ?? "")
    case ("present"?, _): return .bringBack
    case ("absent"?, nil): return .remove
    case ("absent"?, "row"?): return .removeRow(members.text("row") ?? "")
    case ("absent"?, let content?): return .removeEntry(members[content] ?? .null)
    case ("default"?, nil): return .reset
    case ("commented"?, nil): return .commentOut
    default: throw VerbError("\(place): the state \(state ?? "") takes no \(content ?? "")")
    }
  }
}

extension SettingsRequest.Action {
  /// Whether nothing is to be done where nothing is there.
  var takesAway: Bool {
    switch self {
    case .remove, .removeEntry, .removeRow, .reset, .commentOut: true
    case .read, .set, .add, .row, .bringBack: false
    }
  }

  /// Whether nothing of the setting is to be left.
  var isOfWholeSetting: Bool {
    switch self {
    case .remove, .reset: true
    default: false
    }
  }
}
