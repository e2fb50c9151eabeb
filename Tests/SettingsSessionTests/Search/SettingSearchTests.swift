import SettingsDocuments
import SettingsSession
import Testing

/// What the search gathers, and when.
@MainActor
@Suite struct SettingSearchTests {
  private func paths(_ search: SettingSearch, _ typed: String) -> [String] {
    let hits = search.find(SearchQuery(typed))
    return (0..<hits.count).map { hits.path(of: hits.number(at: $0)).description }
  }

  @Test func settingsAreGatheredBesideTheInterfaceAndOldOnesServeMeanwhile() throws {
    let model = try session(#"{ "first": 1, "second": 2 }"#, .json, schema: nil)
    var works: [@Sendable () -> Void] = []
    model.runInBackground = {
      works.append($0)
      return true
    }
    let search = SettingSearch(model) {}
    search.begin()
    search.begin()
    #expect(works.count == 1 && search.isGathering)
    #expect(paths(search, "second").isEmpty)
    works[0]()
    #expect(paths(search, "second") == ["second"])
  }

  /// Who is told looks through all that there is.
  @Test func moreIsToldOfWhenThereIsTwiceAsMuch() async throws {
    let members = (0..<150_000).map { "\"k\($0)\":1" }.joined(separator: ",")
    let model = try session("{\(members)}", .json, schema: nil)
    model.runInBackground = {
      $0()
      return true
    }
    var told = 0
    let search = SettingSearch(model) { told += 1 }
    search.begin()
    while search.isGathering { await Task.yield() }
    #expect((7...10).contains(told))
    #expect(paths(search, "k149999").first == "k149999")
  }

  @Test func aSchemaThatRefersToItselfIsSearchedToABound() throws {
    let schema = ##"{ "properties": { "node": { "$ref": "#" }, "leaf": { "type": "string" } } }"##
    let model = try session("{}", .json, schema: schema)
    let search = SettingSearch(model) {}
    search.begin()
    #expect(paths(search, "leaf").first == "leaf")
    #expect(paths(search, "leaf").count < 10)
  }

  /// As the sections of php.ini, in which any setting may be.
  @Test func whatMayBeSetInEachOfManyObjectsIsOnceBeforeAllOthers() throws {
    let schema = """
      { "additionalProperties": { "properties": {
        "root": { "title": "Errors" }, "level": { "description": "which errors" } } } }
      """
    let model = try session(#"{ "a": {}, "b": {} }"#, .json, schema: schema)
    let search = SettingSearch(model) {}
    search.begin()
    #expect(paths(search, "errors") == ["a.root", "a.level", "b.root", "b.level"])
    #expect(paths(search, "root") == ["a.root", "b.root"])
  }

  @Test func listsAndWhatIsInThemAreFound() throws {
    let model = try session(#"{ "jobs": [{ "name": "one" }, { "name": "two" }] }"#, .json, schema: nil)
    let search = SettingSearch(model) {}
    search.begin()
    #expect(paths(search, "two") == ["jobs[1].name"])
    #expect(paths(search, "jobs name") == ["jobs[0].name", "jobs[1].name"])
  }

  @Test(arguments: [
    ("socket timeouts", ["server.socketTimeout", "server.timeout"]),
    ("timetable", ["server.timeout", "server.socketTimeout"]),
    ("max serverless", ["server", "server.timeout", "server.socketTimeout"]), ("zzz", []),
  ])
  func whereNothingHasAllWordsThoseAreNearThatHaveMost(_ typed: String, _ near: [String]) throws {
    let model = try session(#"{ "server": { "timeout": 1, "socketTimeout": 2 }, "log": 3 }"#, .json, schema: nil)
    let search = SettingSearch(model) {}
    search.begin()
    let hits = search.nearest(to: SearchQuery(typed))
    #expect((0..<hits.count).map { hits.path(of: hits.number(at: $0)).description } == near)
  }

  @Test(arguments: [
    ("sahred", true), ("shred", true), ("sharred", true), ("shaked", true), ("sherid", false), ("abd", false),
  ])
  func oneSlipIsForgivenInWordsOfFourLettersAndMore(_ typed: String, _ isFound: Bool) throws {
    let model = try session(#"{ "shared": 1, "abc": 2 }"#, .json, schema: nil)
    let search = SettingSearch(model) {}
    search.begin()
    #expect(paths(search, typed) == (isFound ? ["shared"] : []))
  }
}
