/// Which file is about to be exchanged for which.
struct ExchangeRecord: Sendable {
  /// The new file.
  let new: UInt64
  /// The file as it was read: its number, its size and when it was written.
  let old: UInt64
  let oldSize: Int
  let oldModified: Int

  init(new: FileStatus, old: FileStatus) {
    self.new = new.inode
    self.old = old.inode
    oldSize = old.size
    oldModified = old.modified
  }

  /// Reads a line back; `nil` for any other.
  init?(line: [UInt8]) {
    let numbers = line.split(separator: UInt8(ascii: " ")).map { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 4, let new = numbers[0], let old = numbers[1], let size = numbers[2], let time = numbers[3]
    else { return nil }
    (self.new, self.old) = (UInt64(bitPattern: Int64(new)), UInt64(bitPattern: Int64(old)))
    (oldSize, oldModified) = (size, time)
  }

  var line: String { "\(Int64(bitPattern: new)) \(Int64(bitPattern: old)) \(oldSize) \(oldModified)" }

  /// Whether a file that was left is the new one, or the old one as it was read: nothing is lost with it.
  func covers(_ status: FileStatus) -> Bool {
    status.inode == new || status.inode == old && status.size == oldSize && status.modified == oldModified
  }
}
