import SettingsDocuments

/// The place where a document is kept: a file, or whatever else holds settings as text.
@MainActor
public protocol DocumentStore: AnyObject {
  /// Where it is, said to the user; a path for a file.
  var location: String { get }

  /// Keeps a document.
  ///
  /// - Parameter seen: what another program put there, which the user has seen and wants overwritten.
  func save(_ document: Document, overwriting seen: SaveConflict?) -> SaveOutcome

  /// Reads again what is kept there.
  func reload() throws(ReloadFailure) -> Document
}

/// What became of a document that was to be saved.
public enum SaveOutcome: Sendable {
  /// It is kept as this document, which holds what another program changed meanwhile where that did not meet.
  case saved(Document)
  /// Another program changed the same settings; nothing was written.
  case conflict(SaveConflict)
  /// Nothing was written, for this reason.
  case failed(String)
}

/// What another program did to the place of a document since it was read.
public struct SaveConflict: Hashable, Sendable {
  /// What is there now; nil where nothing is.
  public let present: [UInt8]?

  public init(present: [UInt8]?) {
    self.present = present
  }
}

/// Why a document could not be read again, in words for the user.
public struct ReloadFailure: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
