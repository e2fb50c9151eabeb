import Libc
import SettingsDocuments

/// This program's own file, as it may be copied to another machine.
struct OwnProgram {
  let path: String
  let bytes: Int
  let hash: String
  /// The system and the processor that it runs on, as `uname -s -m` says them.
  var machine = Self.ownMachine

  /// - Throws: where it cannot be read, or needs libraries that another machine may not have.
  static func found(at path: String?) throws(VerbError) -> OwnProgram {
    guard let path, let content = try? FileContent(path).bytes else {
      throw VerbError("this program's own file cannot be read")
    }
    guard isStatic(content) else {
      throw VerbError("this Settee needs libraries of this machine and cannot be copied")
    }
    return OwnProgram(path: path, bytes: content.count, hash: ContentHash(of: content).description)
  }

  static var ownMachine: String {
    var name = utsname()
    uname(&name)
    func text<Field>(_ field: Field) -> String {
      withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
    return text(name.sysname) + " " + text(name.machine)
  }

  /// Whether an ELF file of 64 bits (elf(5)) names no loader of libraries (`PT_INTERP`, 3).
  static func isStatic(_ content: [UInt8]) -> Bool {
    guard content.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), content.count >= 64 else { return false }
    func number(_ place: Int, _ size: Int) -> Int {
      content[place..<place + size].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    let (start, size, count) = (number(32, 8) & 0xFFFF_FFFF, number(54, 2), number(56, 2))
    guard size >= 4, start + size * count <= content.count else { return false }
    return (0..<count).allSatisfy { number(start + $0 * size, 4) != 3 }
  }
}
