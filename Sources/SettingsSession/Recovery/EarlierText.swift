import SettingsFiles

extension Journal {
  /// What a file held before all that was saved since a time.
  ///
  /// - Parameter time: in milliseconds since 1970-01-01 00:00 UTC.
  /// - Returns: nil where nothing was saved since, another program wrote the file meanwhile, or it is not kept what was
  ///   changed.
  package func text(of file: String, holding text: [UInt8], before time: Int) -> [UInt8]? {
    var text = text
    var isEarlier = false
    for entry in entries(ofFile: file).reversed() where entry.time >= time {
      guard entry.hash == TextHash(text).text, let back = entry.edits?.inverse(toSize: text.count) else { return nil }
      text = back.applied(to: text)
      isEarlier = true
    }
    return isEarlier ? text : nil
  }
}
