import SettingsDocuments

/// What a host answered to a task, as a line of JSON has it.
struct HostAnswer: Sendable {
  enum State: String {
    case ok, failed, unreachable, skipped
  }

  let host: String
  let state: State
  let isChanged: Bool
  /// Why it failed, on one line; empty where it did not.
  let words: String
  let files: [File]
  /// What was said of it where something was put into force.
  let lines: [String]

  /// What it says of a file.
  struct File {
    let path: String
    /// Why it was not read; nil where it was.
    let error: String?
    let isChanged: Bool
    /// What it takes until what was changed holds: `a reload of sshd`.
    let needs: [String]
    /// The values that count, by the paths of their settings.
    let values: [(setting: String, value: Value)]
    let changes: [Change]
  }

  struct Change {
    let setting: String
    let before: Value?
    let after: Value?
    /// Whether the values are masked.
    let isSecret: Bool
  }

  /// Nil for what is no such line.
  init?(_ line: [UInt8]) {
    guard let document = try? Document(parsing: line, as: .json), case .object(let members) = document.root.value,
      let host = members.text("host"), let state = members.text("state").flatMap(State.init)
    else { return nil }
    (self.host, self.state) = (host, state)
    isChanged = members["changed"] == true
    files = members.list("files").compactMap(File.init)
    lines = members.list("lines").compactMap(\.string)
    words = state == .ok ? "" : Self.words(members)
  }

  private static func words(_ members: ObjectMembers) -> String {
    let message = members.text("msg") ?? ""
    let complaint = members.text("module_stderr")?.split(separator: "\n" as Character).last.map(String.init)
    let words = [message, complaint ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
    // What a task could say here, nobody can.
    let line = words.split(separator: ";" as Character)
      .filter { !$0.drop { $0 == " " }.hasPrefix("force: true ") }.joined(separator: ";")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.isEmpty ? "it failed, and does not say why" : String(line.prefix(2000))
  }
}

extension HostAnswer.File {
  fileprivate init?(_ value: Value) {
    guard case .object(let members) = value, let path = members.text("path") else { return nil }
    (self.path, error) = (path, members.text("error"))
    isChanged = members["changed"] == true
    needs = members.list("effects").compactMap { effect in
      guard case .object(let members) = effect, let need = members.text("need"), let subject = members.text("subject")
      else { return nil }
      return "a \(need) of \(subject)"
    }
    changes = members.list("settings").compactMap { change in
      guard case .object(let members) = change, let setting = members.text("path") else { return nil }
      return HostAnswer.Change(
        setting: setting, before: members["before"], after: members["after"], isSecret: members["secret"] == true)
    }
    var values: [String: Value] = [:]
    if let settings = members["settings"] { Self.gather(settings, at: .root, into: &values) }
    if case .object(let counts)? = members["counts"] {
      for (setting, told) in counts {
        if case .object(let told) = told { values[setting] = told["value"] }
      }
    }
    self.values = values.ordered { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The values inside of objects, each with its path.
  private static func gather(_ value: Value, at path: Path, into values: inout [String: Value]) {
    guard case .object(let members) = value else {
      if !path.isRoot { values[path.description] = value }
      return
    }
    for (key, inner) in members { gather(inner, at: path.appending(key), into: &values) }
  }
}
