extension FormatFacts {
  static var fields: PageFields<FormatFacts> {
    var fields = PageFields<FormatFacts>()
    fields.flag("hasScriptLines", { $0.hasScriptLines = $1 }, "Whether a first line that begins with #! is a comment.")
    fields.integer(
      "mode", { $0.mode = UInt32($1) }, 0...0o777,
      "The mode that its programs ask for, as 0o440: a new file has it, and a file that has it is not taken for read-only."
    )
    fields.fileWords(
      "identities", { $0.identities = $1.map(ItemIdentity.init) },
      """
      What tells the items of a list apart, the best first: the list's key, or its first word, a dot and a member, as \
      server.server_name; the member alone where the whole document is the list.
      """)
    fields.table("bytes", Units.byteFields, of: Units(), "How its programs write counts of bytes.") { $0.bytes = $1 }
    fields.table("durations", Units.durationFields, of: Units(), "How its programs write spans of time.") {
      $0.durations = $1
    }
    return fields
  }
}

extension FormatFacts.Units {
  private static let mostByteUnits = 7
  private static let durations = ["ns", "us", "ms", "s", "m", "min", "h", "d", "w"]

  fileprivate static var byteFields: PageFields<FormatFacts.Units> {
    var fields = PageFields<FormatFacts.Units>()
    fields.add("units", .texts, "The units: of one byte, of 1024, of 1024², and so on.", isRequired: true) {
      reader, node, units throws(PageError) in
      units.units = try reader.strings(of: node, named: "units")
      if units.units.isEmpty || units.units.count > mostByteUnits {
        throw reader.error("units are one to \(mostByteUnits)", at: node.span)
      }
    }
    fields.fileWords("decimalUnits", { $0.decimalUnits = $1 }, "Units of 1000 bytes, 1000², and so on.")
    fields.flag("ignoresCase", { $0.ignoresCase = $1 }, "Whether capitals do not matter.")
    return fields
  }

  fileprivate static var durationFields: PageFields<FormatFacts.Units> {
    var fields = PageFields<FormatFacts.Units>()
    fields.add(
      "units", .list(of: .word(durations)), "The units, the finest first; m and min are minutes.", isRequired: true
    ) { reader, node, units throws(PageError) in
      units.units = try reader.fileWords(of: node, named: "units")
      if let unknown = units.units.first(where: { !durations.contains($0) }) {
        let known = durations.joined(separator: ", ")
        throw reader.error("\(unknown) is no unit of time; known are \(known)", at: node.span)
      }
    }
    fields.text(
      "joint", { $0.joint = $1 }, "What is between two parts, as in 1h30m; without it there is one part only.")
    return fields
  }
}
