/// What an index is asked: which settings and phrases have a word.
protocol TermIndex: AnyObject {
  /// How many settings there are; they are numbered from 1 on.
  var settingCount: Int { get }
  var phraseCount: Int { get }
  var programs: [IndexedProgram] { get }
  /// All words of names and phrases, to be compared with a slip.
  var words: [String] { get }

  /// Calls a function with each place that has all words of a term.
  ///
  /// - Parameter isBeginning: whether words that begin so are meant as well.
  func settings(with term: String, isBeginning: Bool, _ body: (_ setting: Int, TextField) -> Void) throws(DatabaseError)
  func phrases(with term: String, isBeginning: Bool, _ body: (_ phrase: Int) -> Void) throws(DatabaseError)
  func setting(_ number: Int) throws(DatabaseError) -> IndexedSetting?
  func phrase(_ number: Int) throws(DatabaseError) -> IndexedPhrase?
}

/// A program of an index.
package struct IndexedProgram: Hashable, Sendable {
  package let name: String
  package let title: String
  package let isInstalled: Bool
  /// The numbers of its settings.
  let settings: Range<Int>
}

/// A setting of an index.
struct IndexedSetting {
  let file: String
  let path: String
  let state: SearchedSetting.State
  /// The first of the settings that are the same, in other places.
  let twin: Int
  /// How many words its name has.
  let wordCount: Int
}

/// What people say, of an index.
struct IndexedPhrase {
  let setting: Int
  let text: String
  let value: String?
  let wordCount: Int
}
