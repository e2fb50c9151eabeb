import SettingsDocuments

extension PendingRecord {
  /// As JSON, the form in which it is kept.
  var bytes: [UInt8] {
    let value = Value.known([
      ("id", .string(id)), ("program", .string(program)), ("who", .string(who)), ("proof", .string(proof.rawValue)),
      ("seconds", .count(seconds)), ("due", .count(due)), ("commands", .array(commands.map { .texts($0.words) })),
      ("files", .array(files.map(\.value))), ("rooms", .texts(rooms)), ("inForce", inForce.map(Value.count)),
      ("inForceTime", inForceTime.map(Value.count)),
    ])
    return Array((value.json + "\n").utf8)
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
    .known([
      ("path", .string(path)), ("hasNewText", .boolean(hasNewText)), ("since", .count(since)),
      ("owner", status.map { .count(Int($0.owner)) }), ("group", status.map { .count(Int($0.group)) }),
      ("mode", status.map { .count(Int($0.mode)) }), ("format", format.map(Value.string)),
    ])
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
