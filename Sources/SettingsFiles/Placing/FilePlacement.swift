/// A text that is to take the place of a file's content, for a program that may write where this one may not.
///
/// It goes to that program as bytes, with the hash of what the file is expected to hold.
///
/// ```swift
/// let placement = try file.placement(of: edited)
/// send(placement.bytes, to: "sudo place-text \(placement.path)")
/// // there, as root:
/// try FilePlacement(path: path, bytes: received)?.place(by: FileWriter(stateFolder: state))
/// ```
public struct FilePlacement: Sendable, Hashable {
  /// The file's absolute path, without symbolic links.
  public let path: String
  /// The hash of what the file holds now; nil for a file that is not there yet.
  public let expected: ContentHash?
  /// What it is to hold.
  public let text: [UInt8]

  /// A placement by its parts.
  public init(path: String, expected: ContentHash?, text: [UInt8]) {
    (self.path, self.expected, self.text) = (path, expected, text)
  }

  private static let beginning = "settings-placement 1"
  private static let none = "none"
  /// A first line has at most so many bytes.
  private static let mostHeader = 160

  /// The placement as bytes: a line with the expected hash and how many bytes follow, and the text.
  public var bytes: [UInt8] {
    Array("\(Self.beginning) \(expected?.description ?? Self.none) \(text.count)\n".utf8) + text
  }

  /// The placement that such bytes say; nil where they are anything else, or not whole.
  public init?(path: String, bytes: [UInt8]) {
    guard let end = bytes.prefix(Self.mostHeader).firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let header = String(decoding: bytes[..<end], as: UTF8.self)
    guard header.hasPrefix(Self.beginning + " ") else { return nil }
    let words = header.dropFirst(Self.beginning.count + 1).split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let count = Int(words[1]), bytes.count == end + 1 + count else { return nil }
    let expected = ContentHash(words[0])
    guard expected != nil || words[0] == Self.none else { return nil }
    self.init(path: path, expected: expected, text: Array(bytes[(end + 1)...]))
  }
}

extension SettingsFile {
  /// What has to be placed so that the file holds an edited document, and what another program changed meanwhile.
  ///
  /// - Parameters:
  ///   - edited: what it is to hold.
  ///   - seen: what another program put there, which the user has seen and wants overwritten.
  /// - Throws: `SaveError.conflict` where both changed the same place, and others as reading has reasons.
  public func placement(of edited: Document, replacing seen: [UInt8]? = nil) throws(SaveError) -> FilePlacement {
    let present: FileContent
    do throws(FileError) {
      present = try FileContent(target, writer.fileSystem, options: options)
    } catch .notFound {
      if traits != nil { throw .gone(path) }
      return newPlacement(of: edited)
    } catch {
      throw .file(error)
    }
    let isKnown = [document.text, seen].contains { $0.map { ByteScan.areSame(present.bytes, $0) } ?? false }
    let merge = ThreeWayMerge(base: document, ours: edited, theirs: present.bytes)
    guard let result = isKnown ? edited : merge.merged() else { throw .conflict(path, present: present.bytes) }
    return FilePlacement(path: present.target, expected: ContentHash(of: present.bytes), text: result.text)
  }

  /// What has to be placed so that a file that is not there holds a document.
  public func newPlacement(of edited: Document) -> FilePlacement {
    let path = (try? FileLocation(target, writer.fileSystem))?.path ?? FilePath.absolute(target)
    return FilePlacement(path: path, expected: nil, text: edited.text)
  }
}
