import TestSupport

/// Puts one fault into a valid file, by a seed.
struct FaultMaker {
  /// What sort of fault.
  enum Kind: String, CaseIterable {
    case misspelt, wrongValue, brokenSyntax, unclosed
  }

  /// A text with a fault, and the line that it is on.
  struct Fault {
    let kind: Kind
    let line: Int
    let text: String
    let faulty: String
  }

  /// The lines of a file that is valid.
  let lines: [String]
  /// What begins a comment.
  let comments: [Character]

  init(_ text: String, comments: [Character] = ["#", ";"]) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.comments = comments
  }

  /// The indices of lines that set something.
  private var settings: [Int] {
    lines.indices.filter { index in
      let line = lines[index].drop { $0 == " " || $0 == "\t" }
      guard let first = line.first, !comments.contains(first), first != "[" else { return false }
      return line.contains { separators.contains($0) }
    }
  }

  private let separators: [Character] = ["=", ":", " ", "\t"]

  func fault(_ random: inout SeededGenerator) -> Fault {
    let kind = Kind.allCases[random.next(below: Kind.allCases.count)]
    let index = settings[random.next(below: settings.count)]
    let faulty = faulty(lines[index], kind, &random)
    var lines = lines
    lines[index] = faulty
    return Fault(kind: kind, line: index + 1, text: lines.joined(separator: "\n"), faulty: faulty)
  }

  private func faulty(_ line: String, _ kind: Kind, _ random: inout SeededGenerator) -> String {
    let indent = line.prefix { $0 == " " || $0 == "\t" }
    let rest = line.dropFirst(indent.count)
    let name = rest.prefix { !separators.contains($0) }
    let behind = rest.dropFirst(name.count)
    let separator = behind.prefix { separators.contains($0) }
    let value = behind.dropFirst(separator.count)
    switch kind {
    case .misspelt:
      var letters = Array(name)
      let place = random.next(below: letters.count)
      switch random.next(below: 3) {
      case 0 where letters.count > 2: letters.remove(at: place)
      case 1: letters.insert(letters[place], at: place)
      default: letters[place] = letters[place] == "q" ? "z" : "q"
      }
      return indent + String(letters) + behind
    case .wrongValue: return indent + name + separator + "some%times" + String(random.next(below: 10))
    case .brokenSyntax: return String(indent + name)
    case .unclosed: return indent + name + separator + "\"" + value
    }
  }
}
