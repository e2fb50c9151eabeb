import SettingsDocuments
import SettingsPrograms
import SettingsSchema

/// Renews the copies of schemas of the web: SchemaStore's catalogue, what files name, and what those schemas refer to.
struct SchemaUpdate: Sendable {
  let copies: SchemaCopies
  let fetcher: WebFetcher
  var catalogue = Self.schemaStore

  static let schemaStore = "https://www.schemastore.org/api/json/catalog.json"
  /// More are no schemas of one account.
  static let mostAddresses = 500

  enum Outcome {
    case kept(SchemaCopies.Outcome, path: String)
    /// Why, and whether no other address needs to be tried.
    case failed(String, concernsAll: Bool = false)
  }

  /// The catalogue, the schemas that files have, and those that their copies refer to.
  ///
  /// - Parameter files: the files, with the address of each one's schema.
  func needs(ofFiles files: [(file: String, uri: String)]) -> [SchemaNeed] {
    var needs = [SchemaNeed(catalogue, .catalogue, reason: "the catalogue of schemas")]
    needs += files.map { SchemaNeed($0.uri, reason: "for \($0.file)") }
    var known: Set<String> = []
    var next = 0
    while next < needs.count, needs.count < Self.mostAddresses {
      if known.insert(needs[next].name).inserted {
        needs += references(of: needs[next])
        next += 1
      } else {
        needs.remove(at: next)
      }
    }
    return needs
  }

  /// What the copy of a schema refers to.
  private func references(of need: SchemaNeed) -> [SchemaNeed] {
    guard need.kind == .schema, case .success(let address) = need.address, let path = copies.path(of: address),
      let text = copies.text(at: path), let document = try? Document(parsing: text, as: .json)
    else { return [] }
    return SchemaReferences(in: document, at: address.text).uris.filter(SchemaNeed.isOfWeb)
      .map { SchemaNeed($0, reason: "named by \(need.name)") }
  }

  /// Fetches one of them, looks at what has come, and keeps it.
  func fetch(_ need: SchemaNeed, while isWanted: @escaping @Sendable (_ bytes: Int) -> Bool = { _ in true }) -> Outcome
  {
    let (address, text): (WebAddress, [UInt8])
    do throws(FetchError) {
      address = try need.address.get()
      text = try fetcher.fetch(address, while: isWanted)
    } catch {
      return .failed(error.description, concernsAll: error.concernsAll)
    }
    guard let path = need.kind == .catalogue ? copies.cataloguePath : copies.path(of: address) else {
      return .failed("its path is no name of a file")
    }
    if let refusal = FetchedSchema.refusal(of: text, as: need.kind, at: address) { return .failed(refusal) }
    do throws(FileError) {
      return .kept(try copies.keep(text, at: path), path: path)
    } catch {
      return .failed(error.description)
    }
  }
}
