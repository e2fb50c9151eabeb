import SettingsDocuments

/// A page of the manual, read for what it says of names.
struct ManualPage {
  let entries: [ManualEntry]

  /// Reads a page's source, compressed or not.
  init?(source: [UInt8]) {
    let isCompressed = source.starts(with: [0x1f, 0x8b])
    guard let bytes = isCompressed ? Gzip.text(of: source) : source else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    let isMdoc = lines.contains { $0.hasPrefix(".Dd") || $0.hasPrefix(".Sh") }
    entries = isMdoc ? MdocReader(lines).entries : ManReader(lines).entries
  }

  /// Where the source of a page is.
  static func path(of reference: ManualReference, in root: String = "") -> String {
    "\(root)/usr/share/man/man\(reference.section.prefix(1))/\(reference.name).\(reference.section).gz"
  }
}
