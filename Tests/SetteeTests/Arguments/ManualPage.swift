import Foundation
import TestSupport

@testable import settee

/// The manual page: its parts about verbs and options are made from the table, its table of keys from
/// Documentation/Keys.md, all others are written by hand.
struct ManualPage {
  static let url = PackageFolder.url("Documentation/settee.1")
  private static let start = ".\\\" From the table of verbs and options: make snapshots\n"
  private static let startOfKeys = ".\\\" From Documentation/Keys.md: make snapshots\n"
  private static let end = ".\\\" The end of what is from the table\n"

  /// A page with its parts made again from the tables.
  static func renewed(_ page: String) throws -> String {
    var rest = page[...]
    var renewed = ""
    for (start, part) in [(start, synopsis), (start, commands), (start, options), (startOfKeys, try keys())] {
      guard let start = rest.range(of: start), let end = rest.range(of: end) else { return renewed + rest }
      renewed += rest[..<start.upperBound] + part + rest[end]
      rest = rest[end.upperBound...]
    }
    return renewed + rest
  }

  private static var synopsis: String {
    let calls = VerbTable.forPeople.flatMap { verb in
      verb.entry.forms.map { form in
        let words = form.operands.map { Roff.operand($0.rawValue) }
        let options = verb.entry.options.isEmpty || form.operands.isEmpty ? [] : ["[\\fIOPTION\\fR]..."]
        let name = "settee \(verb.name)".trimmingCharacters(in: .whitespaces)
        return (["\\fB\(name)\\fR"] + options + words).joined(separator: " ") + "\n"
      }
    }
    let others = ["help", "version", "licences"].map { "\\fB\\-\\-\($0)\\fR" }.joined(separator: " | ")
    return ".nf\n" + calls.joined() + "\\fBsettee\\fR " + others + "\n.fi\n"
  }

  private static var commands: String {
    VerbTable.forPeople.filter { !$0.paragraphs.isEmpty }.map { verb in
      let paragraphs = (verb.paragraphs + [verb.statusText]).filter { !$0.isEmpty }
      return ".TP\n.B \(verb.name)\n" + paragraphs.map(Roff.paragraph).joined(separator: ".IP\n")
    }.joined()
  }

  private static var options: String {
    Option.allCases.map { option in
      let name = "\\fB\(Roff.escaped(option.rawValue))\\fR" + (option.value.map { " \\fI\($0.rawValue)\\fR" } ?? "")
      let summary = option.summary.prefix(1).uppercased() + option.summary.dropFirst() + "."
      return ".TP\n\(name)\n" + Roff.paragraph(option.text ?? summary)
    }.joined() + ".TP\n.B \\-\\-\n" + Roff.paragraph("What follows is no option, though it begins with a dash.")
  }

  private static func keys() throws -> String {
    let page = try String(contentsOf: PackageFolder.url("Documentation/Keys.md"), encoding: .utf8)
    let rows = page.matches(of: /\n\| (`.+`) \| (.+) \|(?=\n)/).map { row in
      "\(row.output.1.replacing("`", with: ""))\tT{\n\(row.output.2)\nT}\n"
    }
    return ".TS\nl lx.\n" + rows.joined() + ".TE\n"
  }
}

/// Plain words as troff has them.
private enum Roff {
  static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
  }

  /// An operand: names in italics, what is typed as it is in bold.
  static func operand(_ text: String) -> String {
    escaped(text).replacing(/[A-Z]+|[a-z]+|\\-/) { match in
      (match.output.first?.isUppercase == true ? "\\fI" : "\\fB") + match.output + "\\fR"
    }
  }

  /// Lines with options and quoted words in bold, and operands in italics.
  static func paragraph(_ text: String) -> String {
    var lines = [""]
    for word in marked(text).split(separator: " ") {
      if !lines[lines.count - 1].isEmpty, lines[lines.count - 1].count + word.count >= 110 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines.map { ($0.first == "." || $0.first == "'" ? "\\&" : "") + $0 + "\n" }.joined()
  }

  private static func marked(_ text: String) -> String {
    escaped(text)
      .replacing(/"([^" ]+)"/) { "\\fB\($0.output.1)\\fR" }
      .replacing(/\\-\\-[a-z](\\-|[a-z])*/) { "\\fB\($0.output.0)\\fR" }
      .replacing(/\b(FILE|OTHER|PATH|VALUE|SCHEMA|FOLDER|FORMAT|VERB)\b/) { "\\fI\($0.output.1)\\fR" }
  }
}
