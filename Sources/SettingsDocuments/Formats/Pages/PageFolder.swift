/// Pages that are files `NAME.toml` of a folder: a user's own, or those of a machine.
package struct PageFolder: Sendable {
  package let path: String
  package let fileSystem: any FileSystem

  private static let ending = ".toml"

  package init(_ path: String, _ fileSystem: any FileSystem = SystemFileSystem()) {
    (self.path, self.fileSystem) = (path, fileSystem)
  }

  /// The names of its pages, sorted.
  package var names: [String] {
    let files = (try? fileSystem.names(in: path)) ?? []
    return files.filter { $0.hasSuffix(Self.ending) && !$0.hasPrefix(".") }
      .map { String($0.dropLast(Self.ending.count)) }.sorted()
  }

  package func file(of name: String) -> String { "\(path)/\(name)\(Self.ending)" }

  /// The text of a page, and why it must not be heeded: root reads none that others could have written.
  ///
  /// - Throws: where it cannot be read at all.
  package func text(of name: String) throws(PageError) -> (text: [UInt8], refusal: PageError?) {
    let file = file(of: name)
    let content: FileContent
    do throws(FileError) {
      content = try FileContent(file, fileSystem)
    } catch {
      throw PageError(page: file, place: "1:1", message: error.description)
    }
    let refusal = content.otherWriter.map { PageError(page: file, place: "1:1", message: "not read as root: \($0)") }
    return (content.bytes, refusal)
  }
}
