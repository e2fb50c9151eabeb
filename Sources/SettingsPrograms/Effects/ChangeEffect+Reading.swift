import SettingsDocuments

extension ChangeEffect {
  init(reading reader: PageReader) throws(PageError) {
    try reader.expect(
      only: [
        "need", "of", "units", "before", "commands", "clear", "each", "readBy", "withoutSystemd", "socket", "cuts",
        "locksOut",
        "listens", "report",
      ] + Need.allCases.map(\.rawValue))
    need = try reader.word("need") ?? .nothing
    subject = try reader.string("of")
    units = try reader.strings("units")
    before = try reader.strings("before")
    commands = try reader.strings("commands")
    clearing = try reader.table("clear").map { clear throws(PageError) in try Clearing(reading: clear) }
    each = try reader.tables("each").map { each throws(PageError) in try EachSetting(reading: each) }
    readBy = try reader.strings("readBy")
    withoutSystemd = try reader.strings("withoutSystemd")
    socket = try reader.table("socket").map { socket throws(PageError) in try Socket(reading: socket) }
    cuts = try reader.string("cuts")
    lockOut = try reader.word("locksOut")
    listens = try reader.strings("listens")
    report = try reader.table("report").map { report throws(PageError) in try EffectReport(reading: report) }
    var exceptions: [Exception] = []
    for need in Need.allCases {
      guard let table = try reader.table(need.rawValue) else { continue }
      exceptions.append(try Exception(need, reading: table))
    }
    self.exceptions = exceptions
  }
}

extension ChangeEffect.Exception {
  fileprivate init(_ need: ChangeEffect.Need, reading reader: PageReader) throws(PageError) {
    try reader.expect(only: ["settings", "files", "commands"])
    self.need = need
    settings = try reader.strings("settings")
    files = try reader.strings("files")
    commands = try reader.strings("commands")
  }
}

extension ChangeEffect.EachSetting {
  fileprivate init(reading reader: PageReader) throws(PageError) {
    try reader.expect(only: ["when", "test", "commands", "otherwise", "note"])
    conditions = try reader.namedLists("when")
    note = try reader.string("note")
    test = try reader.string("test")
    commands = try reader.strings("commands")
    otherwise = try reader.strings("otherwise")
  }
}

extension ChangeEffect.Clearing {
  fileprivate init(reading reader: PageReader) throws(PageError) {
    try reader.expect(only: ["unless", "commands", "note"])
    unless = try reader.strings("unless")
    commands = try reader.strings("commands")
    note = try reader.string("note")
  }
}

extension ChangeEffect.Socket {
  fileprivate init(reading reader: PageReader) throws(PageError) {
    try reader.expect(only: ["unit", "settings"])
    unit = try reader.required("unit")
    settings = try reader.strings("settings")
  }
}

extension EffectReport {
  fileprivate init(reading reader: PageReader) throws(PageError) {
    try reader.expect(only: ["command", "reader", "readsFiles"])
    command = try reader.strings("command")
    if command.isEmpty { throw reader.missing("command") }
    readsFiles = try reader.flag("readsFiles")
    form = try reader.word("reader", as: AnswerReader.self).map {
      AnswerForm(reader: $0, columns: [], sections: [], withoutDefaults: [])
    }
  }
}
