import SettingsDocuments

extension PendingRecord {
  /// As JSON, the form in which it is kept.
  var bytes: [UInt8] {
    var members: [ObjectMembers.Element] = [
      ("id", .string(id)), ("program", .string(program)), ("who", .string(who)), ("proof", .string(proof.rawValue)),
      ("seconds", .number(Number(seconds))), ("due", .number(Number(due))),
      ("commands", .array(commands.map { .array($0.words.map(Value.string)) })),
      ("files", .array(files.map(\.value))), ("rooms", .array(rooms.map(Value.string))),
    ]
    if let inForce { members.append(("inForce", .number(Number(inForce)))) }
    if let inForceTime { members.append(("inForceTime", .number(Number(inForceTime)))) }
    return Array((Value.object(ObjectMembers(members)).json + "\n").utf8)
  }

  /// What such bytes say; nil where they are torn or anything else.
  init?(_ bytes: [UInt8]) {
    guard let root = try? Document(parsing: bytes, as: .json, strictness: .strict).root,
      let id = root["id"]?.string, let program = root["program"]?.string, let who = root["who"]?.string,
      let proof = root["proof"]?.string.flatMap(PendingChange.Proof.init), let seconds = root["seconds"]?.number?.int,
      let due = root["due"]?.number?.int, let commands = root["commands"], let files = root["files"],
      let rooms = root["rooms"]
    else { return nil }
    (self.id, self.program, self.who, self.proof) = (id, program, who, proof)
    (self.seconds, self.due, inForce) = (seconds, due, root["inForce"]?.number?.int)
    inForceTime = root["inForceTime"]?.number?.int
    self.commands = commands.elements.map { ServiceCommand($0.elements.compactMap(\.string)) }
    self.files = files.elements.compactMap(FormerFile.init)
    self.rooms = rooms.elements.compactMap(\.string)
    if self.files.count != files.count { return nil }
  }
}

extension FormerFile {
  fileprivate var value: Value {
    var members: [ObjectMembers.Element] = [("path", .string(path)), ("hasNewText", .boolean(hasNewText))]
    members.append(("since", .number(Number(since))))
    if let status {
      members += [
        ("owner", .number(Number(Int(status.owner)))), ("group", .number(Number(Int(status.group)))),
        ("mode", .number(Number(Int(status.mode)))),
      ]
    }
    if let format { members.append(("format", .string(format))) }
    return .object(ObjectMembers(members))
  }

  fileprivate init?(_ node: Node) {
    guard let path = node["path"]?.string, let hasNewText = node["hasNewText"]?.boolean,
      let since = node["since"]?.number?.int
    else { return nil }
    func number(_ key: String) -> UInt32? { node[key]?.number?.int.flatMap { UInt32(exactly: $0) } }
    self.path = path
    self.hasNewText = hasNewText
    self.since = since
    format = node["format"]?.string
    if let owner = number("owner"), let group = number("group"), let mode = number("mode") {
      status = Status(owner: owner, group: group, mode: mode)
    } else {
      status = nil
    }
  }
}
