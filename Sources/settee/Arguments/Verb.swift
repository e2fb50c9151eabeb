/// What Settee is asked to do, by the word that says so.
enum Verb: String, CaseIterable {
  /// No word at all: the full screen.
  case screen = ""
  case get, set, reset, list, describe, diff, check, recover, schemas, completions, help
  /// Asked by shells, not by people.
  case complete
  /// Asked by an editor that is not root, of one that is.
  case place
  /// Asked by Settee itself, to become a program that sees a text in the place of a file.
  case confine

  /// The verbs that people are told of.
  static var told: [Verb] { allCases.filter { ![.complete, .place, .confine].contains($0) } }

  /// The verb of this name; nil where there is none, and the word is a file's.
  static func named(_ word: String) -> Verb? { word.isEmpty ? nil : Verb(rawValue: word) }
}

/// What the table says of a verb: parsing, the help, the manual and completions are made from it.
///
/// In its texts operands are written as in its forms, options with their dashes, and what is to be taken literally
/// between quotes; paragraphs are parted by an empty line.
struct VerbEntry {
  /// A way to call it.
  struct Form {
    let operands: [Operand]
    /// A line of the help.
    let summary: String

    init(_ operands: [Operand], _ summary: String) {
      (self.operands, self.summary) = (operands, summary)
    }
  }

  let forms: [Form]
  let options: [Option]
  /// Options of which only one may be there.
  var exclusive: [Option] = []
  /// What it does.
  var text = ""
  /// What its exit status says, from 0 on.
  var status: [String] = []
}
