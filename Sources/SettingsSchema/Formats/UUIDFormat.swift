/// UUIDs in their text form (RFC 4122, section 3), of any version.
enum UUIDFormat {
  static func accepts(_ text: String) -> Bool {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12] && groups.allSatisfy { $0.allSatisfy { $0.hexDigitValue != nil } }
  }
}
