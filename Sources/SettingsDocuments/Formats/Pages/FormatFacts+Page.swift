extension FormatFacts {
  static let fields = PageFields<FormatFacts>("facts") { fields in
    fields.flag("hasScriptLines") { $0.hasScriptLines = $1 }
    fields.flag("hasDottedKeys") { $0.hasDottedKeys = $1 }
    fields.integer("mode", 0...0o777) { $0.mode = UInt32($1) }
    fields.fileWords("identities") { $0.identities = $1.map(ItemIdentity.init) }
    fields.fileWords("exclusives") { facts, groups in
      facts.exclusives = groups.map { group in
        // Commas are between names that have blanks.
        group.exchanging(", ", for: ",").split(separator: group.contains(",") ? "," : " ").map(String.init)
      }
    }
    fields.table("bytes", Units.byteFields, of: Units()) { $0.bytes = $1 }
    fields.table("durations", Units.durationFields, of: Units()) { $0.durations = $1 }
  }
}

extension FormatFacts.Units {
  private static let mostByteUnits = 7
  private static let durations = ["ns", "us", "ms", "s", "m", "min", "h", "d", "w"]

  fileprivate static let byteFields = PageFields<FormatFacts.Units>("bytes") { fields in
    fields.add("units", .texts, isRequired: true) { reader, node, units throws(PageError) in
      units.units = try reader.strings(of: node, named: "units")
      if units.units.isEmpty || units.units.count > mostByteUnits {
        throw reader.error("units are one to \(mostByteUnits)", at: node.span)
      }
    }
    fields.fileWords("decimalUnits") { $0.decimalUnits = $1 }
    fields.flag("ignoresCase") { $0.ignoresCase = $1 }
  }

  fileprivate static let durationFields = PageFields<FormatFacts.Units>("durations") { fields in
    fields.add("units", .list(of: .word(durations)), isRequired: true) { reader, node, units throws(PageError) in
      units.units = try reader.fileWords(of: node, named: "units")
      if let unknown = units.units.first(where: { !durations.contains($0) }) {
        let known = durations.joined(separator: ", ")
        throw reader.error("\(unknown) is no unit of time; known are \(known)", at: node.span)
      }
    }
    fields.text("joint") { $0.joint = $1 }
  }
}
