import SettingsFiles

/// The place where a document is kept: a file, or whatever else holds settings as text.
///
/// ```swift
/// final class MemoryStore: DocumentStore {
///   let location = "in memory"
///   var kept: Document
///   init(_ document: Document) { kept = document }
///   func save(_ document: Document, overwriting seen: SaveConflict?) -> SaveOutcome {
///     kept = document
///     return .saved(document)
///   }
///   func reload() throws(ReloadError) -> Document { kept }
/// }
/// ```
@MainActor
public protocol DocumentStore: AnyObject {
  /// Where it is, said to the user; a path for a file.
  var location: String { get }

  /// The folder that relative paths in the document begin at; nil where there is none.
  var folder: String? { get }

  /// Keeps a document.
  ///
  /// - Parameters:
  ///   - document: what is to be kept.
  ///   - seen: what another program put there, which the user has seen and wants overwritten.
  func save(_ document: Document, overwriting seen: SaveConflict?) -> SaveOutcome

  /// Keeps a document by way of another program that may write where this one may not.
  ///
  /// - Parameters:
  ///   - document: what is to be kept.
  ///   - seen: what a third program put there, which the user has seen and wants overwritten.
  ///   - place: has the other program do it; it throws where that did not.
  func save(
    _ document: Document, overwriting seen: SaveConflict?, through place: (FilePlacement) throws(SaveFailure) -> Void
  ) -> SaveOutcome

  /// Writes a document into another file, which is not there yet.
  ///
  /// - Parameters:
  ///   - document: what the file is to hold.
  ///   - path: where.
  func copy(_ document: Document, to path: String) throws(SaveFailure)

  /// Reads again what is kept there.
  ///
  /// - Throws: ``ReloadError`` where it cannot be read or does not parse; the document that is open then stays.
  func reload() throws(ReloadError) -> Document

  /// Lets the next saves write where ``SaveOutcome/readOnly(_:)`` was the answer.
  func allowReadOnly()

  /// Has what is not there yet be made for its owner alone, where a function says that it holds a secret.
  func keepPrivate(if holdsSecret: () -> Bool)

  /// What the user should know of the last save, and was not told before.
  var saveNotices: [String] { get }

  /// What another program put there since the document was read or kept; nil where nothing else is there, and where it
  /// cannot be understood.
  ///
  /// It is asked about once a second, and so must take next to no time while nothing changes.
  func outsideChange() -> Document?

  /// Goes on from what ``outsideChange()`` found, as from what was read.
  func takeUpOutsideChange()

  /// What is the matter with the place, as far as ``outsideChange()`` has seen; nil where all is well.
  var condition: StoreCondition? { get }

  /// What is remembered of its changes; nil where nothing is.
  var record: (any DocumentRecord)? { get }
}

extension DocumentStore {
  /// Nil: most places are no files.
  public var folder: String? { nil }

  /// Does nothing: most places know no such thing.
  public func allowReadOnly() {}

  /// Does nothing: most places are no files.
  public func keepPrivate(if holdsSecret: () -> Bool) {}

  /// None: most places have nothing to say.
  public var saveNotices: [String] { [] }

  /// Fails: most places are no files.
  public func save(
    _ document: Document, overwriting seen: SaveConflict?, through place: (FilePlacement) throws(SaveFailure) -> Void
  ) -> SaveOutcome {
    .failed(SaveFailure("\(location) is no file that another program could write"))
  }

  /// Fails: most places know no other files.
  public func copy(_ document: Document, to path: String) throws(SaveFailure) {
    throw SaveFailure("\(location) cannot be written into another file")
  }

  /// Nil: nobody else changes what most stores keep.
  public func outsideChange() -> Document? { nil }

  /// Nil: nothing is the matter with most places.
  public var condition: StoreCondition? { nil }

  /// Nothing, as there is never anything to take up.
  public func takeUpOutsideChange() {}

  /// Nil: a store need not remember changes.
  public var record: (any DocumentRecord)? { nil }
}

/// What became of a document that was to be saved.
///
/// ```swift
/// if case .conflict(let conflict) = session.save() { session.save(overwriting: conflict) }
/// ```
public enum SaveOutcome: Sendable {
  /// It is kept as this document, which holds what another program changed meanwhile where that did not meet.
  case saved(Document)
  /// Another program changed the same settings; nothing was written.
  case conflict(SaveConflict)
  /// The place says that it is not to be written, and the user may want it all the same; this is what it says.
  case readOnly(String)
  /// Nothing was written, for this reason.
  case failed(SaveFailure)
}

/// Why a document was not kept, in words for the user.
///
/// ```swift
/// return .failed(SaveFailure("there is no room left"))
/// ```
public struct SaveFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, as one sentence.
  public let description: String
  /// What the file system or another program did to a file; nil for other places.
  public let cause: SaveError?

  /// A failure for this reason.
  public init(_ description: String) {
    self.description = description
    cause = nil
  }

  /// A failure to save a file.
  public init(_ cause: SaveError) {
    description = cause.description
    self.cause = cause
  }
}

/// What another program did to the place of a document since it was read.
///
/// ```swift
/// return .conflict(SaveConflict(present: try? readAgain()))
/// ```
public struct SaveConflict: Hashable, Sendable {
  /// What is there now, in UTF-8; nil where nothing is.
  public let present: [UInt8]?
  /// What another program did to a file; nil for other places.
  public let cause: SaveError?

  /// A conflict with what is there now.
  public init(present: [UInt8]?, cause: SaveError? = nil) {
    (self.present, self.cause) = (present, cause)
  }
}

/// Why a document could not be read again, in words for the user.
///
/// ```swift
/// throw ReloadError("\(path): there is no such file")
/// ```
public struct ReloadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, as one sentence.
  public let description: String

  /// An error for this reason.
  public init(_ description: String) {
    self.description = description
  }
}
