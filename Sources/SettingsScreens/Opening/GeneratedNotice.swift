import TerminalTables

/// That a program writes a document again, and the way to what it is made of.
@MainActor
package struct GeneratedNotice {
  /// What is said of it, in sentences.
  private let warning: String
  /// The file to change instead; nil where there is none.
  private let source: Source?

  /// A file that another one is made of.
  package struct Source {
    let path: String
    let screen: () throws(InclusionError) -> any Screen

    package init(_ path: String, screen: @escaping () throws(InclusionError) -> any Screen) {
      (self.path, self.screen) = (path, screen)
    }
  }

  package init(_ warning: String, source: Source?) { (self.warning, self.source) = (warning, source) }

  /// What is said above the settings.
  var text: String { source.map { "\(warning) o opens \($0.path)." } ?? warning }

  /// The key that goes to the source; nil where there is none.
  func binding(in navigator: Navigator) -> KeyBinding? {
    guard let source else { return nil }
    return KeyBinding(
      "source", keys: [.character("o")], help: "the source",
      explanation: "Opens \(source.path), which this file is made of"
    ) {
      navigator.attempt { () throws(InclusionError) in navigator.push(try source.screen()) }
    }
  }
}
