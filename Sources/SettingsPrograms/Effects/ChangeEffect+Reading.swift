import SettingsDocuments

extension ChangeEffect {
  init(reading reader: PageReader) throws(PageError) {
    try reader.expect(only: ["need", "command", "of"] + Need.allCases.map(\.rawValue))
    need = try reader.word("need") ?? .nothing
    command = try reader.string("command")
    subject = try reader.string("of")
    var exceptions: [Exception] = []
    for need in Need.allCases {
      guard let table = try reader.table(need.rawValue) else { continue }
      try table.expect(only: ["settings", "command"])
      exceptions.append(
        Exception(need: need, settings: try table.strings("settings"), command: try table.string("command")))
    }
    self.exceptions = exceptions
  }
}
