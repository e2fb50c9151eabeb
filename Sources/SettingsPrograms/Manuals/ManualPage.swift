import Compression
import SettingsDocuments

/// A page of the manual, read for what it says of names.
struct ManualPage {
  let entries: [ManualEntry]
  /// Its sections, where each is about a name.
  let titles: [ManualEntry]

  /// Reads a page, or the one that it names instead of a text of its own: `.so man5/other.5`.
  ///
  /// - Parameter read: gives a file's content; nil where there is none.
  init?(_ reference: ManualReference, in root: String, reading read: (String) -> [UInt8]?) {
    guard var text = read(Self.path(of: reference, in: root)).flatMap(Self.text) else { return nil }
    for _ in 0..<Self.mostReferrals {
      guard let place = Self.referral(in: text) else { break }
      let path = "\(root)/usr/share/man/\(place)"
      guard let next = (read(path + ".gz") ?? read(path)).flatMap(Self.text) else { return nil }
      text = next
    }
    self.init(text: text)
  }

  private static let mostReferrals = 4

  private static func text(of source: [UInt8]) -> String? {
    let isCompressed = source.starts(with: [0x1f, 0x8b])
    guard let bytes = isCompressed ? Gzip.text(of: source) : source else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The page that is meant by one that has nothing else to say but comments.
  private static func referral(in text: String) -> Substring? {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix(".\\\"") && !$0.hasPrefix("'\\\"") }
    guard lines.count == 1, lines[0].hasPrefix(".so ") else { return nil }
    let place = lines[0].dropFirst(4).trimmed
    return place.holds("..") || place.hasPrefix("/") ? nil : place
  }

  private init(text: String) {
    let lines = RoffRequests(text.split(separator: "\n", omittingEmptySubsequences: true)).lines
    let isMdoc = lines.contains { $0.hasPrefix(".Dd") || $0.hasPrefix(".Sh") }
    if isMdoc {
      (entries, titles) = (MdocReader(lines).entries, [])
    } else {
      let reader = ManReader(lines)
      (entries, titles) = (reader.entries, reader.titles)
    }
  }

  static func path(of reference: ManualReference, in root: String = "") -> String {
    "\(root)/usr/share/man/man\(reference.section.prefix(1))/\(reference.name).\(reference.section).gz"
  }
}
